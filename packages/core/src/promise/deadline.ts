import { NativePromise } from './nativePromise'

/** Why a deadline ended the work. */
export const timedOut = 'timed-out'
/** Why the caller ended the work. */
export const cancelled = 'cancelled'

/**
 * Runs `work` with a signal that aborts after `milliseconds`, or when the caller's own signal does. The promise then
 * rejects with `timedOut` or `cancelled` even if `work` ignores its signal, as some replaced `fetch`es do.
 * (`AbortSignal.any` and `AbortSignal.timeout` are not available in all supported browsers.)
 */
export async function withDeadline<T>(
  work: (signal: AbortSignal) => PromiseLike<T>,
  milliseconds: number,
  signal?: AbortSignal,
): Promise<T> {
  if (signal?.aborted) throw cancelled
  const controller = new AbortController()
  // Listens before `work` does, so that its own rejection comes second and is ignored.
  const ended = new NativePromise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason))
  })
  const cancel = () => controller.abort(cancelled)
  const timer = setTimeout(() => controller.abort(timedOut), milliseconds)
  signal?.addEventListener('abort', cancel)
  try {
    return await NativePromise.race([ended, work(controller.signal)])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', cancel)
  }
}
