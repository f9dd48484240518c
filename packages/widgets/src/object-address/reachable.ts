import { loadChunk } from '@ebkit/core/errors'
import { mayBeSigned } from '@ebkit/core/files'
import type { Http } from '@ebkit/core/http'
import type { Session } from '@ebkit/core/session'

/** The session of the request, from `usePlace`. */
export interface AddressAsker {
  /** The signed-in user; without one nothing is requested. */
  session?: Session | undefined
  /** The client for the call; without it nothing is requested. */
  http?: Http | undefined
}

/** A saved address, and how it can be reached. */
export interface SavedAddress {
  /** The saved form. */
  saved: string
  /** The processing instruction for the store. */
  process?: string | undefined
}

/** The plain address, with its instruction. */
export function withProcess({ saved, process }: SavedAddress): string {
  if (process === undefined) return saved
  return `${saved}${saved.includes('?') ? '&' : '?'}x-oss-process=${process}`
}

/**
 * An address that shows an object to the user now. For rendering only: never store, copy or log it.
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
    // Offline, or the gateway failed: the view shows the failure, and can retry.
    return undefined
  }
}
