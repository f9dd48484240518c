import { defineStrings } from '@ebkit/core/locale'

/** Texts of the name dialog. */
export const nameStrings = defineStrings('files', {
  zh: {
    newFolder: '新建文件夹',
    newFile: '新建文件',
    renameFolder: '重命名文件夹',
    renameFile: '重命名文件',
    folderName: '文件夹名称',
    fileName: '文件名称',
    enterFolder: '填写文件夹名称',
    enterFile: '填写文件名称',
    // Rules for names; the specification defines the other texts.
    folderRule: '最多{limit}个字符，文件夹名称只能包含 (中文 英文 数字 . _ -)字符',
    fileRule: '最多{limit}个字符，文件名称只能包含 (中文 英文 数字 . _ -)字符',
    anyFolderRule: '最多{limit}个字符，文件夹名称不能包含 / \\ 和看不见的字符',
    anyFileRule: '最多{limit}个字符，文件名称不能包含 / \\ 和看不见的字符',
    save: '保存',
    saving: '保存中',
    cancel: '取消',
    close: '关闭',
  },
  en: {
    newFolder: 'New folder',
    newFile: 'New file',
    renameFolder: 'Rename folder',
    renameFile: 'Rename file',
    folderName: 'Folder name',
    fileName: 'File name',
    enterFolder: 'Enter a folder name',
    enterFile: 'Enter a file name',
    folderRule:
      '{limit} characters at most; a folder name has Chinese characters, letters, digits and . _ - only',
    fileRule:
      '{limit} characters at most; a file name has Chinese characters, letters, digits and . _ - only',
    anyFolderRule: '{limit} characters at most; a folder name has no / \\ and nothing invisible',
    anyFileRule: '{limit} characters at most; a file name has no / \\ and nothing invisible',
    save: 'Save',
    saving: 'Saving',
    cancel: 'Cancel',
    close: 'Close',
  },
})
