/**
 * The browser's own Promise. Old pages replace `window.Promise` with a library's, and some of those swallow
 * rejections or call back synchronously; an async function always returns the native one.
 */
export const NativePromise = (async () => {})().constructor as PromiseConstructor

/** Resolves after `milliseconds`. */
export function delay(milliseconds: number): Promise<void> {
  return new NativePromise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
