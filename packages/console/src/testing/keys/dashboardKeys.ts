import type { KindKeys } from './KeyCase'

const links = [{ label: { zh: '看时段' }, to: '/slots' }]
const figures = {
  type: 'stat',
  source: 'slot',
  metrics: [{ name: 'n', label: { zh: '场次' }, agg: 'count' }],
}
const list = { type: 'list', source: 'slot', columns: ['slotName'] }

/** Keys of panels; the page has one, 概览. */
export const panelKeys: KindKeys = {
  cases: [
    { keys: { title: { zh: '另一块' } }, besides: figures, seen: '另一块' },
    { keys: { type: 'table' }, besides: { ...figures, by: 'status' }, seen: '<table' },
    { keys: { to: '/slots' }, besides: figures, seen: '更多' },
    { keys: { compare: 'yesterday same time' }, besides: figures, seen: '较昨日同一时间' },
    {
      keys: { metrics: [{ name: 'n', label: { zh: '共多少场' }, agg: 'count' }] },
      besides: figures,
      seen: '共多少场',
    },
    { keys: { columns: ['price'] }, besides: list, seen: '价格' },
    { keys: { sort: 'total desc' }, besides: list, seen: '"orderType":"total desc"' },
    { keys: { where: 'late=false' }, besides: list, seen: 'late=false' },
    { keys: { limit: 3 }, besides: list, seen: '"pageSize":3' },
    { keys: { links }, besides: { type: 'shortcuts' }, seen: '看时段' },
    { keys: { items: links }, besides: { type: 'todo' }, seen: '看时段' },
    { keys: { refresh: 33 }, besides: { type: 'todo', items: links }, seen: 'waits 33000' },
    { keys: { time: 'day' }, besides: { ...figures, by: 'status' }, seen: '时间段' },
    { keys: { period: 'month' }, besides: { ...figures, time: 'day' }, seen: '!时间段' },
    { keys: { range: 'TODAY' }, besides: { ...figures, time: 'day' }, seen: '!时间段' },
    {
      keys: {
        parts: [
          { source: 'slot', time: 'day', metrics: [{ name: 'n', label: { zh: '共多少场' }, agg: 'count' }] },
        ],
      },
      besides: { type: 'stat' },
      seen: '共多少场',
    },
  ],
  without: {
    source: 'each case has one',
    by: 'the gateway groups by it: gateway/src/reports/queriesOf.test.ts',
    split: 'the gateway groups by it: gateway/src/reports/queriesOf.test.ts',
    top: 'the gateway cuts by it: gateway/src/reports/queriesOf.test.ts',
    bands: 'the gateway groups by it: gateway/src/reports/queriesOf.test.ts',
    max: 'of the shortcuts of home, which are favourites: e2e/home.e2e.ts',
    default: 'of the shortcuts of home, which are favourites: e2e/home.e2e.ts',
    widget: 'its type says the same',
    actions: 'of the list of /prepaycard/index: all four are in the ledger of what has no code yet',
  },
}

export const dashboardKeys: KindKeys = {
  cases: [
    { keys: { title: { zh: '另一页' } }, seen: '另一页' },
    { keys: { panels: [{ type: 'shortcuts', title: { zh: '去处' }, links }] }, seen: '看时段' },
  ],
  without: {
    drawers:
      'lists over any page, of packages/console/src/pages/PageView.tsx: e2e/notes.tickets.cards.e2e.ts',
  },
}
