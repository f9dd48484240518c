import { defineStrings } from '@ebkit/core/locale'

/** Texts of every modal; pages override them under the group `dialog`. @spec W-MOD-3 */
export const strings = defineStrings('dialog', {
  zh: {
    ok: '确定',
    cancel: '取消',
    close: '关闭',
  },
  en: {
    ok: 'OK',
    cancel: 'Cancel',
    close: 'Close',
  },
})
