import { defineStrings, type Translator } from '@ebkit/core/locale'

/** Texts of the field of eb-date-range, and the problems of a range; those of its panel are in panelStrings.ts. */
export const strings = defineStrings('dateRange', {
  zh: {
    start: '开始日期',
    end: '结束日期',
    checkIn: '入住日期',
    checkOut: '离店日期',
    // Between the two ends.
    to: '至',
    choose: '选择日期范围',
    clear: '清空',
    unreadable: '日期写成 2026-11-20 这样',
    incomplete: '开始和结束日期都要填',
    tooEarly: '不能早于 {date}',
    tooLate: '不能晚于 {date}',
    closed: '{date} 不可选',
    closedFor: '{date} 不可选：{reason}',
    // Takes the last end before the closed day.
    endOn: '结束日期改为 {date}',
    checkOutOn: '改为 {date} 离店',
    tooLong: '日期范围最多 {count} 天',
    tooShort: '日期范围至少 {count} 天',
    tooManyNights: '最多住 {count} 晚',
    tooFewNights: '至少住 {count} 晚',
  },
  en: {
    start: 'Start date',
    end: 'End date',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    to: 'to',
    choose: 'Choose a date range',
    clear: 'Clear',
    unreadable: 'Write dates like 2026-11-20',
    incomplete: 'Both dates are needed',
    tooEarly: 'Not before {date}',
    tooLate: 'Not after {date}',
    closed: '{date} is not available',
    closedFor: '{date} is not available: {reason}',
    endOn: 'End on {date} instead',
    checkOutOn: 'Check out on {date} instead',
    tooLong: 'Date range should not be more than {count} days',
    tooShort: 'Date range should not be less than {count} days',
    tooManyNights: '{count} {count|night|nights} at most',
    tooFewNights: '{count} {count|night|nights} at least',
  },
})

export type DateRangeText = Translator<keyof typeof strings.texts.zh>
