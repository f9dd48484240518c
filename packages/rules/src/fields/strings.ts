/** Texts for formatted values. */
export const strings = {
  zh: {
    yes: '是',
    no: '否',
    range: '{start} 至 {end}',
    separator: '、',
    weekdays: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  },
  en: {
    yes: 'Yes',
    no: 'No',
    range: '{start} to {end}',
    separator: ', ',
    weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  },
} as const
