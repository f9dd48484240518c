import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageResource } from '@ebkit/core/services/consolePages'
import { slotRows, slots } from '../testing/slots'
import { cellParts, toneOf } from './cellParts'
import { rowsIn } from './dayRange'
import { lanesOf, rowsByDay } from './lanes'
import { besidePeriod, periodOf, periodParameters, readPeriod } from './period'
import { rangeActions } from './rangeActions'

const resource = slots as unknown as PageResource
const places = { dateField: 'day', laneField: 'slotName' }

test('a month is whole weeks from Monday; the address says which, anything else is this month', () => {
  const november = readPeriod('?month=2026-11', '2026-01-15')
  assert.deepEqual(
    [november.weeks[0]?.[0], november.weeks.at(-1)?.[6], november.weeks.length],
    ['2026-10-26', '2026-12-06', 6],
  )
  assert.deepEqual(periodParameters(besidePeriod(november, 1)), { month: '2026-12', week: undefined })
  const week = readPeriod('?week=2026-11-04', '2026-01-15')
  assert.deepEqual(periodParameters(besidePeriod(week, -1)), { week: '2026-10-26', month: undefined })
  for (const query of ['', '?month=2026-13', '?month=x', '?week=2026-02-30'])
    assert.deepEqual(readPeriod(query, '2026-01-15'), periodOf('month', '2026-01-15'))
})

test('a day is toned by its state where that is over, else by how full it is', () => {
  const parts = cellParts(['booked', 'total', 'status'], resource)
  assert.deepEqual(
    [slotRows[0], slotRows[1], slotRows[2], { ...slotRows[0], booked: 80 }].map((row) =>
      toneOf(row ?? {}, parts),
    ),
    ['warning', 'success', 'neutral', 'danger'],
  )
})

test('selected days of one lane have its rows only; lanes are sorted, and rows of a day by them', () => {
  const field = resource.fields.find(({ name }) => name === 'status')
  assert.deepEqual(field && lanesOf(slotRows, field, 'zh').map(({ name }) => name), ['开放', '关闭'])
  const lanes = ['夜场', '下午场'].map((id) => ({ id, name: id }))
  const days = rowsByDay(slotRows, 'day', 'slotName', lanes)
  assert.deepEqual(
    days.get('2026-11-04')?.map(({ slotId }) => slotId),
    ['c', 'b'],
  )
  const range = { from: '2026-11-05', to: '2026-11-03', lane: '夜场' }
  assert.deepEqual(
    rowsIn(slotRows, range, places).map(({ slotId }) => slotId),
    ['c'],
  )
})

test('actions of selected days: one row of each lane for those that ask for days, else all that fit', () => {
  const offered = ['close', 'setRange', 'view'].map((name) => ({
    name,
    label: name,
    ...(name === 'close' && { when: 'status=OPEN' }),
  }))
  const range = { from: '2026-11-04', to: '2026-11-03' }
  const rows = [...slotRows, { ...slotRows[0], slotId: 'd' }]
  assert.deepEqual(
    rangeActions(offered, resource, rows, { range, laneField: 'slotName' }).map(
      ({ action, keys, values }) => [action.name, keys, values],
    ),
    [
      ['close', ['a', 'b', 'd'], undefined],
      ['setRange', ['a', 'b', 'c'], { dates: { start: '2026-11-03', end: '2026-11-04' } }],
    ],
  )
})
