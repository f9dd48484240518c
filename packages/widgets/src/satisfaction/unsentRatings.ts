import { isServiceError } from '@ebkit/core/errors'

/**
 * Why a rating is not with the gateway: the browser cannot reach it, it may take it later, or it refuses it as it is and
 * the person has to look.
 */
export type UnsentReason = 'offline' | 'later' | 'refused'

/** Answers that another try may change: who is signed in, and how busy the gateway is. */
const passingStatus = [401, 408, 425, 429]

/** Why a rating was not taken; without an error, nobody has tried yet. */
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

/** Milliseconds before the first new try, and the longest that the pauses grow to. */
const [first, longest] = [30_000, 600_000]

/** Calls `task` after a pause that doubles each time. */
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
    /** All is sent: the next failure begins with the shortest pause. */
    reset() {
      stop()
      pause = first
    },
  }
}
