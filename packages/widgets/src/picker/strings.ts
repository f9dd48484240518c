import { defineStrings } from '@ebkit/core/locale'

const zh = {
  close: '关闭',
  reset: '清空',
  eligibleOnly: '只看可选',
  locked: '已锁定',
  empty: '暂无数据',
  listFailed: '加载失败',
  retry: '重试',
  choose: '选择',
  chosen: '已选',
  cancel: '取消',
  blocked: '不能选择 {name}：{reason}',
  total: '共 {count}',
  page: '第 {page} 页',
  full: '最多选 {count}',
  confirm: '确定',
  confirmCount: '确定选择 {count}',
  remove: '移除 {name}',
  refused: '{count}已不能选，移除后再确定',
  discard: '放弃改动？',
  goOn: '继续选择',
  giveUp: '放弃',
}

const en: typeof zh = {
  close: 'Close',
  reset: 'Clear',
  eligibleOnly: 'Available only',
  locked: 'locked',
  empty: 'Nothing here',
  listFailed: 'Could not load',
  retry: 'Try again',
  choose: 'Choose',
  chosen: 'Chosen',
  cancel: 'Cancel',
  blocked: 'Cannot choose {name}: {reason}',
  total: '{count}',
  page: 'Page {page}',
  full: '{count} at most',
  confirm: 'Choose',
  confirmCount: 'Choose {count}',
  remove: 'Remove {name}',
  refused: '{count} can no longer be chosen. Remove, then confirm',
  discard: 'Discard changes?',
  goOn: 'Keep choosing',
  giveUp: 'Discard',
}

/** Texts that all pickers share; `{count}` is a number with the noun of the rows, such as 4 件. */
export const strings = defineStrings('picker', { zh, en })
