import { defineStrings } from '@ebkit/core/locale'

/** Texts of uploads; pages override them under the group `file-manager-upload`. */
export const strings = defineStrings('file-manager-upload', {
  zh: {
    title: '上传到「{name}」',
    noFolder: '请先选择目录结构',
    drop: '把文件拖到这里，或',
    dropFolders: '把文件或文件夹拖到这里，或',
    limit: '单个不超过 {size}，重名的文件会加上时间',
    renamed: '重名的文件会加上时间',
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
    dropFolders: 'Drop files or folders here, or',
    limit: '{size} each at most. A file whose name is taken gets a time in it',
    renamed: 'A file whose name is taken gets a time in it',
    done: 'Done',
    uploading: 'Uploading',
    behind: 'Continue in the background',
    cancel: 'Cancel',
  },
})
