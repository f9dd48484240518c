import { defineStrings } from '@ebkit/core/locale'

/** Texts of the dialog that uploads; pages override them under the group `objects`. */
export const strings = defineStrings('objects-upload', {
  zh: {
    uploadTo: '上传到「{name}」',
    drop: '把文件或文件夹拖到这里，或',
    limit: '单个不超过 {size}，重名的文件会加上时间',
    renamed: '重名的文件会加上时间',
    done: '完成',
    behind: '在后台继续',
  },
  en: {
    uploadTo: 'Upload to {name}',
    drop: 'Drop files or folders here, or',
    limit: '{size} each at most. A file whose name is taken gets a time in it',
    renamed: 'A file whose name is taken gets a time in it',
    done: 'Done',
    behind: 'Continue in the background',
  },
})
