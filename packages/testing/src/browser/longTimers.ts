/** Controls timeouts and intervals of half a second and longer, or of another minimum: they wait until the test fires them. */
export interface LongTimers {
  /** Milliseconds of the waiting timers, in the order of their start. */
  waiting(): number[]
  /** Fires all waiting timers of this many milliseconds. Intervals wait again. */
  end(delay: number): void
  /** Restores the page's own timers. Waiting timers never fire. Also runs automatically after each test. */
  restore(): void
}

interface Waiting {
  readonly delay: number
  readonly isInterval: boolean
  run(): void
}

type Callback = (...args: unknown[]) => void

const held = new Set<LongTimers>()

/**
 * Captures long timers set from now on.
 *
 * @param shortest minimum milliseconds of a long timer. Default 500.
 */
export function holdLongTimers(shortest = 500): LongTimers {
  const { setTimeout, setInterval, clearTimeout, clearInterval } = window
  const own = { setTimeout, setInterval, clearTimeout, clearInterval }
  const waiting = new Map<number, Waiting>()
  let lastId = -1
  const hold =
    (isInterval: boolean) =>
    (work: Callback, delay = 0, ...args: unknown[]) => {
      if (delay < shortest)
        return isInterval ? setInterval(work, delay, ...args) : setTimeout(work, delay, ...args)
      waiting.set(--lastId, { delay, isInterval, run: () => work(...args) })
      return lastId
    }
  const clear = (id: number) => {
    if (!waiting.delete(id)) clearTimeout(id)
  }
  Object.assign(window, {
    setTimeout: hold(false),
    setInterval: hold(true),
    clearTimeout: clear,
    clearInterval: clear,
  })
  const timers: LongTimers = {
    waiting: () => [...waiting.values()].map(({ delay }) => delay),
    end(delay) {
      for (const [id, timer] of waiting)
        if (timer.delay === delay && (timer.isInterval || waiting.delete(id))) timer.run()
    },
    restore() {
      if (held.delete(timers)) Object.assign(window, own)
    },
  }
  held.add(timers)
  return timers
}

afterEach(() => {
  for (const timers of [...held].reverse()) timers.restore()
})
