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
  },
})
