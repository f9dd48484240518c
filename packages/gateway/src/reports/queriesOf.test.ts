import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Panel } from '@ebkit/domain'
import { panelQuery, queriesOfDashboard } from './queriesOf'

const metric = { name: 'n', label: { zh: '场次' }, agg: 'count' } as const
const panel: Panel = { type: 'bar', title: { zh: '概览' }, source: 'slot', metrics: [metric] }
const page = (more: Partial<Panel>) => ({
  ...{ route: '/page', kind: 'dashboard', title: { zh: '页面' } },
  panels: [{ ...panel, ...more }],
})

const queries = (more: Partial<Panel>) => queriesOfDashboard(page(more) as never)

test('each key of a panel that the gateway reads changes what is asked of the database', () => {
  const cases: Partial<Panel>[] = [
    { source: 'other' },
    { time: 'day' },
    { metrics: [metric, { ...metric, name: 'm' }] },
    { by: 'status' },
    { split: 'status' },
    { where: 'late=true' },
    { top: 3 },
    { limit: 3 },
    { bands: ['18-24'] },
    { range: 'TODAY' },
    { period: 'month' },
    { compare: 'yesterday' },
    { parts: [{ source: 'other', time: 'day', metrics: [metric] }] },
  ]
  for (const more of cases) assert.notDeepEqual(queries(more), queries({}), Object.keys(more).join())
})

test('a set of a dashboard is found by its id, with the title of its panel', () => {
  const dashboard = page({ parts: [{ source: 'other', time: 'day', metrics: [metric] }] }) as never
  assert.equal(panelQuery(dashboard, '概览/other')?.query.source, 'other')
  assert.deepEqual(panelQuery(dashboard, '概览/slot')?.title, { zh: '概览' })
  for (const id of [undefined, '', '概览', '概览/nothing']) assert.equal(panelQuery(dashboard, id), undefined)
})
