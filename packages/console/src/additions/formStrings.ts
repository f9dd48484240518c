import { defineStrings } from '@ebkit/core/locale'

/** Texts of forms of rows. */
export const rowStrings = defineStrings('console-rows-form', {
  zh: { save: '保存', cancel: '取消', close: '关闭' },
  en: { save: 'Save', cancel: 'Cancel', close: 'Close' },
})
