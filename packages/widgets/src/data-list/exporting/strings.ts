import { defineStrings } from '@ebkit/core/locale'

const zh = {
  title: '列表',
  export: '导出',
  all: '全部 {count} 条',
  page: '本页 {count} 条',
  selection: '选中的 {count} 条',
  xlsx: '{what}（Excel）',
  csv: '{what}（CSV）',
  begun: '正在导出',
  rows: '正在导出 {rows} / {total} 条',
  bytes: '正在导出，已下载 {size}',
  cancel: '取消',
  done: '已导出 {name}',
  failed: '导出失败：{reason}',
  noPermission: '没有导出权限，请联系管理员开通',
  tooMany: '超过一张表能放的 1,048,575 行，请改用 CSV 或缩小范围',
  retry: '重试',
  close: '关闭',
}

const en: typeof zh = {
  title: 'List',
  export: 'Export',
  all: 'All {count}',
  page: 'This page, {count}',
  selection: 'Selected, {count}',
  xlsx: '{what} (Excel)',
  csv: '{what} (CSV)',
  begun: 'Exporting',
  rows: 'Exporting {rows} / {total}',
  bytes: 'Exporting, {size} received',
  cancel: 'Cancel',
  done: 'Exported {name}',
  failed: 'Not exported: {reason}',
  noPermission: 'You may not export this; ask an administrator',
  tooMany: 'More rows than a sheet takes (1,048,575); export as CSV, or fewer rows',
  retry: 'Try again',
  close: 'Close',
}

/** Texts of exporting. */
export const exportStrings = defineStrings('data-list-export', { zh, en })
