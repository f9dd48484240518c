import { orAborted } from './nativePromise'

/** Why a deadline ended the work. */
export const timedOut = 'timed-out'
/** Why the caller ended the work. */
export const cancelled = 'cancelled'

/**
 * Runs `work` with a signal that aborts after `milliseconds`, or when the caller's own signal does. The promise
 * rejects then with `timedOut` or `cancelled` even if `work` pays no attention to its signal, as some replaced
 * `fetch`es do not. (`AbortSignal.any` and `AbortSignal.timeout` are above the browser floor.)
 */
export async function withDeadline<T>(
  work: (signal: AbortSignal) => PromiseLike<T>,
  milliseconds: number,
  signal?: AbortSignal,
): Promise<T> {
  const controller = new AbortController()
  const cancel = () => controller.abort(cancelled)
  const timer = setTimeout(() => controller.abort(timedOut), milliseconds)
  signal?.addEventListener('abort', cancel)
  try {
    if (signal?.aborted) throw cancelled
    return await orAborted(work(controller.signal), controller.signal)
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : error
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
  }
}
