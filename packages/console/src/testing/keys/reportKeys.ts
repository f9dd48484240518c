import { today } from '@ebkit/rules/dates'
import type { KindKeys } from './KeyCase'

const day = today('Asia/Shanghai')
const metrics = [{ name: 'rows', label: { zh: '共多少场' }, agg: 'count' }]
const tab = {
  ...{ source: 'slot', time: 'day', metrics, dimensions: ['status'], charts: [], filters: [] },
  ...{ name: 'more', title: { zh: '另一张' } },
}

export const reportKeys: KindKeys = {
  cases: [
    { keys: { title: { zh: '另一页' } }, seen: '另一页' },
    { keys: { metrics }, seen: '共多少场' },
    { keys: { dimensions: ['late'] }, seen: '超时明细' },
    { keys: { charts: [{ type: 'line', metrics: ['n'], by: 'day' }] }, seen: '场次趋势' },
    { keys: { filters: ['late'] }, seen: '筛选' },
    {
      keys: { param: 'of' },
      besides: { filters: ['status'] },
      query: '?of=OPEN',
      seen: '"filter":"status=OPEN"',
    },
    { keys: { time: 'otherDay' }, query: '?rows=', seen: '"orderType":"otherDay desc"' },
    { keys: { columns: ['price'] }, query: '?rows=', seen: '价格' },
    { keys: { export: true }, seen: '导出' },
    { keys: { range: 'MONTH' }, seen: `"from":"${day.slice(0, 8)}01"` },
    { keys: { where: 'slotId={of}' }, query: '?of=x', seen: '"parameters":"of=x"' },
    { keys: { rowActions: [{ label: { zh: '看这一天' }, to: '/slots/{status}' }] }, seen: '看这一天' },
    {
      keys: { related: [{ resource: 'slot', title: { zh: '下面的' }, columns: ['slotName'] }] },
      seen: '下面的',
    },
    { keys: { tabs: [tab] }, seen: '另一张' },
    { keys: { tabTitle: { zh: '总的' } }, besides: { tabs: [tab] }, seen: '总的' },
  ],
  without: { source: 'each page has one' },
}
