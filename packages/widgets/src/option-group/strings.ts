import { defineStrings } from '@ebkit/core/locale'

/** Texts of groups of check boxes and radios. */
export const strings = defineStrings('options', {
  zh: {
    // After a value without an option.
    gone: '已不可选',
    // {values}: separated by commas
    stray: '请改选：{values} 已不可选',
  },
  en: {
    gone: 'no longer available',
    stray: 'Choose again: {values} is no longer available',
  },
})
