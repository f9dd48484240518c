import { defineStrings } from '@ebkit/core/locale'

/** Texts of pages with a component of their own. */
export const customStrings = defineStrings('console-custom', {
  zh: {
    titleOnly: '这个页面的功能还没有做好',
  },
  en: {
    titleOnly: 'This page is not built yet',
  },
})
