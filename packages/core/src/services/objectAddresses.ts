import { publishObjects, signObjectAddresses } from '@ebkit/protocol/calls/objectAddresses'
import type { AnswerOf } from '@ebkit/protocol/define-call'
import { millisecondsOf } from '../clock/millisecondsOf'
import type { Http } from '../http/createHttp'
import type { SignedBatch } from '../object-addresses/createObjectAddresses'
import type { WantedObject } from '../object-addresses/ObjectAddress'

/** A file of the public space that an object was copied to. */
export type PublishedCopy = NonNullable<AnswerOf<typeof publishObjects>['list'][number]['copy']>

/** Addresses of objects, and access to them. Every call may throw a ServiceError. */
export interface ObjectAddressService {
  /**
   * Addresses that give access to objects for a short time. They are for rendering only: never store, copy or log
   * them.
   */
  sign(wanted: readonly WantedObject[], signal?: AbortSignal): Promise<SignedBatch>
  /** Copies objects into the public space; undefined for an object that the user may not read. */
  publish(saved: readonly string[], signal?: AbortSignal): Promise<(PublishedCopy | undefined)[]>
}

/** Assumed lifetime if the gateway does not send its time. */
const shortestLife = 300_000

/**
 * Signs and publishes objects of the store.
 *
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { createObjectAddressService } from '@ebkit/core/services/objectAddresses'
 * import { getSession } from '@ebkit/core/session'
 *
 * const addresses = createObjectAddressService(createHttp({ session: getSession() }))
 *
 * // An address under which everybody may read a private object from now on.
 * export async function publicAddress(saved: string) {
 *   const [copy] = await addresses.publish([saved])
 *   return copy?.url
 * }
 * ```
 */
export function createObjectAddressService(http: Http): ObjectAddressService {
  return {
    async sign(wanted, signal) {
      const list = wanted.map(({ saved: address, process }) => ({ address, ...(process && { process }) }))
      const answer = await http.call(signObjectAddresses, { body: { list }, signal })
      const life = millisecondsOf(answer.expiration) - millisecondsOf(answer.serverTime)
      return {
        addresses: answer.list.map(({ url, isPublic }) => (url === null ? undefined : { url, isPublic })),
        life: life > 0 ? life : shortestLife,
      }
    },
    async publish(saved, signal) {
      const body = { list: saved.map((address) => ({ address })) }
      const { list } = await http.call(publishObjects, { body, signal })
      return list.map(({ copy }) => copy ?? undefined)
    },
  }
}
