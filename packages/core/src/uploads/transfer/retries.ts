import { NativePromise } from '../../promise/nativePromise'
import { stopped, TransferError } from './TransferError'

export interface RetryOptions {
  /** Milliseconds before the first retry, doubled each time. */
  pause: number
  /** Attempts in total. */
  attempts: number
  /** Attempts in total while the network is unavailable (`network`); the list retries later. Default 3. */
  unreachableAttempts?: number
  /** Whether the browser is online. */
  isOnline: () => boolean
  signal: AbortSignal
}

/**
 * Retries temporary failures (`isTemporary` of a `TransferError`). Offline it fails with `offline` at once.
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
      if (!(error instanceof TransferError && error.isTemporary)) throw error
      if (!isOnline()) throw new TransferError('offline', { error })
      const isUnreachable = error.problem.code === 'network'
      if (attempt >= (isUnreachable ? Math.min(attempts, unreachableAttempts) : attempts)) throw error
    }
    // Jitter, so that files and tabs do not retry at the same moment.
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
