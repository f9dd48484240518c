import { mostAddresses } from '@ebkit/protocol/calls/objectAddresses'
import { stopwatch } from '../clock/stopwatch'
import { isServiceError } from '../errors/ServiceError'
import { NativePromise } from '../promise/nativePromise'
import type { ObjectAddress, WantedObject } from './ObjectAddress'

/** The answer to one request. */
export interface SignedBatch {
  /** In the order of the request; undefined: this user has no access. */
  readonly addresses: readonly (ObjectAddress | undefined)[]
  /** Milliseconds until they expire. */
  readonly life: number
}

/** How addresses are signed and cached. */
export interface ObjectAddressesOptions {
  /** @throws ServiceError */
  sign(wanted: readonly WantedObject[]): Promise<SignedBatch>
  /** The user of the addresses: those of another user are never returned. */
  owner(): string
  /** This device's clock, in milliseconds since 1970. Default `Date.now`. */
  now?: () => number
  /** Calls back when requests made together have been collected. Default: after the current task. */
  gather?: (send: () => void) => void
}

/** Addresses of objects that are not public. Kept in memory only. */
export interface ObjectAddresses {
  /** A known address that is valid for a while; undefined if it must be requested. */
  peek(wanted: WantedObject): ObjectAddress | undefined
  /**
   * Returns an address; addresses requested together are signed by one call. Undefined: this user has no access.
   * @param failed an address that did not work: it is not given again
   * @throws ServiceError where the gateway could not be asked
   */
  get(wanted: WantedObject, failed?: string): Promise<ObjectAddress | undefined>
}

interface Kept {
  readonly address: ObjectAddress
  readonly isGood: () => boolean
}

interface Waiting {
  readonly wanted: WantedObject
  readonly answer: Promise<ObjectAddress | undefined>
  resolve(address: ObjectAddress | undefined): void
  reject(error: unknown): void
}

/** Milliseconds before its expiry during which an address is no longer used: a large image takes a while. */
const margin = 60_000

const nameOf = ({ saved, process = '' }: WantedObject) => `${process} ${saved}`

/** A gateway without this call: all its objects are shown by their plain addresses. */
const isUnknownCall = (error: unknown) =>
  isServiceError(error, 'http') && [404, 405, 501].includes(error.status)

/**
 * Signs addresses in batches, and caches them while they are valid.
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { createObjectAddresses } from '@ebkit/core/object-addresses'
 * import { createObjectAddressService } from '@ebkit/core/services/objectAddresses'
 * import { getSession } from '@ebkit/core/session'
 *
 * const session = getSession()
 * const service = createObjectAddressService(createHttp({ session }))
 * const addresses = createObjectAddresses({
 *   sign: (wanted) => service.sign(wanted),
 *   owner: () => session.context().userId ?? '',
 * })
 * ```
 */
export function createObjectAddresses(options: ObjectAddressesOptions): ObjectAddresses {
  const { sign, now = () => Date.now(), gather = (send) => void setTimeout(send) } = options
  let owner = options.owner()
  let kept = new Map<string, Kept>()
  let waiting = new Map<string, Waiting>()
  let underWay = new Map<string, Waiting>()
  let isUnknown = false

  /** Discards those of another user. */
  function check(): void {
    if (options.owner() === owner) return
    owner = options.owner()
    kept = new Map()
    underWay = new Map()
  }

  const find = (wanted: WantedObject): ObjectAddress | undefined => {
    check()
    if (isUnknown) return { url: wanted.saved, isPublic: true }
    const found = kept.get(nameOf(wanted))
    return found?.isGood() ? found.address : undefined
  }

  async function ask(batch: readonly (readonly [string, Waiting])[]): Promise<void> {
    const asker = owner
    const age = stopwatch(now)
    try {
      const { addresses, life } = await sign(batch.map(([, { wanted }]) => wanted))
      const isGood = () => age() < life - Math.min(margin, life / 3)
      batch.forEach(([name, { resolve }], index) => {
        const address = addresses[index]
        if (address && owner === asker)
          kept.set(name, { address, isGood: address.isPublic ? () => true : isGood })
        resolve(owner === asker ? address : undefined)
      })
    } catch (error) {
      if (isUnknownCall(error)) isUnknown = true
      for (const [, { wanted, resolve, reject }] of batch)
        if (isUnknown) resolve({ url: wanted.saved, isPublic: true })
        else reject(error)
    } finally {
      for (const [name, one] of batch) if (underWay.get(name) === one) underWay.delete(name)
    }
  }

  function send(): void {
    const all = [...waiting]
    waiting = new Map()
    for (const [name, one] of all) underWay.set(name, one)
    for (let start = 0; start < all.length; start += mostAddresses)
      void ask(all.slice(start, start + mostAddresses))
  }

  function want(wanted: WantedObject): Promise<ObjectAddress | undefined> {
    const name = nameOf(wanted)
    const known = underWay.get(name) ?? waiting.get(name)
    if (known) return known.answer
    const one = { wanted } as Waiting & { answer: Waiting['answer'] }
    one.answer = new NativePromise((resolve, reject) => Object.assign(one, { resolve, reject }))
    if (waiting.size === 0) gather(send)
    waiting.set(name, one)
    return one.answer
  }

  return {
    peek: find,
    async get(wanted, failed) {
      const known = find(wanted)
      if (known && known.url !== failed) return known
      if (known?.isPublic) return undefined
      kept.delete(nameOf(wanted))
      const address = await want(wanted)
      return address?.url === failed ? undefined : address
    },
  }
}
