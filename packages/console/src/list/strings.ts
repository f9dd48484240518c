import { defineStrings } from '@ebkit/core/locale'

/** Texts of lists of rows. */
export const listStrings = defineStrings('console-list', {
  zh: {
    left: '还剩 {time}',
    leftDays: '还剩 {days} 天 {time}',
    over: '已到时间',
    quickFilters: '快捷筛选',
    progress: '{part} / {whole}',
    progressLabel: '进度',
    photos: '图片，共 {count} 张',
    waiting: '待处理',
    view: '查看方式',
    asList: '列表',
    onMap: '地图',
    mapOf: '{name}地图',
    mapFailed: '未能读取地图上的记录',
    unmapped: '{count} 条没有地图位置',
  },
  en: {
    left: '{time} left',
    leftDays: '{days} d {time} left',
    over: 'Time is up',
    quickFilters: 'Quick filters',
    progress: '{part} / {whole}',
    progressLabel: 'Progress',
    photos: 'Pictures: {count}',
    waiting: 'waiting',
    view: 'View',
    asList: 'List',
    onMap: 'Map',
    mapOf: 'Map of {name}',
    mapFailed: 'Could not read the rows on the map',
    unmapped: '{count} without a position',
  },
})
