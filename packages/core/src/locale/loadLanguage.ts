/** Loads the texts of a program in one of the built-in languages; undefined when they are there. */
export type LanguageLoader = (program: string, locale: string) => Promise<void> | undefined

let loader: LanguageLoader | undefined

/** Says how texts are loaded that lie in files beside the code. */
export function setLanguageLoader(given: LanguageLoader): void {
  loader = given
}

/**
 * Makes sure that the texts of a program are there before its first frame. The script tag's build keeps them in files of
 * their own, one for each element and language; the packages hold them, and nothing is loaded.
 *
 * @param program tag of an element, or `console`
 * @param locale one that `matchLocale` gave; one of the page's own falls back to `en`
 * @returns undefined when the texts are there
 * @throws ChunkLoadError, by the promise; the next call tries again
 */
export function loadLanguage(program: string, locale: string): Promise<void> | undefined {
  return loader?.(program, locale)
}
