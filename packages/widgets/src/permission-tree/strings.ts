import { defineStrings } from '@ebkit/core/locale'

/** Every text of eb-permission-tree; pages override them under the group `permissionTree`. */
export const strings = defineStrings('permissionTree', {
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
