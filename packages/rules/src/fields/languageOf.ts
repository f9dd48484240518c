/** The languages that labels have texts in. */
export type LabelLanguage = 'zh' | 'en'

/** The language for a locale: Chinese for `zh…`, English for all others. */
export const languageOf = (locale: string): LabelLanguage => (locale.startsWith('zh') ? 'zh' : 'en')
