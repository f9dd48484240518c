import { defineStrings } from '@ebkit/core/locale'

const zh = {
  views: '常用筛选',
  none: '还没有常用筛选。填个名称，把当前的搜索、筛选和排序存下来',
  name: '当前筛选的名称',
  save: '保存',
  replace: '替换',
  rename: '重命名 {name}',
  remove: '删除 {name}',
  removed: '已删除 {name}',
  undo: '撤销',
  taken: '已有同名',
  ok: '确定',
}

const en: typeof zh = {
  views: 'Saved filters',
  none: 'None yet. Name the search, filters and sort that are shown, and save them',
  name: 'Name of what is shown',
  save: 'Save',
  replace: 'Replace',
  rename: 'Rename {name}',
  remove: 'Delete {name}',
  removed: '{name} deleted',
  undo: 'Undo',
  taken: 'Taken',
  ok: 'OK',
}

/** Texts of saved filters. */
export const viewStrings = defineStrings('data-list-views', { zh, en })
