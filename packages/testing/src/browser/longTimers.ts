/** Timers of half a second and longer, or as the test says, which wait until the test lets their time be over. */
export interface LongTimers {
  /** Milliseconds of those that wait, in the order of their beginning. */
  waiting(): number[]
  /** Ends the time of all that wait for so many milliseconds. */
  end(delay: number): void
  /** Gives the page its own timers back. Those that still wait never end. */
  restore(): void
}

/**
 * Holds the long timers that are set from now on.
 *
 * @param shortest milliseconds from which on a timer is a long one. Default 500.
 */
export function holdLongTimers(shortest = 500): LongTimers {
  const { setTimeout: set, clearTimeout: clear } = window
  const held = new Map<number, { delay: number; run: () => void }>()
  let lastId = -1
  const page = window as unknown as Record<'setTimeout' | 'clearTimeout', unknown>
  page.setTimeout = (work: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) => {
    if (delay < shortest) return set(work, delay, ...args)
    held.set(--lastId, { delay, run: () => work(...args) })
    return lastId
  }
  page.clearTimeout = (id: number) => {
    if (!held.delete(id)) clear(id)
  }
  return {
    waiting: () => [...held.values()].map(({ delay }) => delay),
    end(delay) {
      for (const [id, timer] of held) if (timer.delay === delay && held.delete(id)) timer.run()
    },
    restore() {
      page.setTimeout = set
      page.clearTimeout = clear
    },
  }
}
