import { defineStrings } from '@ebkit/core'

/** Every text of eb-date-range; pages override them under the group `dateRange`. */
export const strings = defineStrings('dateRange', {
  zh: {
    show: '打开',
    title: '标题',
    close: '关闭',
    empty: '暂无数据',
  },
  en: {
    show: 'Open',
    title: 'Title',
    close: 'Close',
    empty: 'Nothing here yet',
  },
})
