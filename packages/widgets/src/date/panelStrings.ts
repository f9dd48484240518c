import { defineStrings } from '@ebkit/core/locale'

/** Texts of the calendar, loaded with it. */
export const panelStrings = defineStrings('date', {
  zh: { today: '今天', time: '时间', hours: '时', minutes: '分', confirm: '确定' },
  en: { today: 'Today', time: 'Time', hours: 'Hours', minutes: 'Minutes', confirm: 'OK' },
})
