import { today } from '@ebkit/rules/dates'
import { type KindKeys, sections } from './KeyCase'

const action = { label: { zh: '更多时段' }, to: '?dialog=more' }
const figures = [{ name: 'rows', label: { zh: '共多少场' }, agg: 'count' }]
const other = { resource: 'slot', title: { zh: '另一张表' }, columns: ['price'], search: [], filters: [] }

export const listKeys: KindKeys = {
  cases: [
    { keys: { title: { zh: '另一页' } }, seen: '另一页' },
    { keys: { columns: ['slotName', 'price'] }, seen: '价格' },
    { keys: { search: ['slotName'] }, seen: '搜索名称' },
    { keys: { filters: ['late'] }, seen: '筛选' },
    { keys: { tabs: 'status' }, seen: '开放' },
    { keys: { tabCounts: true }, besides: { tabs: 'status' }, seen: '"by":"status"' },
    { keys: { toolbar: ['create'] }, seen: '新建' },
    { keys: { rowActions: ['close'] }, seen: '关闭时段' },
    { keys: { bulkActions: ['close'] }, seen: '全选本页' },
    { keys: { sort: 'total desc' }, seen: '"orderType":"total desc"' },
    { keys: { first: 'late=true' }, besides: { sort: 'total asc' }, seen: 'late=true first, total asc' },
    { keys: { dateRange: 'otherDay' }, seen: '另一天' },
    {
      keys: { range: 'TODAY' },
      besides: { dateRange: 'otherDay' },
      seen: `otherDay>=${today('Asia/Shanghai')}`,
    },
    { keys: { where: 'late=false' }, seen: 'late=false' },
    { keys: { marks: [{ field: 'total', hint: { zh: '快满了' } }] }, seen: '快满了' },
    { keys: { figures }, seen: '共多少场' },
    {
      keys: { summaries: [{ by: 'status', label: { zh: '按状态汇总' } }] },
      besides: { figures },
      seen: '按状态汇总',
    },
    {
      keys: { quickFilters: [{ label: { zh: '七天内' }, field: 'otherDay', withinDays: 7 }] },
      seen: '七天内',
    },
    { keys: { drawer: { sections } }, query: '?id=a', seen: '概况' },
    { keys: { subLists: [other] }, seen: '另一张表' },
    { keys: { drawers: [{ ...other, name: 'more' }] }, besides: { toolbar: [action] }, seen: '更多时段' },
    {
      keys: { importDialog: 'in' },
      query: '?dialog=in',
      resource: { rights: ['view', 'add', 'import'] },
      seen: '下载模板',
    },
    { keys: { opensByKey: true }, query: '?slotId=a', seen: 'getResourceRow' },
    { keys: { unfold: 'price' }, seen: '展开' },
    { keys: { groups: 'slotName' }, seen: 'eb-list-group' },
    { keys: { map: 'place' }, seen: '地图' },
    { keys: { refresh: 33 }, seen: 'waits 33000' },
    { keys: { readAgain: { every: 34, while: 'late=false' } }, seen: 'waits 34000' },
  ],
  without: {
    stores: 'e2e/notes.finance.accounts.e2e.ts: all stores of the brand',
    printBy: 'e2e/notes.restaurant.reservations.e2e.ts',
    labels: 'e2e/notes.pass.deliveries.e2e.ts',
  },
}
