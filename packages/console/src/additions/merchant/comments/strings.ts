import { defineStrings } from '@ebkit/core/locale'

/** Texts of replies to comments. */
export const commentStrings = defineStrings('console-addition-comments', {
  zh: {
    quick: '快捷回复',
    failed: '快捷回复没有读到：{reason}',
  },
  en: {
    quick: 'Quick replies',
    failed: 'The quick replies could not be read: {reason}',
  },
})
