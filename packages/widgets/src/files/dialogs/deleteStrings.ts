import { defineStrings } from '@ebkit/core/locale'

/** Texts of the delete dialog. */
export const deleteStrings = defineStrings('files', {
  zh: {
    deleteFolder: '确定删除文件夹「{name}」？',
    deleteFile: '确定删除文件「{name}」？',
    deleteFolders: '确定删除选中的 {count} 个文件夹？',
    deleteFiles: '确定删除选中的 {count} 个文件？',
    deleteBoth: '确定删除选中的 {count} 个文件/文件夹？',
    deletedForGood: '删除后不能恢复',
    force: '是否一并删除文件夹中的所有内容？',
    forceFolder: '「{name}」里还有内容，会一起删除，不能恢复',
    forceFolders: '选中的 {count} 个文件夹里还有内容，会一起删除，不能恢复',
    delete: '删除',
    deleteAnyway: '仍要删除',
    wait: '{label}（{seconds}）',
    deleting: '删除中',
    others: '等 {count} 个',
    cancel: '取消',
    close: '关闭',
  },
  en: {
    deleteFolder: 'Delete the folder {name}?',
    deleteFile: 'Delete the file {name}?',
    deleteFolders: 'Delete the chosen folders: {count}?',
    deleteFiles: 'Delete the chosen files: {count}?',
    deleteBoth: 'Delete the chosen files and folders: {count}?',
    deletedForGood: 'This cannot be undone',
    force: 'Delete everything in the folder as well?',
    forceFolder: '{name} is not empty. All that is in it goes too. This cannot be undone',
    forceFolders:
      'Chosen folders that may not be empty: {count}. All that is in them goes too. This cannot be undone',
    delete: 'Delete',
    deleteAnyway: 'Delete anyway',
    wait: '{label} ({seconds})',
    deleting: 'Deleting',
    others: '{count} in all',
    cancel: 'Cancel',
    close: 'Close',
  },
})
