import { defineStrings } from '@ebkit/core/locale'

/** Texts of the menu's entry: the page itself brings its own. */
export const developerMenuStrings = defineStrings('console-developer-menu', {
  zh: { application: '开发者', page: '来源与密钥' },
  en: { application: 'Developers', page: 'Origins and keys' },
})
