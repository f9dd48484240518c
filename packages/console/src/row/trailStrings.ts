import { defineStrings } from '@ebkit/core/locale'

/** Texts of a row's audit trail. */
export const trailStrings = defineStrings('console-trail', {
  zh: {
    title: '操作记录',
    empty: '还没有操作记录。',
    created: '新建',
    edited: '修改',
    removed: '删除',
    nobody: '系统',
    older: '更早的记录',
    failed: '操作记录加载失败：{reason}',
    retry: '重试',
    secrets: '改了 {count} 个保密字段',
  },
  en: {
    title: 'History',
    empty: 'Nothing has been done yet.',
    created: 'Created',
    edited: 'Edited',
    removed: 'Deleted',
    nobody: 'System',
    older: 'Earlier entries',
    failed: 'Could not load the history: {reason}',
    retry: 'Retry',
    secrets: '{count} secret fields changed',
  },
})
