import { defineStrings } from '@ebkit/core/locale'

/** Texts of codes and files of rows. */
export const outputStrings = defineStrings('console-row-output', {
  zh: {
    code: '二维码',
    codeOf: '{name}的二维码',
    save: '下载图片',
    close: '关闭',
    noFile: '没有可以下载的文件',
    noLabels: '选中的行都不能打印面单',
    notSaved: '下载失败，文件可能已被删除，或者你没有看它的权限',
  },
  en: {
    code: 'QR code',
    codeOf: 'QR code of {name}',
    save: 'Save the picture',
    close: 'Close',
    noFile: 'There is no file to download',
    noLabels: 'None of the chosen rows has a label',
    notSaved: 'Not downloaded: the file may be gone, or you may not see it',
  },
})
