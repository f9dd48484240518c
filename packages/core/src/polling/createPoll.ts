/** What is polled, and how often. */
export interface PollOptions {
  /** Sends one request. @returns whether polling is complete */
  ask(signal: AbortSignal): Promise<boolean>
  /** Milliseconds between the end of a request and the next one. */
  interval: number
  /** Milliseconds after which it pauses. */
  limit: number
  /** Consecutive failures after which polling stops. */
  maximumFailures: number
  onPause(): void
  /** Polling has stopped after this many failures. */
  onFailure(error: unknown): void
}

/** A request that is repeated until it has its answer. */
export interface Poll {
  /** Starts polling at once; restarts it if it is running. */
  start(): void
  stop(): void
}

/** One run, from `start` to its end. */
interface Run {
  readonly controller: AbortController
  /** Milliseconds, as `Date.now()`. */
  readonly began: number
  failures: number
  isAsking: boolean
  timer?: ReturnType<typeof setTimeout>
}

/**
 * Polls, never twice at a time: each request starts after the previous one was answered. It pauses while the page is
 * hidden.
 * @example
 * ```ts
 * import { createPoll } from '@ebkit/core/polling'
 *
 * const poll = createPoll({
 *   ask: async (signal) => (await (await fetch('/payment/state', { signal })).json()).isPaid,
 *   interval: 2_000,
 *   limit: 300_000,
 *   maximumFailures: 3,
 *   onPause: () => console.log('Nothing for five minutes: press to go on'),
 *   onFailure: (error) => console.error(error),
 * })
 * poll.start()
 * ```
 */
export function createPoll(options: PollOptions): Poll {
  let run: Run | undefined
  const onVisibility = () => run && waitFor(run, 0)

  function stop() {
    document.removeEventListener('visibilitychange', onVisibility)
    clearTimeout(run?.timer)
    run?.controller.abort()
    run = undefined
  }

  /** Polls after some milliseconds, or once the page is visible again. */
  function waitFor(own: Run, milliseconds: number) {
    clearTimeout(own.timer)
    if (own !== run || own.isAsking || document.hidden) return
    own.timer = setTimeout(() => void next(own), milliseconds)
  }

  async function next(own: Run) {
    if (Date.now() - own.began > options.limit) {
      stop()
      return options.onPause()
    }
    own.isAsking = true
    const answer = await outcomeOf(options.ask(own.controller.signal))
    own.isAsking = false
    if (own !== run) return
    own.failures = answer.isFailed ? own.failures + 1 : 0
    const isOver = answer.isFailed ? own.failures >= options.maximumFailures : answer.isDone
    if (!isOver) return waitFor(own, options.interval)
    stop()
    if (answer.isFailed) options.onFailure(answer.error)
  }

  return {
    start() {
      stop()
      run = { controller: new AbortController(), began: Date.now(), failures: 0, isAsking: false }
      document.addEventListener('visibilitychange', onVisibility)
      void next(run)
    },
    stop,
  }
}

type Outcome =
  | { readonly isFailed: false; readonly isDone: boolean }
  | { readonly isFailed: true; readonly error: unknown }

const outcomeOf = (asked: Promise<boolean>): Promise<Outcome> =>
  asked.then(
    (isDone) => ({ isFailed: false, isDone }),
    (error: unknown) => ({ isFailed: true, error }),
  )
