/** What is asked again and again, and how often. */
export interface PollOptions {
  /** Asks once. @returns whether there is nothing more to ask */
  ask(signal: AbortSignal): Promise<boolean>
  /** Milliseconds between the end of a question and the next one. */
  interval: number
  /** Milliseconds after which it pauses. */
  limit: number
  /** Failed questions one after another with which it stops. */
  maximumFailures: number
  onPause(): void
  /** So many failed: it has stopped. */
  onFailure(error: unknown): void
}

/** A question that is asked again and again until it has its answer. */
export interface Poll {
  /** Begins to ask, at once; anew where it asks already. */
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
 * Asks again and again, never twice at a time: the next question waits for the answer to the last one. While the page is
 * hidden it asks nothing.
 *
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

  /** Asks after some milliseconds, or once the page is seen again. */
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
