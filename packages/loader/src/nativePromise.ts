/** The browser's own Promise: an old page may have replaced `window.Promise`. */
export const NativePromise = (async () => {})().constructor as PromiseConstructor

/** What `work` resolves to, or 'timeout' after `limit` milliseconds. */
export const within = <Result>(limit: number, work: Promise<Result>): Promise<Result | 'timeout'> =>
  NativePromise.race([work, new NativePromise<'timeout'>((resolve) => setTimeout(resolve, limit, 'timeout'))])

/** Resolves at the next event of a type. */
export const event = (target: EventTarget, type: string): Promise<unknown> =>
  new NativePromise((resolve) => target.addEventListener(type, resolve, { once: true }))

/** Resolves when the document is parsed. */
export const parsed = (async () => {
  if (document.readyState === 'loading') await event(document, 'DOMContentLoaded')
})()
