/** Texts in files of imports. */
export const strings = {
  zh: {
    template: '{title}导入模板',
    wrongRows: '{title}导入错误行',
    savedRows: '{title}导入结果',
    reasons: '错误原因',
  },
  en: {
    template: '{title} import template',
    wrongRows: '{title} wrong rows',
    savedRows: '{title} imported',
    reasons: 'Problems',
  },
} as const
