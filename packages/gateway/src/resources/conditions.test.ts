import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import {
  ConditionError,
  evaluateCondition,
  parseCondition,
  quoteConditionValue,
} from '@ebkit/rules/conditions'
import { today } from '@ebkit/rules/dates'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { sql } from 'drizzle-orm'
import { createRandom } from '../seeds/random'
import { allBindings } from './bindings'
import { timeZone } from './fieldSql'
import { filtered } from './filter'

const random = createRandom(7)
const tenant = { brandId: '1001', hotelIds: ['100101'] }
const rounds = process.env.EB_SOAK ? 4000 : 400

type Row = Record<string, unknown>

/** Tables with enough rows in every test's database. */
const seeded = ['counter', 'postage_template', 'printer', 'restaurant', 'ticket_category', 'ticket_product']

/** Values with a special meaning in conditions, in SQL or in texts. */
const odd = [
  '',
  ' ',
  "'",
  '"',
  '%',
  '_',
  '\\',
  '&',
  '|',
  '*',
  '=',
  '{a}',
  'null',
  'today',
  '$1',
  '$2',
  '🖨️',
  '；',
  '--',
  '0',
  '-1',
  '1e3',
  '007',
  '7.0',
  'NaN',
  'true',
  'TRUE',
  '2026-02-30',
  '2026-11-20',
  '2026-11-20 09:05',
  '09:05',
  '\u0000',
  '\ud800',
  '1; drop table printer',
]

/** A random condition on a field, with values from rows and odd ones. */
function conditionOn(field: string, values: readonly unknown[]): string {
  const operator = random.pick(['=', '!=', '>', '>=', '<', '<='])
  const isEquality = operator.endsWith('=') && !/[<>]/.test(operator)
  const value = () => {
    const kind = random.between(0, 9)
    if (kind < 5) return quoteConditionValue(random.pick(values) ?? random.pick(odd))
    if (kind === 5 && isEquality) return random.pick(['*', 'null', 'anniversary(today)'])
    if (kind === 6) return random.pick(['today', 'today-30', 'today+365'])
    return quoteConditionValue(random.pick(odd))
  }
  const many = Array.from({ length: random.between(1, 3) }, value)
  return field + operator + many.join('|')
}

/** The values of a field in rows; lists are flattened. */
const valuesOf = (rows: readonly Row[], name: string) => {
  const [first = '', inner] = name.split('.')
  return rows.flatMap((row) => {
    const value = inner ? (row[first] as Row)?.[inner] : row[first]
    return value ?? []
  })
}

describe('conditions in the database', () => {
  let gateway: TestGateway
  before(async () => {
    gateway = await startTestGateway()
    // for devices with an open connection, `lastOnlineAt` is the current time
    await gateway.sql(
      `update printer set last_online_at = case when pending_jobs = 0 then now() - interval '3 days' end`,
    )
    await gateway.sql(`update printer set location = '' where printer_id = 'PR10010103'`)
    await gateway.sql(`update printer set location = $1 where printer_id = 'PR10010104'`, [
      "' & | % 🖨️ 2026-11-20",
    ])
    await gateway.sql(
      `update printer set created_at = '2026-11-20 01:05:00Z' where printer_id = 'PR10010105'`,
    )
    await gateway.sql(
      `update printer set created_at = '2024-02-29 16:00:00Z' where printer_id = 'PR10010106'`,
    )
    // The demo's restaurants are alike in most of their settings.
    await gateway.sql(`update restaurant set lead_minutes = sort_no, hold_minutes = sort_no / 2, slot_capacity = sort_no % 20,
      auto_confirm = sort_no > 30, accept_timeout = sort_no / 10, delivery_radius = sort_no / 20.0,
      free_delivery_amount = sort_no * 100, room_service_rate = sort_no / 10.0, notice = floor || sort_no,
      courier_ids = array[sort_no::text, 'x'], images = case when sort_no > 30 then array[floor] else images end`)
  })
  after(() => gateway.stop())

  for (const binding of allBindings().filter(({ table }) => seeded.includes(table)))
    test(`${binding.resource.name}: evaluateCondition and SQL choose the same rows`, async (context) => {
      const select = sql`select ${sql.raw(binding.detailed)} from ${sql.raw(binding.table)} t`
      const { rows } = await gateway.database.withTenant(tenant, (each) =>
        each.execute<Row>(sql`${select} order by md5(${sql.raw(binding.key)}) limit 60`),
      )
      assert.ok(rows.length >= 6)
      const keys = rows.map((row) => String(row[binding.resource.key]))
      const names = [...binding.fields].filter(([, { compared }]) => compared).map(([name]) => name)
      const day = today(timeZone)
      let matched = 0
      let compared = 0
      for (let round = 0; round < rounds; round++) {
        const parts = Array.from({ length: random.between(1, 2) }, () => {
          const name = random.pick(names)
          return conditionOn(name, valuesOf(rows, name))
        })
        const text = parts.join('&')
        let condition: ReturnType<typeof parseCondition>
        try {
          condition = parseCondition(text)
        } catch (error) {
          assert.ok(error instanceof ConditionError, text)
          continue
        }
        const found = await gateway.database.withTenant(tenant, (each) =>
          each.execute<{ key: string }>(
            sql`select ${sql.raw(binding.key)} as key from ${sql.raw(binding.table)} t
              where ${sql.raw(binding.key)} = any(${sql.param(keys)}::text[]) and ${filtered(binding, text)}`,
          ),
        )
        const expected = rows.filter((row) => evaluateCondition(condition, row, { today: day }))
        assert.deepEqual(
          found.rows.map(({ key }) => key).toSorted(),
          expected.map((row) => String(row[binding.resource.key])).toSorted(),
          text,
        )
        compared++
        if (expected.length > 0 && expected.length < rows.length) matched++
      }
      context.diagnostic(`${compared} conditions, ${matched} of them chose some rows and not all`)
      assert.ok(compared > rounds / 2)
      assert.ok(matched > rounds / 10)
    })
})
