import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FigureSet } from '@ebkit/core/services/reports'
import { chartOption } from '../charts/chartOption'
import { rowChosen } from '../charts/rowChosen'
import { changeOf, isGood, shareText } from './change'
import { formatFigure, shortFigure } from './formatFigure'
import { mergedSets } from './mergedSets'

test('figures are said in their units, and those that cannot be computed by a dash', () => {
  assert.equal(formatFigure('money', 128_643_000), '1,286,430.00')
  assert.equal(formatFigure('share', 0.7642), '76.4%')
  assert.equal(formatFigure('percent', 12.5), '12.5%')
  assert.equal(formatFigure('count', 8214), '8,214')
  assert.equal(formatFigure('decimal', null), '–')
  assert.equal(shortFigure('money', 6_000_000, 'zh'), '6 万')
  assert.equal(shortFigure('count', 60_000, 'en'), '60k')
})

test('a change is good or bad by what is counted; of nothing there is none', () => {
  const rise = changeOf(110, 100)
  assert.ok(rise)
  assert.deepEqual(
    [rise.direction, isGood(rise, 'payAmount'), isGood(rise, 'refundAmount')],
    ['up', true, false],
  )
  assert.equal(changeOf(1, 0), undefined)
  assert.equal(changeOf(null, 1), undefined)
  assert.equal(changeOf(100, 100)?.direction, 'same')
})

test('a change is said in percent without a sign; from ten times on only that it is much', () => {
  assert.equal(shareText(0.126), '12.6%')
  assert.equal(shareText(-0.05), '5.0%')
  assert.equal(shareText(9.99), '999.0%')
  assert.equal(shareText(9.9999), '>999%', 'never 1000.0%')
  assert.equal(shareText(10), '>999%')
  assert.equal(shareText(-10), '>999%')
  assert.equal(shareText(1234), '>999%')
})

const set = (metric: string, rows: FigureSet['rows'], by = ['paidAt:day']): FigureSet => ({
  ...{ id: 'x', resource: 'a/b', condition: '', isWhole: true, by, rows },
  metrics: [{ name: metric, type: 'count' }],
})
const row = (key: string | null, value: number, before?: number) => ({
  ...{ keys: [key], labels: [null], values: [value] },
  ...(before !== undefined && { before: [before] }),
})

test('figures of two resources are one set by their groups', () => {
  const merged = mergedSets([
    set('visits', [row('1', 5), row('2', 6)]),
    set('orders', [row('2', 1), row('3', 2)]),
  ])
  assert.deepEqual(
    merged?.rows.map(({ keys, values }) => [keys[0], ...values]),
    [
      ['1', 5, null],
      ['2', 6, 1],
      ['3', null, 2],
    ],
  )
})

test('charts: the period before is dashed, many slices end in others, a strip of hours is a heatmap', () => {
  const colours = {
    series: ['#111'],
    scale: ['#eee', '#111'],
    text: '#000',
    faint: '#555',
    line: '#ddd',
    surface: '#fff',
    font: 'x',
  }
  const metrics = [{ name: 'orders', label: 'Orders', type: 'count' as const }]
  const words = { now: 'now', before: 'before', others: 'others' }
  const draw = (kind: 'line' | 'pie' | 'heatmap' | 'bar', drawn: FigureSet) =>
    chartOption(
      {
        kind,
        set: drawn,
        metrics,
        words,
        locale: 'en',
        names: drawn.rows.map(({ keys }) => [String(keys[0])]),
      },
      colours,
    ) as {
      series: { name?: string; lineStyle?: { type: string }; data: unknown[] }[]
    }
  const compared = {
    ...set('orders', [row('2026-11-01', 1, 2)]),
    before: { from: '2026-10-31', until: '2026-10-31' },
  }
  assert.deepEqual(
    draw('line', compared).series.map(({ name, lineStyle }) => [name, lineStyle?.type]),
    [
      ['now', undefined],
      ['before', 'dashed'],
    ],
  )
  // A line goes from one day to the next, regardless of size.
  const signed = draw(
    'line',
    set('orders', [row(null, 9), row('2026-11-03', 5), row('2026-11-01', 2)], ['signDate']),
  )
  assert.deepEqual(signed.series[0]?.data, [2, 5])
  // Counts have no values between integers; each of twelve bars has its label.
  const drawn = draw('bar', set('orders', [row('c1', 1)], ['channel'])) as unknown as {
    xAxis: { minInterval?: number }[]
    yAxis: { axisLabel: { interval?: number } }
  }
  assert.deepEqual([drawn.xAxis[0]?.minInterval, drawn.yAxis.axisLabel.interval], [1, 0])
  const many = set(
    'orders',
    Array.from({ length: 9 }, (_, index) => row(`c${index}`, 9 - index)),
    ['channel'],
  )
  assert.deepEqual(draw('pie', many).series[0]?.data.at(-1), { name: 'others', value: 3 + 2 + 1 })
  assert.deepEqual(draw('heatmap', set('orders', [row('8', 4)], ['paidAt:hour'])).series[0]?.data, [
    [0, 0, 4],
  ])
})

test('a press on a chart finds its group: lines are in the order of time, other slices are no group', () => {
  const chosen = (kind: 'line' | 'pie' | 'bar', rows: FigureSet['rows'], by: string[], pressed: object) =>
    rowChosen(
      {
        ...{ kind, set: set('orders', rows, by), metrics: [], locale: 'en' },
        names: rows.map(({ keys }) => keys.map(String)),
        words: { now: 'now', before: 'before', others: 'others' },
      },
      pressed,
    )
  const days = [row(null, 9), row('2026-11-03', 5), row('2026-11-01', 2)]
  assert.equal(chosen('line', days, ['signDate'], { dataIndex: 0 }), 2)
  const split = [
    { ...row('1', 5), keys: ['1', 'h5'] },
    { ...row('1', 4), keys: ['1', 'wechat'] },
    { ...row('2', 3), keys: ['2', 'h5'] },
  ]
  const by = ['paidAt:day', 'channel']
  assert.equal(chosen('line', split, by, { dataIndex: 1, seriesName: 'h5' }), 2)
  assert.equal(chosen('line', split, by, { dataIndex: 1, seriesName: 'wechat' }), undefined)
  const many = Array.from({ length: 9 }, (_, index) => row(`c${index}`, 9 - index))
  assert.equal(chosen('pie', many, ['channel'], { dataIndex: 5 }), 5)
  assert.equal(chosen('pie', many, ['channel'], { dataIndex: 6 }), undefined)
  assert.equal(chosen('pie', many.slice(0, 7), ['channel'], { dataIndex: 6 }), 6)
  assert.equal(chosen('bar', many, ['channel'], { dataIndex: 6 }), 6)
})
