import type { Identity } from '@ebkit/protocol/calls/session'
import type { Transaction } from '../database/tenant'
import type { Gateway } from '../gateway'
import { encodeKey } from '../store/encodeKey'
import { keyOfAddress } from '../store/keyOfAddress'
import { signedQuery } from '../store/signing/signedAddress'
import { mayRead } from '../store/visibility/mayRead'
import type { ObjectAccess } from '../store/visibility/ObjectAccess'
import { isOpen } from '../store/visibility/visibility'

/** A requested address, in its saved form. */
export interface AskedAddress {
  readonly address: string
  readonly process?: string | undefined
}

/** Its answer. */
export type AnsweredAddress = {
  readonly url: string | null
  readonly isPublic: boolean
}

const none: AnsweredAddress = { url: null, isPublic: false }

/** The time from which addresses are signed: constant for a while, so that browsers reuse cached images. */
export const signedFrom = (lifetime: number, now = Date.now()): number => {
  const step = Math.max(1000, Math.floor(lifetime / 3000) * 1000)
  return Math.floor(now / step) * step
}

/** Objects that the user may read, by the addresses that name them. */
export async function readableAmong(
  { settings, store }: Gateway,
  rows: Transaction,
  identity: Identity,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, ObjectAccess>> {
  const keys = new Map(
    addresses.flatMap((address) => {
      const key = keyOfAddress(settings.store, address)
      return key ? [[address, key] as const] : []
    }),
  )
  const access = await store.accessOf(rows, [...new Set(keys.values())])
  return new Map(
    [...keys].flatMap(([address, key]) => {
      const object = access.get(key)
      return object && mayRead(identity, object) ? [[address, object] as const] : []
    }),
  )
}

/**
 * Signs addresses.
 *
 * @param domain what addresses begin with
 * @param signedAt milliseconds: `signedFrom`
 */
export async function signAddresses(
  { settings, store }: Gateway,
  readable: ReadonlyMap<string, ObjectAccess>,
  asked: readonly AskedAddress[],
  { domain, signedAt }: { domain: string; signedAt: number },
): Promise<AnsweredAddress[]> {
  const seconds = Math.floor(settings.store.addressLifetime / 1000)
  const sign = async ({ address, process }: AskedAddress): Promise<AnsweredAddress> => {
    const object = readable.get(address)
    if (!object) return none
    const { objectKey: key } = object
    const plain = `${domain}/${encodeKey(key)}`
    if (isOpen(object) && !settings.store.aliyun)
      return { url: process ? `${plain}?x-oss-process=${process}` : plain, isPublic: true }
    const signer = await store.signerFor(key)
    return { url: `${plain}?${signedQuery(signer, { key, process, signedAt, seconds })}`, isPublic: false }
  }
  const answered: AnsweredAddress[] = []
  for (const each of asked) answered.push(await sign(each))
  return answered
}
