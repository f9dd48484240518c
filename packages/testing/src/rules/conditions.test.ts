import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import {
  type ColumnKind,
  conditionToSql,
  evaluateCondition,
  parseCondition,
  quoteConditionValue,
} from '@ebkit/rules/conditions'
import { startTestGateway, type TestGateway } from '../gateway/index'
import { createRandom, pick, type Random } from './randomValues'

const today = '2026-02-28'
const rowCount = 120
const conditionCount = 600

const words = [
  '',
  'a',
  'B',
  'Ä',
  'null',
  'today',
  '10',
  '9',
  'a|b',
  "'; --",
  '中',
  '\u{1f44d}',
  '\uffee',
  ' a ',
  '%26',
  'true',
]
const days = [
  '2026-02-27',
  '2026-02-28',
  '2026-03-01',
  '2024-02-29',
  '0001-01-01',
  '9999-12-31',
  '1990-02-28',
]
const times = ['00:00:00', '09:05:00', '09:05:30', '15:59:59', '16:00:00', '23:59:59']
const numbers = [0, 9, 10, -1, 0.5, 1e15, 0.1]

const fields: Readonly<Record<string, { type: string; kind: ColumnKind; value(random: Random): unknown }>> = {
  word: { type: 'text', kind: 'text', value: (random) => pick(random, words) },
  size: { type: 'numeric', kind: 'number', value: (random) => pick(random, numbers) },
  count: { type: 'integer', kind: 'number', value: (random) => pick(random, [0, 9, 10, -1]) },
  flag: { type: 'boolean', kind: 'boolean', value: (random) => random() < 0.5 },
  day: { type: 'date', kind: 'date', value: (random) => pick(random, days) },
  at: {
    type: 'timestamptz',
    kind: 'time',
    value: (random) => `${pick(random, days)} ${pick(random, times)}`,
  },
  tags: {
    type: 'text[]',
    kind: 'list',
    value: (random) => ['a', '10', '中', "'"].filter(() => random() < 0.3),
  },
}

const literals = [
  ...words.filter(Boolean),
  ...days,
  ...days.flatMap((day) => times.map((time) => `${day} ${time}`)),
  ...days.map((day) => `${day} 09:05`),
  ...numbers.map(String),
  '9.0',
  '007',
  '1e5',
  '9007199254740993',
  '9'.repeat(400),
  'NaN',
  'Infinity',
  'false',
  '2026-02-30',
  'a\0b',
]
const keywords = ['*', 'null', 'anniversary(today)', 'anniversary(today+1)']
const anyOrder = ['today', 'today-1', 'today+365', '{given}', '{absent}']

/** A row as the wire carries it. */
function randomRow(random: Random, id: number): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, { value }]) => [
    name,
    random() < 0.15 ? null : value(random),
  ])
  return { id, ...Object.fromEntries(entries) }
}

function randomComparison(random: Random): string {
  const operator = pick(random, ['=', '!=', '<', '<=', '>', '>='])
  const meant = operator.startsWith('=') || operator === '!=' ? [...keywords, ...anyOrder] : anyOrder
  const values = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
    random() < 0.25 ? pick(random, meant) : quoteConditionValue(pick(random, literals)),
  )
  return pick(random, Object.keys(fields)) + operator + values.join('|')
}

describe('conditions in PostgreSQL', () => {
  let gateway: TestGateway
  before(async () => {
    gateway = await startTestGateway()
  })
  after(() => gateway.stop())

  test('finds the rows for which the condition is true, whatever the values are', async () => {
    const random = createRandom(2611)
    const rows = Array.from({ length: rowCount }, (_, id) => randomRow(random, id))
    const columns = Object.entries(fields).map(([name, { type }]) => `"${name}" ${type}`)
    const context = { today, params: { given: "a'b" } }
    let found = 0
    for (let count = 0; count < conditionCount; count++) {
      const text = Array.from({ length: random() < 0.3 ? 2 : 1 }, () => randomComparison(random)).join('&')
      const condition = parseCondition(text)
      const sql = conditionToSql(
        condition,
        (name) => fields[name] && { sql: `"${name}"`, kind: fields[name].kind },
        { ...context, firstPlaceholder: 2 },
      )
      const answer = await gateway.sql<{ id: number }>(
        `SELECT id FROM jsonb_to_recordset($1::text::jsonb) AS r(id integer, ${columns.join(', ')})
          WHERE ${sql.text} ORDER BY id`,
        [JSON.stringify(withZone(rows)), ...sql.values],
      )
      const expected = rows.filter((row) => evaluateCondition(condition, row, context)).map(({ id }) => id)
      found += expected.length
      assert.deepEqual(
        answer.map(({ id }) => id),
        expected,
        `${text} as ${sql.text}`,
      )
    }
    // Neither evaluation always matches nothing, or everything.
    assert.ok(found > (rowCount * conditionCount) / 20 && found < (rowCount * conditionCount * 19) / 20)
  })
})

/** Times on the wire are in Shanghai time; the database stores instants. */
const withZone = (rows: ReadonlyArray<Record<string, unknown>>) =>
  rows.map((row) => ({ ...row, at: row.at === null ? null : `${row.at} Asia/Shanghai` }))
