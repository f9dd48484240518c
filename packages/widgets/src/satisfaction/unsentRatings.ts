import { isServiceError } from '@ebkit/core/errors'

/**
 * Why a rating is unsent: the gateway is unreachable, may accept it later, or refuses it so that the user has to change
 * it.
 */
export type UnsentReason = 'offline' | 'later' | 'refused'

/** Statuses after which a retry may succeed. */
const passingStatus = [401, 408, 425, 429]

/** Why a rating was not accepted; without an error it has not been tried. */
export function unsentReason(
  error: unknown,
  isOnline = globalThis.navigator?.onLine !== false,
): UnsentReason {
  if (!isOnline) return 'offline'
  if (!isServiceError(error)) return 'later'
  const { code, status } = error
  if (code === 'network' || code === 'offline') return 'offline'
  const isFinal = code === 'refused' || (code === 'http' && status < 500 && !passingStatus.includes(status))
  return isFinal ? 'refused' : 'later'
}

/** First and longest delay of retries, in milliseconds. */
const [first, longest] = [30_000, 600_000]

/** Calls `task` after a delay that doubles each time. */
export function retryLater(task: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = first
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  return {
    stop,
    plan() {
      stop()
      timer = setTimeout(task, pause)
      pause = Math.min(longest, pause * 2)
    },
    /** Everything is sent: the next failure starts with the shortest delay. */
    reset() {
      stop()
      pause = first
    },
  }
}
