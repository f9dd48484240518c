/** What a read gives whose answer nobody wants any more. */
export const superseded: unique symbol = Symbol('superseded')

export interface Latest {
  /**
   * Runs a read. A later run aborts this one's signal; this one then gives `superseded`, be it that its answer or its
   * failure still arrives.
   */
  run<T>(read: (signal: AbortSignal) => PromiseLike<T>): Promise<T | typeof superseded>
  /** Aborts the read that runs, if one does. */
  cancel(): void
}

/** Keeps the latest of several reads: answers that arrive out of order never overwrite a newer one. */
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
