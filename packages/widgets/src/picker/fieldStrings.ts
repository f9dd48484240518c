/**
 * Texts around the dialog that every picker has, with its own noun in `{count}`. Pages override them under its group.
 */
export const fieldStrings = {
  zh: {
    chosen: '已选 {count}',
    maximum: '最多选 {count}',
    // {count}: chosen rows that are gone or can no longer be chosen.
    problem: '{count}已不能选，移除后再提交',
    // The rule was created for other filters of the page.
    ruleOutdated: '本页限定的条件变了，打开后重新确定',
    // Mistakes of the page.
    unknownTab: '没有这个页签：{name}',
    unknownColumn: '没有这一列：{name}',
  },
  en: {
    chosen: '{count} chosen',
    maximum: 'Up to {count}',
    problem: '{count} can no longer be chosen: remove to submit',
    ruleOutdated: 'The filters of this page have changed: open and confirm again',
    unknownTab: 'No such tab: {name}',
    unknownColumn: 'No such column: {name}',
  },
}

export type FieldText = (
  key: keyof typeof fieldStrings.zh | 'choose',
  params?: Record<string, unknown>,
) => string
