import type { Label } from '../fields/Field'

/**
 * Texts of problems that only rows of imported files have, by code. For `problemText`.
 *
 * @example
 * ```ts
 * import { problemText } from '@ebkit/rules'
 * import { importProblemTexts } from '@ebkit/rules/imports'
 *
 * const problem = { code: 'duplicate', params: { row: 12 } }
 * problemText(problem, 'en', importProblemTexts) // 'The same as in row 12'
 * ```
 */
export const importProblemTexts: Readonly<Record<string, Label>> = {
  masked: { zh: '打了星号，请填写完整的内容', en: 'Stars hide a part of it; enter all of it' },
  unknown: { zh: '没有「{text}」', en: 'There is no “{text}”' },
  ambiguous: {
    zh: '有 {count} 个「{text}」，请填写编号',
    en: '{count} are called “{text}”; enter the number',
  },
  duplicate: { zh: '和第 {row} 行重复', en: 'The same as in row {row}' },
  taken: { zh: '已经有了，可以改成更新那一条', en: 'It is there already; you can update it instead' },
  changed: { zh: '这一条刚被别人改过，请再检查', en: 'Somebody has just changed it; check again' },
  mayNotEdit: { zh: '你没有修改已有内容的权限', en: 'You may not change rows that exist' },
  unfit: { zh: '不能保存：{text}', en: 'It cannot be saved: {text}' },
}
