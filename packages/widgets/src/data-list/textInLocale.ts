import type { ConfiguredText } from '@ebkit/rules/fields'

/** A text of the configuration in a language; the Chinese one where the other is missing. */
export const textInLocale = (text: ConfiguredText | undefined, locale: string): string =>
  typeof text === 'object' && text ? (locale !== 'zh' && text.en) || text.zh || text.en || '' : (text ?? '')
