/**
 * The browser's own Promise. Old pages put a library's in the place of `window.Promise`, and some of those swallow
 * rejections or call back at once; an async function always gives the real one.
 */
export const NativePromise = (async () => {})().constructor as PromiseConstructor

/** Resolves or rejects as `work` does, but rejects at once with the signal's reason when the signal aborts first. */
export function orAborted<T>(work: PromiseLike<T>, signal: AbortSignal): Promise<T> {
  return new NativePromise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    const settled = () => signal.removeEventListener('abort', abort)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
    work.then(
      (value) => {
        settled()
        resolve(value)
      },
      (error) => {
        settled()
        reject(error)
      },
    )
  })
}

/** Resolves after `milliseconds`. */
export function delay(milliseconds: number): Promise<void> {
  return new NativePromise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
