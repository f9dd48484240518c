import { defineStrings } from '@ebkit/core/locale'

/** Every text of eb-restaurant-picker; pages override them under the group `restaurantPicker`. */
export const strings = defineStrings('restaurantPicker', {
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
