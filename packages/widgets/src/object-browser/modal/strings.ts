import { defineStrings } from '@ebkit/core'

/** Texts of the dialog that the browser opens as; pages override them under the group `objects-dialog`. */
export const strings = defineStrings('objects-dialog', {
  zh: {
    heading: '文件',
    pick: '选择文件',
    chosen: '已选 {count} 个',
    most: '最多选{limit}个',
    confirm: '确定',
    cancel: '取消',
    wrongType: '不是要选的类型',
  },
  en: {
    heading: 'Files',
    pick: 'Choose files',
    chosen: '{count} selected',
    most: 'At most {limit}',
    confirm: 'OK',
    cancel: 'Cancel',
    wrongType: 'Not of the type asked for',
  },
})
