import { safeAddress } from '@ebkit/core/files'
import type { MouseEvent } from 'react'
import { type AddressAsker, reachableAddress } from './reachable'

/**
 * Handles clicks on links to private objects. The link has the plain address, so that users copy that one; a click
 * opens a signed one. A window that opens later than the click would be blocked as a pop-up, so it opens at once and
 * is redirected.
 */
export async function openObject(
  asker: AddressAsker,
  saved: string,
  event: Pick<MouseEvent, 'preventDefault' | 'button'>,
): Promise<void> {
  if (event.button !== 0) return
  event.preventDefault()
  const page = window.open('about:blank', '_blank')
  const address = (await reachableAddress(asker, { saved })) ?? saved
  if (!page) return
  const safe = safeAddress(address)
  if (!safe) return page.close()
  page.opener = null
  page.location.replace(safe)
}
