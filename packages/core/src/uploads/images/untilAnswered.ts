import { ServiceError } from '../../errors/ServiceError'
import { delay, NativePromise } from '../../promise/nativePromise'
import { mayPass } from '../transfer/mayPass'
import { onOnline } from '../transfer/online'

export interface PatienceOptions {
  /** Told when there is no network, and when it goes on. */
  onOffline?: (isOffline: boolean) => void
  signal?: AbortSignal
  /** Milliseconds before the second try, twice as many before the third. Default 400. */
  pause?: number
}

/** Tries in all; those without a network do not count. */
const attempts = 3

const isOffline = () => globalThis.navigator?.onLine === false

/** Resolves when there is a network again, or when nobody waits any more. */
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
 * Does something that may be done twice, until there is an answer: again where nobody knows what became of it or the
 * service may be well soon, later where there is no network.
 *
 * @throws ServiceError of the last try; `aborted`
 */
export async function untilAnswered<T>(
  work: () => Promise<T>,
  { onOffline = () => {}, signal, pause = 400 }: PatienceOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!mayPass(error) || signal?.aborted) throw error
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
