import { defineStrings } from '@ebkit/core/locale'

const zh = {
  label: '权限',
  search: '搜页面、动作',
  clear: '清空',
  selectAll: '全选',
  selectNone: '全不选',
  changedOnly: '只看改动',
  // The suffix of a permission entry.
  entry: '权限',
  preset: '预设，不能取消',
  noCode: '没有权限码，不会保存',
  added: '新增',
  removed: '去掉',
  count: '已选 {granted} / {total}',
  of: '{granted} / {total}',
  // Differences from the saved permissions: these parts, separated by commas.
  more: '多 {count} 项',
  less: '少 {count} 项',
  comma: '，',
  unsaved: '还没保存',
  restore: '还原',
  loading: '加载中…',
  branchFailed: '没有加载出来',
  retry: '重试',
  // Why saving is blocked.
  failed: '“{name}”没有加载出来，重试后再保存',
  pending: '权限还在加载，稍后再保存',
  laterNotSearched: '没展开过的分支不在搜索里',
  empty: '暂无权限',
  notFound: '没有匹配的权限',
  // {codes}: ids of duplicate menus.
  bad: '菜单编号缺失或重复：{ids}',
}

const en: typeof zh = {
  label: 'Permissions',
  search: 'Search pages and actions',
  clear: 'Clear',
  selectAll: 'Select all',
  selectNone: 'Select none',
  changedOnly: 'Changes only',
  entry: 'Permission',
  preset: 'Preset, stays on',
  noCode: 'No code, not saved',
  added: 'Added',
  removed: 'Removed',
  count: '{granted} / {total} selected',
  of: '{granted} / {total}',
  more: '{count} more',
  less: '{count} fewer',
  comma: ', ',
  unsaved: 'not saved yet',
  restore: 'Restore',
  loading: 'Loading…',
  branchFailed: 'Could not load',
  retry: 'Try again',
  failed: 'Could not load “{name}”: try again, then save',
  pending: 'Permissions are still loading: save in a moment',
  laterNotSearched: 'Branches that were never opened are not searched',
  empty: 'No permissions',
  notFound: 'No permission matches',
  bad: 'Menu ids missing or repeated: {ids}',
}

/** Texts of the permission tree. */
export const strings = defineStrings('permission-tree', { zh, en })

export type PermissionTreeText = (key: keyof typeof zh, params?: Record<string, unknown>) => string
