/** The script tag that runs this file. Nothing where the page runs its text otherwise, as a module for example. */
export const scriptTag = (document.currentScript || { src: '' }) as HTMLScriptElement

/** Its `data-…` attributes, taken while the tag runs: some pages remove their script tags. */
export const settings = { ...scriptTag.dataset }

/**
 * Folder that holds the folder of each version. The pinned copy of the script lies inside its version's folder, the
 * newest one beside it.
 */
export const base = new URL(
  '.',
  new URL(settings.base?.replace(/\/*$/, '/') || scriptTag.src, document.baseURI),
).href.replace(`${__EB_VERSION__}/`, '')
