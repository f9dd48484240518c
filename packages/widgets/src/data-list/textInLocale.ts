import type { ConfiguredText } from '@ebkit/rules/fields'

/** A text of the configuration in a language; the Chinese one where the other is missing. One that is empty stays empty. */
export function textInLocale(text: ConfiguredText | undefined, locale: string): string {
  if (typeof text !== 'object' || !text) return text ?? ''
  return (locale === 'zh' ? undefined : text.en) ?? (text.zh || text.en) ?? ''
}
