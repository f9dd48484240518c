/**
 * The browser's own Promise. Old pages put a library's in the place of `window.Promise`, and some of those swallow
 * rejections or call back at once; an async function always gives the real one.
 */
export const NativePromise = (async () => {})().constructor as PromiseConstructor

/** Resolves after `milliseconds`. */
export function delay(milliseconds: number): Promise<void> {
  return new NativePromise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
