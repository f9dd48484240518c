import { defineStrings } from '@ebkit/core/locale'

/** Texts that stand there from the beginning; pages override them under the group `explorer`. */
export const strings = defineStrings('explorer', {
  zh: { label: '文件', missing: '没有加载出来，检查网络后再试一次' },
  en: { label: 'Files', missing: 'Could not be loaded. Check the network and try again' },
})
