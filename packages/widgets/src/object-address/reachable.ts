import { loadChunk } from '@ebkit/core/errors'
import { mayBeSigned } from '@ebkit/core/files'
import type { Http } from '@ebkit/core/http'
import type { Session } from '@ebkit/core/session'

/** Who asks: what `usePlace` knows of the surroundings. */
export interface AddressAsker {
  /** Who is signed in; without it nobody can be asked. */
  session?: Session | undefined
  /** What the call is made with; without it nobody can be asked. */
  http?: Http | undefined
}

/** An address that was saved, and how it can be reached. */
export interface SavedAddress {
  /** As it was saved. */
  saved: string
  /** What the store is to make of it. */
  process?: string | undefined
}

/** The plain address, with its instruction. */
export function withProcess({ saved, process }: SavedAddress): string {
  if (process === undefined) return saved
  return `${saved}${saved.includes('?') ? '&' : '?'}x-oss-process=${process}`
}

/**
 * An address that shows an object to the user now. It is for the screen: never to be stored, copied or logged.
 *
 * @param failed an address that did not work
 * @returns undefined where there is none, or nobody could be asked
 */
export async function reachableAddress(
  { session, http }: AddressAsker,
  { saved, process }: SavedAddress,
  failed?: string,
): Promise<string | undefined> {
  if (!mayBeSigned(saved)) return failed === undefined ? withProcess({ saved, process }) : undefined
  try {
    const { objectAddressesOf } = await loadChunk(() => import('@ebkit/core/object-addresses'))
    const found = await objectAddressesOf(session, http).get({ saved, process }, failed)
    return found?.url
  } catch {
    // Offline, or the gateway has a fault: what is shown says that it failed, and can be tried again.
    return undefined
  }
}
