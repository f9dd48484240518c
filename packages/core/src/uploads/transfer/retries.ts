import { NativePromise } from '../../promise/nativePromise'
import { stopped, TransferError } from './TransferError'

export interface RetryOptions {
  /** Milliseconds before the first new try, then twice as many each time. */
  pause: number
  /** How often in all. */
  attempts: number
  /** How often in all where nothing can be reached (`network`); the list tries again later. Default 3. */
  unreachableAttempts?: number
  /** Whether the browser says there is a network. */
  isOnline: () => boolean
  signal: AbortSignal
}

/**
 * Runs something again while it fails for reasons that may pass (`isPassing` of a `TransferError`). Without a network it
 * does not wait: it fails as `offline`.
 *
 * @throws TransferError, `stopped`, or what the work throws
 */
export async function withRetries<T>(
  work: (attempt: number) => Promise<T>,
  { pause, attempts, unreachableAttempts = 3, isOnline, signal }: RetryOptions,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    if (signal.aborted) throw stopped
    try {
      return await work(attempt)
    } catch (error) {
      if (signal.aborted) throw stopped
      if (!(error instanceof TransferError && error.isPassing)) throw error
      if (!isOnline()) throw new TransferError('offline', { error })
      const isUnreachable = error.problem.code === 'network'
      if (attempt >= (isUnreachable ? Math.min(attempts, unreachableAttempts) : attempts)) throw error
    }
    // Not all files of a list, nor all tabs, at the same moment.
    await sleep(pause * 2 ** (attempt - 1) * (0.75 + Math.random() / 2), signal)
  }
}

/** Resolves early when the signal aborts. */
function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new NativePromise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
  })
}
