import { today } from '@ebkit/rules/dates'
import { slots } from '../slots'
import { type KindKeys, sections } from './KeyCase'

/** A boolean by which cards can be grouped. */
const options = [{ value: true, label: { zh: '迟' } }]
const fields = slots.fields.map((field) => (field.name === 'late' ? { ...field, options } : field))

export const boardKeys: KindKeys = {
  cases: [
    { keys: { title: { zh: '另一页' } }, seen: '另一页' },
    { keys: { groupBy: 'late' }, resource: { fields }, seen: 'late=' },
    { keys: { card: ['slotName', 'price', 'late'] }, seen: '¥123.00' },
    { keys: { card: ['slotName', 'period'] }, seen: '2026-11-01 至 2026-11-30' },
    { keys: { filters: ['late'] }, seen: '筛选' },
    { keys: { search: ['slotName'] }, seen: '搜索名称' },
    {
      keys: { dateRange: 'otherDay' },
      query: '?from=2026-11-01&until=2026-11-05',
      seen: 'otherDay<=2026-11-05',
    },
    {
      keys: { range: 'TODAY' },
      besides: { dateRange: 'otherDay' },
      seen: `otherDay>=${today('Asia/Shanghai')}`,
    },
    { keys: { order: 'total asc' }, seen: '"orderType":"total asc"' },
    { keys: { first: 'late=true' }, besides: { order: 'total asc' }, seen: 'late=true first, total asc' },
    { keys: { where: 'late=false' }, seen: 'late=false&status=OPEN' },
    { keys: { folded: ['CLOSED'] }, seen: '"pageSize":1,' },
    { keys: { refresh: 10 }, seen: '每 10 秒更新' },
    { keys: { toolbar: ['create'] }, seen: '新建' },
    { keys: { rowActions: ['close'] }, seen: '关闭时段' },
    { keys: { bulkActions: ['close'] }, query: '?view=list', seen: '全选本页' },
    { keys: { columns: ['price'] }, query: '?view=list', seen: '价格' },
    { keys: { timeline: true }, query: '?id=a', seen: '操作记录' },
    { keys: { sections }, query: '?id=a', seen: '概况' },
  ],
}
