import { defineStrings } from '@ebkit/core/locale'

/** Texts of a yes-or-no question. */
export const questionStrings = defineStrings('console-question', {
  zh: { cancel: '取消', close: '关闭' },
  en: { cancel: 'Cancel', close: 'Close' },
})
