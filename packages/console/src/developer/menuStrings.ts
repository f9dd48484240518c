import { defineStrings } from '@ebkit/core/locale'

/** Texts of the menu entry; the page itself has its own. */
export const developerMenuStrings = defineStrings('console-developer-menu', {
  zh: { application: '开发者', page: '来源与密钥' },
  en: { application: 'Developers', page: 'Origins and keys' },
})
