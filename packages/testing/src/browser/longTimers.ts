/** Controls timers of half a second and longer, or of another minimum: they wait until the test fires them. */
export interface LongTimers {
  /** Milliseconds of the waiting timers, in the order of their start. */
  waiting(): number[]
  /** Fires all waiting timers of this many milliseconds. */
  end(delay: number): void
  /** Restores the page's own timers. Waiting timers never fire. */
  restore(): void
}

/**
 * Captures long timers set from now on.
 *
 * @param shortest minimum milliseconds of a long timer. Default 500.
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
