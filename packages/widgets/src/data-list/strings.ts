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
  missing: '加载失败，刷新页面再试',
  comma: '、',
}

/** Texts of the rows. The English ones come later: see english.ts. */
export const strings = defineStrings('data-list', { zh, en: {} as typeof zh })

export type Text = (key: keyof typeof zh, params?: Record<string, unknown>) => string
