import { defineStrings } from '@ebkit/core/locale'

/** Texts of complete values. */
export const strings = defineStrings('drawn-values', {
  zh: { count: '{count} 项', loading: '加载中' },
  en: { count: '{count} {count|entry|entries}', loading: 'Loading' },
})
