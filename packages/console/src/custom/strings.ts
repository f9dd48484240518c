import { defineStrings } from '@ebkit/core/locale'

/** Texts of pages with a component of their own. */
export const customStrings = defineStrings('console-custom', {
  zh: {
    left: '这个页面还有 {count} 项功能没有做好：{route} 的第 {numbers} 条。',
    titleOnly: '这个页面的功能还没有做好',
  },
  en: {
    left: '{count} behaviours of this page are not built yet: {numbers} of {route}.',
    titleOnly: 'This page is not built yet',
  },
})
