import { defineStrings } from '@ebkit/core/locale'

/** Every text of eb-frame; pages override them under the group `frame`. */
export const strings = defineStrings('frame', {
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
