import { defineStrings } from '@ebkit/core/locale'

/** Texts of uploads; pages override them under the group `explorer-upload`. */
export const strings = defineStrings('explorer-upload', {
  zh: {
    title: '上传到「{name}」',
    noFolder: '请先选择目录结构',
    drop: '把文件拖到这里，或',
    done: '完成',
    // @spec W-EXP-25
    uploading: '上传中',
    behind: '在后台继续',
    cancel: '取消',
  },
  en: {
    title: 'Upload to {name}',
    noFolder: 'Choose a folder first',
    drop: 'Drop files here, or',
    done: 'Done',
    uploading: 'Uploading',
    behind: 'Continue in the background',
    cancel: 'Cancel',
  },
})
