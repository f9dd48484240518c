import { defineStrings } from '@ebkit/core/locale'

/** Texts of message bar, sort menu and view switch. */
export const toolStrings = defineStrings('files', {
  zh: {
    messages: '消息',
    closeMessage: '关闭消息',
    showMessage: '再看一次刚才的消息',
    view: '显示方式',
    gridView: '网格',
    listView: '列表',
    sort: '排序',
    sortedBy: '排序：{order}',
    timeDesc: '最近修改',
    timeAsc: '最早修改',
    nameAsc: '名称 A → Z',
    nameDesc: '名称 Z → A',
    sizeDesc: '从大到小',
    sizeAsc: '从小到大',
  },
  en: {
    messages: 'Messages',
    closeMessage: 'Close message',
    showMessage: 'Show the last message again',
    view: 'View',
    gridView: 'Grid',
    listView: 'List',
    sort: 'Sort',
    sortedBy: 'Sort: {order}',
    timeDesc: 'Newest first',
    timeAsc: 'Oldest first',
    nameAsc: 'Name A to Z',
    nameDesc: 'Name Z to A',
    sizeDesc: 'Largest first',
    sizeAsc: 'Smallest first',
  },
})
