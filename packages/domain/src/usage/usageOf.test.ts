import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { applications } from '../applications'
import type { Page } from '../pages/Page'
import type { Resource } from '../Resource'
import { usageOf } from './usageOf'

const label = { zh: '一', en: 'One' }
const text = (name: string) => ({ name, label, type: 'string' as const })
const names = [
  'orderId',
  'orderNo',
  'guest',
  'status',
  'payTime',
  'useTime',
  'productId',
  'tiers',
  'amount',
  'channel',
]
const order: Resource = {
  name: 'order',
  title: label,
  service: 'x-api',
  scope: 'hotel',
  key: 'orderId',
  fields: names.map(text),
}
const of = (route: string) => ({ route, title: label })

const nothing = {
  searched: [],
  filtered: [],
  ranged: [],
  related: [],
  conditioned: [],
  figured: [],
  listed: [],
  sorts: [],
}
const used = (...pages: Page[]) => usageOf(order, pages)

describe('the usage of fields is derived from the pages', () => {
  test('a list has searches, filters, tabs, a date range, an order and a fixed condition', () => {
    const list: Page = {
      ...of('/orders'),
      kind: 'list',
      resource: 'order',
      columns: ['orderNo', 'amount'],
      search: ['orderNo', 'guest'],
      filters: ['status', 'tiers.amount'],
      tabs: 'status',
      dateRange: 'payTime',
      sort: 'status asc, createdAt desc',
      where: 'channel=OWN&amount>0',
    }
    const byStatus = [
      { field: 'status', isDescending: false },
      { field: 'createdAt', isDescending: true },
    ]
    const expected = {
      ...nothing,
      searched: ['orderNo', 'guest'],
      filtered: ['status', 'tiers'],
      ranged: ['payTime'],
      conditioned: ['channel', 'amount'],
      listed: ['orderNo', 'amount'],
      sorts: [byStatus],
    }
    assert.deepEqual(used(list), expected)
    assert.deepEqual(used(list, list), expected, 'each once')
  })

  test('lists in drawers, further lists, and lists of rows that refer to the open row count too', () => {
    const within = { resource: 'order', title: label, columns: ['orderNo'] }
    const detail: Page = {
      ...of('/product'),
      kind: 'detail',
      resource: 'product',
      param: 'id',
      sections: [],
      related: [{ ...within, via: 'productId', sort: 'useTime desc' }],
    }
    const list: Page = {
      ...of('/products'),
      kind: 'list',
      resource: 'product',
      columns: ['name'],
      drawer: { related: [{ ...within, via: 'guest' }] },
      drawers: [{ ...within, name: 'today', where: 'payTime=today' }],
      subLists: [{ ...within, filters: ['channel'] }],
    }
    assert.deepEqual(used(detail), {
      ...nothing,
      related: ['productId'],
      sorts: [[{ field: 'useTime', isDescending: true }]],
    })
    assert.deepEqual(used(list), {
      ...nothing,
      related: ['guest'],
      conditioned: ['payTime'],
      filtered: ['channel'],
      listed: ['orderNo'],
    })
  })

  test('boards, calendars, reports and dashboards count too; figures are not fields', () => {
    const rows = { resource: 'order' }
    const board: Page = { ...of('/board'), kind: 'board', ...rows, groupBy: 'status', card: ['orderNo'] }
    const calendar: Page = {
      ...of('/calendar'),
      kind: 'calendar',
      ...rows,
      dateField: 'useTime',
      laneField: 'channel',
      cell: [],
    }
    const revenue = { name: 'revenue', label, agg: 'sum' as const, field: 'amount', where: 'status=PAID' }
    const report: Page = {
      ...of('/report'),
      kind: 'report',
      source: 'order',
      time: 'payTime',
      metrics: [revenue],
      dimensions: ['day', 'useTime:month'],
      charts: [],
      filters: ['channel', 'revenue'],
    }
    const figures = { source: 'order', time: 'useTime', by: 'channel' }
    const dashboard: Page = {
      ...of('/start'),
      kind: 'dashboard',
      panels: [
        { type: 'bar', title: label, ...figures, split: 'guest', sort: 'revenue desc' },
        {
          type: 'todo',
          title: label,
          items: [{ label, source: 'order', where: 'status=NEW', to: '/orders' }],
        },
        { type: 'line', title: label, parts: [{ source: 'order', time: 'payTime', metrics: [revenue] }] },
      ],
    }
    assert.deepEqual(used(board), { ...nothing, filtered: ['status'] })
    assert.deepEqual(used(calendar), { ...nothing, filtered: ['channel'], ranged: ['useTime'] })
    assert.deepEqual(used(report), {
      ...nothing,
      filtered: ['channel'],
      ranged: ['payTime'],
      figured: ['useTime', 'amount', 'status'],
    })
    assert.deepEqual(used(dashboard), {
      ...nothing,
      ranged: ['useTime', 'payTime'],
      conditioned: ['status'],
      figured: ['channel', 'guest', 'amount', 'status'],
    })
  })

  test('nearly every resource of the catalogue has a usage', () => {
    const pages = applications.flatMap((application) => application.pages)
    const resources = applications.flatMap((application) => application.resources)
    const several = resources.filter(({ singleton }) => !singleton)
    const unused = several.filter((resource) => {
      const { sorts, filtered, searched, related, ranged } = usageOf(resource, pages)
      return !(sorts.length + filtered.length + searched.length + related.length + ranged.length)
    })
    assert.ok(unused.length < several.length / 10, unused.map(({ name }) => name).join())
    const product = resources.find(({ name }) => name === 'ticketProduct') as Resource
    assert.ok(usageOf(product, pages).searched.includes('productName'))
  })
})
