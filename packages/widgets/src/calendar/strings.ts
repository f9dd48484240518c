import { defineStrings } from '@ebkit/core/locale'

/** Texts of every calendar; pages override them under the group `calendar`. Loaded with the calendar. */
export const strings = defineStrings('calendar', {
  zh: {
    previousYear: '上一年',
    previousMonth: '上一月',
    nextMonth: '下一月',
    nextYear: '下一年',
    // Accessible names of the lists in the heading.
    year: '年',
    month: '月',
    // One character each in the corner of a day: day off, working day.
    off: '休',
    worked: '班',
    workday: '{name}调休，上班',
    newYear: '元旦',
    springFestival: '春节',
    qingming: '清明节',
    labourDay: '劳动节',
    dragonBoat: '端午节',
    midAutumn: '中秋节',
    nationalDay: '国庆节',
  },
  en: {
    previousYear: 'Previous year',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    nextYear: 'Next year',
    year: 'Year',
    month: 'Month',
    off: 'H',
    worked: 'W',
    workday: 'Working day ({name})',
    newYear: 'New Year',
    springFestival: 'Spring Festival',
    qingming: 'Qingming Festival',
    labourDay: 'Labour Day',
    dragonBoat: 'Dragon Boat Festival',
    midAutumn: 'Mid-Autumn Festival',
    nationalDay: 'National Day',
  },
})
