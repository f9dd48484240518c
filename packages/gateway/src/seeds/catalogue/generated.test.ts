import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { applications } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'
import { checkFields } from '@ebkit/rules/validation'
import { createSeed } from './createSeed'
import { derivations } from './facts'

const resources = applications.flatMap((application) => application.resources)
const brand = {
  brandId: '1001',
  hotelIds: ['100101', '100102', '100103', '100104', '100105', '100106', '100107', '100108'],
}
/** The soak run generates all rows. */
const scale = process.env.EB_SOAK ? 1 : 0.12

/** With few rows, some find no rows in their store to reference. */
const share = process.env.EB_SOAK ? 0.9 : 0.6

const now = Date.UTC(2026, 10, 25, 14)

/**
 * Resources whose unique rules allow fewer rows than all brands have together: one per platform or channel of a brand
 * or store.
 */
const limitedByRules: Readonly<Record<string, number>> = {
  applet: 4,
  appletTemplate: 2,
  incomingApplication: 4,
  payChannel: 20,
  cashAccount: 16,
}

type Row = Readonly<Record<string, unknown>>

/** Text fields that contain only their own label and a digit. */
const saysNothing = (fields: readonly Field[], row: Row): string[] =>
  fields.flatMap(({ name, label, fields: inner }) => {
    const value = row[name]
    if (inner) return [value].flat().flatMap((each) => saysNothing(inner, Object(each)))
    return typeof value === 'string' && /^\d$/.test(value.replace(label.zh, '')) && value.includes(label.zh)
      ? [`${name} ${value}`]
      : []
  })

/** Generates the rows once, and collects what the tests check. */
function inspectRows() {
  const seed = createSeed({ resources, brand, now, existing: new Map(), scale })
  const found = {
    problems: [] as string[],
    saysNothing: new Set<string>(),
    counts: new Map<string, number>(),
  }
  const coupons: Row[] = []
  const received = new Map<unknown, number>()
  for (const plan of seed.plans) {
    const { name, fields } = plan.resource
    let count = 0
    for (const { row } of seed.rowsOf(plan)) {
      count++
      for (const { path, code } of checkFields(fields, row)) found.problems.push(`${name}.${path}: ${code}`)
      for (const each of saysNothing(fields, row)) found.saysNothing.add(each)
      if (name === 'coupon') coupons.push(row)
      if (name === 'couponRecord') received.set(row.couponId, (received.get(row.couponId) ?? 0) + 1)
    }
    found.counts.set(name, count)
  }
  return { ...found, plans: seed.plans, coupons, received }
}

describe('rows of the demo', () => {
  const { plans, problems, counts, saysNothing: empty, coupons, received } = inspectRows()

  test('every row satisfies its definition, and hardly any is left out', () => {
    const missing = plans.flatMap(({ resource: { name }, count }) => {
      const rows = counts.get(name) ?? 0
      const isDerived = name in derivations
      return !isDerived && rows < Math.min(limitedByRules[name] ?? count, count * share)
        ? [`${name}: ${rows} of ${count} rows`]
        : []
    })
    assert.deepEqual([...missing, ...problems], [])
  })

  test('a text says something: it is not the name of its field with a digit', () => {
    assert.deepEqual([...empty], [])
  })

  test('a coupon gives what its name says, and more are issued than guests have received', () => {
    assert.ok(received.size > 0)
    for (const { couponId, couponName, styleCode, faceValue, threshold, discount, totalCount } of coupons) {
      assert.ok(Number(totalCount) > (received.get(couponId) ?? 0), `${couponName}`)
      if (`${couponName}`.includes('满200减20'))
        assert.deepEqual([styleCode, threshold, faceValue], ['CASH', 20_000, 2000])
      if (`${couponName}`.includes('8.8折')) assert.deepEqual([styleCode, discount], ['DISCOUNT', 8.8])
    }
  })
})
