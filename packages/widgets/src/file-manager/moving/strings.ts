import { defineStrings } from '@ebkit/core/locale'

/** Texts of the move dialog; pages override them under the group `file-manager-moving`. */
export const strings = defineStrings('file-manager-moving', {
  zh: {
    moveTitle: '移动 {count} 个到',
    moveHere: '移动到「{name}」',
    moveSomewhere: '移动',
    folders: '文件夹',
    close: '关闭',
    cancel: '取消',
  },
  en: {
    moveTitle: 'Move {count} to',
    moveHere: 'Move to {name}',
    moveSomewhere: 'Move',
    folders: 'Folders',
    close: 'Close',
    cancel: 'Cancel',
  },
})
