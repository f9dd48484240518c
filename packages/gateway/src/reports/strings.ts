/** Texts of files with figures. */
export const reportStrings = {
  zh: {
    ...{ total: '合计', none: '无', before: '上期', year: '去年同期' },
    ...{ day: '日', week: '周', month: '月', hour: '小时', weekday: '星期', ageBand: '年龄段' },
    weekdays: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
  },
  en: {
    ...{ total: 'Total', none: 'None', before: 'before', year: 'a year before' },
    ...{ day: 'day', week: 'week', month: 'month', hour: 'hour', weekday: 'weekday', ageBand: 'age' },
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  },
} as const
