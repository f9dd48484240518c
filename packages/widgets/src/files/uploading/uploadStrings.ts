import { defineStrings } from '@ebkit/core/locale'

/** Texts of the upload dialog; pages override them under the group `files`. */
export const uploadStrings = defineStrings('files', {
  zh: { chooseFiles: '选择文件', close: '关闭' },
  en: { chooseFiles: 'Choose files', close: 'Close' },
})
