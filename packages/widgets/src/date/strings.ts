import { defineStrings, type Translator } from '@ebkit/core/locale'

/** Texts of the field; pages override them, and those of `panelStrings`, under the group `date`. */
export const strings = defineStrings('date', {
  zh: {
    label: '日期',
    placeholder: '选择日期',
    open: '打开日历',
    clear: '清空',
    // The typed text is not a date.
    unreadable: '日期写成 2026-11-20 这样',
    tooEarly: '最早 {date}',
    tooLate: '最晚 {date}',
    closed: '{date} 不能选',
    closedFor: '{date} 不能选：{reason}',
  },
  en: {
    label: 'Date',
    placeholder: 'Choose a date',
    open: 'Open calendar',
    clear: 'Clear',
    unreadable: 'Enter a date such as 2026-11-20',
    tooEarly: '{date} at the earliest',
    tooLate: '{date} at the latest',
    closed: '{date} is not available',
    closedFor: '{date} is not available: {reason}',
  },
})

export type DateText = Translator<keyof (typeof strings)['texts']['zh']>
