/** The script tag that runs this file. Nothing where the page runs its text otherwise, as a module for example. */
export const scriptTag = (document.currentScript || document.createElement('script')) as HTMLScriptElement

/** Of this release; also the name of the folder its chunks lie in. */
export const version = __EB_VERSION__

/**
 * Its `data-…` attributes, taken while the tag runs: some pages remove their script tags. Settings are those that are not
 * for the loader itself; the session names what it does not know.
 */
export const { base: givenBase, preload, integrity, ...settings } = scriptTag.dataset

/**
 * Folder that holds the folder of each version. The pinned copy of the script lies inside its version's folder, the
 * newest one beside it.
 */
export const base = new URL(
  '.',
  new URL(givenBase?.replace(/\/*$/, '/') || scriptTag.src, document.baseURI),
).href.replace(`${version}/`, '')
