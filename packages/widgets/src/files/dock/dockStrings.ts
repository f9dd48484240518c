import { defineStrings } from '@ebkit/core/locale'

/** Texts of the upload dock, in addition to those of uploads. */
export const dockStrings = defineStrings('files', {
  zh: {
    uploads: '上传',
    uploadsTo: '上传到「{folder}」',
    uploaded: '已上传',
    locate: '定位「{name}」',
    dismiss: '移除「{name}」',
    fold: '收起',
    unfold: '展开',
    clearDone: '清空已完成',
    closeDock: '关闭上传列表',
  },
  en: {
    uploads: 'Uploads',
    uploadsTo: 'Upload to {folder}',
    uploaded: 'Uploaded',
    locate: 'Show {name} in its folder',
    dismiss: 'Remove {name}',
    fold: 'Collapse',
    unfold: 'Expand',
    clearDone: 'Clear finished',
    closeDock: 'Close the list of uploads',
  },
})
