/** The languages in which every text is available. */
export const builtInLocales = ['zh', 'en']

/**
 * The available locale that best matches a language tag: the tag itself, else a shorter form of it (`zh-TW` → `zh`,
 * `en-GB` → `en`), else `en`. Without a tag `zh`.
 * @param wanted a BCP 47 tag as in `lang`; underscores and any case are accepted
 */
export function matchLocale(
  wanted: string | undefined,
  available: readonly string[] = builtInLocales,
): string {
  let tag = (wanted ?? '').trim().replaceAll('_', '-').toLowerCase()
  if (!tag) return 'zh'
  while (tag) {
    const found = available.find((locale) => locale.toLowerCase() === tag)
    if (found) return found
    tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')))
  }
  return 'en'
}
