/** Result of a read that was replaced by a later one or cancelled. */
export const superseded: unique symbol = Symbol('superseded')

/** Runs reads of which only the latest one counts. */
export interface Latest {
  /** Runs a read. A later run aborts its signal; it then resolves with `superseded`, whether it succeeds or fails. */
  run<T>(read: (signal: AbortSignal) => PromiseLike<T>): Promise<T | typeof superseded>
  /** Aborts a running read. */
  cancel(): void
}

/**
 * Keeps the latest of several reads: answers out of order never replace a newer one.
 *
 * @example
 * ```ts
 * import { latest, superseded } from '@ebkit/core/promise'
 *
 * const search = latest()
 *
 * // Shows what the newest search found, whichever answer comes first.
 * export async function show(text: string) {
 *   const rooms = await search.run(async (signal) => (await fetch(`/rooms?search=${text}`, { signal })).json())
 *   if (rooms !== superseded) console.table(rooms)
 * }
 * ```
 */
export function latest(): Latest {
  let current: AbortController | undefined
  const cancel = () => {
    current?.abort()
    current = undefined
  }
  return {
    cancel,
    async run(read) {
      cancel()
      const own = new AbortController()
      current = own
      try {
        const value = await read(own.signal)
        return current === own ? value : superseded
      } catch (error) {
        if (current === own) throw error
        return superseded
      }
    },
  }
}
