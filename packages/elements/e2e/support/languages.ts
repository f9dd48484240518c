/** The languages of every element. */
export type Language = 'zh' | 'en'

export const languages: readonly Language[] = ['zh', 'en']

/** The page's `lang` attribute. */
export const tagOf: Record<Language, string> = { zh: 'zh-CN', en: 'en' }

/** For titles. */
export const nameOf: Record<Language, string> = { zh: 'Chinese', en: 'English' }

export type Theme = 'light' | 'dark'
