/** The script tag that runs this file. Undefined if the page runs its text in another way, such as a module. */
export const scriptTag = (document.currentScript || document.createElement('script')) as HTMLScriptElement

/** The version of this release, and the name of the folder with its chunks. */
export const version = __EB_VERSION__

/**
 * Its `data-…` attributes, read while the tag runs: some pages remove their script tags. All except the loader's own
 * are settings; the session reports unknown ones.
 */
export const { base: givenBase, preload, integrity, ...settings } = scriptTag.dataset

/**
 * The folder that contains each version's folder. The pinned copy of the script is inside its version's folder, the
 * newest one beside it.
 */
export const base = new URL(
  '.',
  new URL(givenBase?.replace(/\/*$/, '/') || scriptTag.src, document.baseURI),
).href.replace(`${version}/`, '')
