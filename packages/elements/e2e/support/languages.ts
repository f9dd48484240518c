/** The two languages every element comes in. */
export type Language = 'zh' | 'en'

export const languages: readonly Language[] = ['zh', 'en']

/** What stands in the page's `lang`. */
export const tagOf: Record<Language, string> = { zh: 'zh-CN', en: 'en' }

/** For titles. */
export const nameOf: Record<Language, string> = { zh: 'Chinese', en: 'English' }

export type Theme = 'light' | 'dark'
