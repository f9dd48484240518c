import { toJson } from '../http/toJson'
import { singleFlight } from '../promise/singleFlight'
import { draftPrefix } from '../session/drafts'
import type { SafeStorage } from '../storage/safeStorage'

/** How an outbox stores and sends its entries. */
export interface OutboxOptions<T> {
  storage: SafeStorage
  /** Name of the outbox, for instance `feedback`. */
  name: string
  /** The owner of the drafts: front desks share machines. Nothing is stored while user or hotel is unknown. */
  owner: () => { userId?: string; hotelId?: string }
  /** Whether a stored value has the current shape. */
  accepts: (value: unknown) => value is T
}

/** What a user submitted and the gateway has not accepted yet: one entry per key, the latest wins. */
export interface Outbox<T> {
  get(key: string): T | undefined
  keys(): string[]
  put(key: string, value: T): void
  remove(key: string): void
  /**
   * Sends the entries in order, each with its current value, and removes it unless it has changed meanwhile.
   * A failed entry stays and does not block others. Concurrent calls share a run. @returns the first failure
   */
  flush(send: (value: T, key: string) => Promise<unknown>): Promise<unknown>
}

/**
 * Creates an outbox, which survives a reload if the browser allows it.
 * @example
 * ```ts
 * import { createOutbox } from '@ebkit/core/outbox'
 * import { createSafeStorage } from '@ebkit/core/storage'
 *
 * const notes = createOutbox({
 *   storage: createSafeStorage(),
 *   name: 'notes',
 *   owner: () => ({ userId: '7', hotelId: '100101' }),
 *   accepts: (value): value is string => typeof value === 'string',
 * })
 * notes.put('room 301', 'late arrival')
 * const failure = await notes.flush((text, key) => fetch('/notes', { method: 'POST', body: `${key}: ${text}` }))
 * ```
 */
export function createOutbox<T>({ storage, name, owner, accepts }: OutboxOptions<T>): Outbox<T> {
  const address = () => {
    const { userId, hotelId } = owner()
    return userId && hotelId ? `${draftPrefix}${userId}.${hotelId}.${name}` : undefined
  }
  const read = () => parseEntries(storage.get(address() ?? ''), accepts)
  const write = (entries: Map<string, T>) => {
    const key = address()
    if (!key) return
    if (entries.size) storage.set(key, toJson([...entries]))
    else storage.remove(key)
  }
  const change = (edit: (entries: Map<string, T>) => void) => {
    const entries = read()
    edit(entries)
    write(entries)
  }
  const remove = (key: string) => change((entries) => entries.delete(key))
  let sender: (value: T, key: string) => Promise<unknown>
  const flush = singleFlight(async () => {
    let failure: unknown
    for (const key of read().keys()) {
      const value = read().get(key)
      try {
        if (value) await sender(value, key)
        if (toJson(read().get(key)) === toJson(value)) remove(key)
      } catch (error) {
        failure ??= error
      }
    }
    return failure
  })
  return {
    get: (key) => read().get(key),
    keys: () => [...read().keys()],
    put: (key, value) => change((entries) => entries.set(key, value)),
    remove,
    flush(send) {
      sender = send
      return flush()
    },
  }
}

function parseEntries<T>(text: string | undefined, accepts: (value: unknown) => value is T): Map<string, T> {
  const entries = new Map<string, T>()
  try {
    for (const [key, value] of JSON.parse(text ?? '[]')) {
      if (typeof key === 'string' && accepts(value)) entries.set(key, value)
    }
  } catch {
    // Foreign or truncated data cannot be sent.
  }
  return entries
}
