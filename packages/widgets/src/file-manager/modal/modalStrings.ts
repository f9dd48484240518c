import { defineStrings } from '@ebkit/core/locale'

/** Texts of the dialog with files; pages override them under the group `files`. */
export const modalStrings = defineStrings('files', {
  zh: {
    heading: '文件',
    pick: '选择文件',
    close: '关闭',
    cancel: '取消',
    confirm: '确定',
    chosen: '已选 {count} 个',
    most: '最多选{limit}个',
  },
  en: {
    heading: 'Files',
    pick: 'Choose files',
    close: 'Close',
    cancel: 'Cancel',
    confirm: 'OK',
    chosen: '{count} selected',
    most: '{limit} at most',
  },
})
