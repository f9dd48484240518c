import { defineStrings } from '@ebkit/core/locale'

/** Texts of the system's notices. */
export const noticeStrings = defineStrings('console-notices', {
  zh: {
    markAll: '全部标为已读',
    marked: '{count} 条公告已标为已读',
    none: '这里没有未读的公告',
    markFailed: '没有全部标为已读：{reason}',
    notSeen: '未能记为已读：{reason}',
    nearby: '前后公告',
    previous: '上一条',
    next: '下一条',
    first: '没有更早的公告',
    last: '没有更新的公告',
    nearbyFailed: '未能查找前后公告：{reason}',
    related: '前往相关页面',
  },
  en: {
    markAll: 'Mark all as read',
    marked: '{count} {count|notice is|notices are} marked as read',
    none: 'There is nothing unread here',
    markFailed: 'Not all were marked as read: {reason}',
    notSeen: 'Could not mark it as read: {reason}',
    nearby: 'Earlier and later notices',
    previous: 'Previous',
    next: 'Next',
    first: 'There is no earlier notice',
    last: 'There is no later notice',
    nearbyFailed: 'Could not look for the notices around it: {reason}',
    related: 'Go to the page',
  },
})
