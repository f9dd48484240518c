import type { ConfiguredText } from '@ebkit/rules/fields'

/** A text of the configuration in a language; the Chinese one if the other is missing. An empty one stays empty. */
export function textInLocale(text: ConfiguredText | undefined, locale: string): string {
  if (typeof text !== 'object' || !text) return text ?? ''
  return (locale === 'zh' ? undefined : text.en) ?? (text.zh || text.en) ?? ''
}
