import { ServiceError } from '../../errors/ServiceError'
import { delay, NativePromise } from '../../promise/nativePromise'
import { isTemporary } from '../transfer/isTemporary'
import { onOnline } from '../transfer/online'

export interface PatienceOptions {
  /** Called when the network is lost and when it is back. */
  onOffline?: (isOffline: boolean) => void
  signal?: AbortSignal
  /** Milliseconds before the second attempt, doubled before the third. Default 400. */
  pause?: number
}

/** Attempts; those without a network do not count. */
const attempts = 3

const isOffline = () => globalThis.navigator?.onLine === false

/** Resolves when the network is back or the signal aborts. */
function networkOrEnd(signal?: AbortSignal): Promise<void> {
  return new NativePromise((resolve) => {
    const end = () => {
      stop()
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const stop = onOnline(end)
    signal?.addEventListener('abort', end)
  })
}

/**
 * Repeats idempotent work until it is answered: after a lost answer or a temporary failure, and without a network as soon
 * as there is one again.
 *
 * @throws ServiceError of the last attempt; `aborted`
 */
export async function untilAnswered<T>(
  work: () => Promise<T>,
  { onOffline = () => {}, signal, pause = 400 }: PatienceOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!isTemporary(error) || signal?.aborted) throw error
      if (isOffline()) {
        attempt = 0
        onOffline(true)
        await networkOrEnd(signal)
        onOffline(false)
      } else if (attempt >= attempts) throw error
      else await delay(pause * 2 ** (attempt - 1))
    }
    if (signal?.aborted) throw new ServiceError('sendImage', 'aborted')
  }
}
