/** Timers, frames and requests started since `watchPending` that have not ended. */
export interface Pending {
  timers: () => number
  requests: () => number
  stop: () => void
}

type Scheduler = 'setTimeout' | 'setInterval' | 'requestAnimationFrame'
type Canceller = 'clearTimeout' | 'clearInterval' | 'cancelAnimationFrame'

const schedulers: Array<[begin: Scheduler, cancel: Canceller, repeats: boolean]> = [
  ['setTimeout', 'clearTimeout', false],
  ['setInterval', 'clearInterval', true],
  ['requestAnimationFrame', 'cancelAnimationFrame', false],
]

/** Starts to count timers, frames and requests of the page. */
export function watchPending(): Pending {
  const timers = new Set<string>()
  const undo = schedulers.map((each) => countTimers(...each, timers))
  const { fetch } = window
  let requests = 0
  window.fetch = async (...args) => {
    requests += 1
    try {
      return await fetch(...args)
    } finally {
      requests -= 1
    }
  }
  return {
    timers: () => timers.size,
    requests: () => requests,
    stop() {
      window.fetch = fetch
      for (const restore of undo) restore()
    },
  }
}

function countTimers(begin: Scheduler, cancel: Canceller, repeats: boolean, timers: Set<string>): () => void {
  // biome-ignore lint/suspicious/noExplicitAny: three functions of different shapes
  const page = window as any
  const original = { begin: page[begin], cancel: page[cancel] }
  const key = (id: unknown) => `${begin} ${id}`
  page[begin] = (work: (...args: unknown[]) => void, ...rest: unknown[]) => {
    const id = original.begin.call(
      window,
      (...args: unknown[]) => {
        if (!repeats) timers.delete(key(id))
        work(...args)
      },
      ...rest,
    )
    timers.add(key(id))
    return id
  }
  page[cancel] = (id: unknown) => {
    timers.delete(key(id))
    original.cancel.call(window, id)
  }
  return () => {
    page[begin] = original.begin
    page[cancel] = original.cancel
  }
}
