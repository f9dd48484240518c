import { defineStrings } from '@ebkit/core/locale'

/** Texts of a question that is answered with yes or no. */
export const questionStrings = defineStrings('console-question', {
  zh: { cancel: '取消', close: '关闭' },
  en: { cancel: 'Cancel', close: 'Close' },
})
