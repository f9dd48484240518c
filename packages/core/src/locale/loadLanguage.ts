/** Loads the texts of a program in one of the built-in languages; undefined if they are loaded. */
export type LanguageLoader = (program: string, locale: string) => Promise<void> | undefined

let loader: LanguageLoader | undefined

/** Sets how texts in separate files are loaded. */
export function setLanguageLoader(given: LanguageLoader): void {
  loader = given
}

/**
 * Ensures that the texts of a program are loaded before its first frame. The script tag's build keeps them in
 * separate files, one for each element and language; in the packages they are part of the code, and nothing is
 * loaded.
 * @param program tag of an element, or `console`
 * @param locale one that `matchLocale` gave; one of the page's own falls back to `en`
 * @returns undefined when the texts are there
 * @throws ChunkLoadError, by the promise; the next call tries again
 */
export function loadLanguage(program: string, locale: string): Promise<void> | undefined {
  return loader?.(program, locale)
}
