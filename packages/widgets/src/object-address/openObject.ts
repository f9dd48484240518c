import { safeAddress } from '@ebkit/core/files'
import type { MouseEvent } from 'react'
import { type AddressAsker, reachableAddress } from './reachable'

/**
 * For links to objects that are not everybody's. What stands in the link, and what people copy of it, is the plain address;
 * a click opens one that is signed. A window that opens later than the click would be taken for an advertisement, so it
 * opens at once and is sent on.
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
