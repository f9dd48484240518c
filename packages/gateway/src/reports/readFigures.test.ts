import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applications, findResource, type ReportPage } from '@ebkit/domain'
import { longestReportPeriod, maximumFigureRows } from '@ebkit/protocol/calls/reports'
import { addDays } from '@ebkit/rules/dates'
import { bindingOf } from '../resources/bindings'
import type { FigureQuery } from './FigureQuery'
import { boundFigures } from './figureSql'
import { chosenQuery } from './queriesOf'
import { figureSetOf, mostOf } from './readFigures'

const page = applications
  .flatMap(({ pages }) => pages)
  .find(({ route }) => route === '/ticket-report') as ReportPage
const resource = findResource(page.source)
assert.ok(resource)
const binding = bindingOf(resource)
const from = '2023-11-28'
const period = { from, until: addDays(from, longestReportPeriod - 1) }

function figuresBy(by: string, more: Partial<FigureQuery> = {}, asked: typeof period | undefined = period) {
  const context = {
    compare: undefined,
    filter: undefined,
    parameters: {},
    today: period.until,
    time: '12:00',
  }
  const query = { ...chosenQuery(page, { by, metrics: 'orders' }), ...more }
  return boundFigures(binding, query, { ...context, period: asked }, { brandId: '1001', stores: ['100101'] })
}

/** One order on each day, as the database answers. */
const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key_0: addDays(from, index), value_0: 1 }))

test('the longest period is shown day by day, to its last day', () => {
  const figures = figuresBy('payTime:day')
  assert.equal(mostOf(figures), longestReportPeriod)
  const { rows, isWhole } = figureSetOf(figures, days(longestReportPeriod))
  assert.equal(isWhole, true)
  assert.deepEqual([rows.length, rows.at(-1)?.keys, rows.at(-1)?.values], [1100, [period.until], [1]])
})

test('other sets have fewer groups', () => {
  assert.equal(mostOf(figuresBy('saleChannel')), maximumFigureRows)
  assert.equal(mostOf(figuresBy('payTime:day,saleChannel')), maximumFigureRows)
  assert.equal(mostOf({ ...figuresBy('payTime:day'), window: {} }), maximumFigureRows, 'of all time')
  assert.equal(mostOf(figuresBy('payTime:day', { top: 10 })), 10)
})

test('days behind the last group of a set that was cut are left out, not shown as days of nothing', () => {
  const { rows, isWhole } = figureSetOf(figuresBy('payTime:day', { top: 3 }), days(4))
  assert.equal(isWhole, false)
  assert.deepEqual(
    rows.map(({ keys: [key], values: [value] }) => [key, value]),
    days(3).map(({ key_0, value_0 }) => [key_0, value_0]),
  )
})

test('days without rows are shown, before and after those with rows', () => {
  const { rows } = figureSetOf(figuresBy('payTime:day'), days(longestReportPeriod).slice(5, 8))
  assert.deepEqual(
    rows.slice(4, 9).map(({ values }) => values[0]),
    [0, 1, 1, 1, 0],
  )
  assert.equal(rows.length, longestReportPeriod)
})
