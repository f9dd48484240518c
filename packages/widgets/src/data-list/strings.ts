import { defineStrings } from '@ebkit/core/locale'

const zh = {
  label: '列表',
  select: '选择',
  selectRow: '选择 {name}',
  cellFailed: '单元格绘制失败',
  selectPage: '全选本页',
  actions: '操作',
  more: '更多操作',
  expand: '展开',
  collapse: '收起',
  total: '合计',
  pageTotal: '本页合计',
  yes: '是',
  no: '否',
  comma: '、',
  entries: '{count} 项',
  namesOf: '{names} 等 {count} 项',
}

const en: typeof zh = {
  label: 'List',
  select: 'Select',
  selectRow: 'Select {name}',
  cellFailed: 'A cell could not be drawn',
  selectPage: 'Select this page',
  actions: 'Actions',
  more: 'More actions',
  expand: 'Expand',
  collapse: 'Collapse',
  total: 'Total',
  pageTotal: 'Total of this page',
  yes: 'Yes',
  no: 'No',
  comma: ', ',
  entries: '{count} {count|entry|entries}',
  namesOf: '{names} and others, {count} in all',
}

/** Texts of the rows. */
export const strings = defineStrings('data-list', { zh, en })

export type Text = (key: keyof typeof zh, params?: Record<string, unknown>) => string
