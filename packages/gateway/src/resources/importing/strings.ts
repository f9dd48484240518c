/** Texts in files of imports, and reasons of lines that run actions. */
export const strings = {
  zh: {
    ...{ template: '{title}导入模板', wrongRows: '{title}导入错误行', savedRows: '{title}导入结果' },
    reasons: '错误原因',
    wrongState: '「{state}」状态不能{action}',
    nothing: '这一行没有要做的事',
  },
  en: {
    ...{
      template: '{title} import template',
      wrongRows: '{title} wrong rows',
      savedRows: '{title} imported',
    },
    reasons: 'Problems',
    wrongState: '“{state}” does not allow: {action}',
    nothing: 'There is nothing to do for this line',
  },
} as const
