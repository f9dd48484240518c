import { defineStrings } from '@ebkit/core/locale'

/** Texts that stand there from the beginning; pages override them under the group `explorer`. */
export const strings = defineStrings('explorer', {
  zh: { label: '文件' },
  en: { label: 'Files' },
})
