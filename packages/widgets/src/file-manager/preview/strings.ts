import { defineStrings } from '@ebkit/core/locale'

/** Texts of the preview; pages override them under the group `file-manager-preview`. */
export const strings = defineStrings('file-manager-preview', {
  zh: {
    preview: '预览',
    none: '选一个文件看看',
    size: '大小',
    time: '修改时间',
    open: '打开',
    close: '关闭',
    previous: '上一个',
    next: '下一个',
    place: '{place} / {count}',
  },
  en: {
    preview: 'Preview',
    none: 'Select a file to look at it',
    size: 'Size',
    time: 'Modified',
    open: 'Open',
    close: 'Close',
    previous: 'Previous',
    next: 'Next',
    place: '{place} of {count}',
  },
})
