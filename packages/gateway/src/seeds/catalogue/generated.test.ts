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
/** The soak makes all of them. */
const scale = process.env.EB_SOAK ? 1 : 0.12

/** Of a few rows, some do not find rows in their store to refer to. */
const share = process.env.EB_SOAK ? 0.9 : 0.6

const now = Date.UTC(2026, 10, 25, 14)

/** Unique rules leave room for fewer rows than all brands together have: one per platform or channel of a brand or store. */
const limitedByRules: Readonly<Record<string, number>> = {
  applet: 4,
  appletTemplate: 2,
  incomingApplication: 4,
  payChannel: 20,
  cashAccount: 16,
}

describe('rows of the demo', () => {
  test('every row satisfies its definition, and hardly any is left out', () => {
    const seed = createSeed({ resources, brand, now, existing: new Map(), scale })
    const problems: string[] = []
    for (const plan of seed.plans) {
      const { resource, count } = plan
      const rows = [...seed.rowsOf(plan)].map(({ row }) => row)
      const isDerived = resource.name in derivations
      if (!isDerived && rows.length < Math.min(limitedByRules[resource.name] ?? count, count * share))
        problems.push(`${resource.name}: ${rows.length} of ${count} rows`)
      for (const row of rows)
        for (const { path, code } of checkFields(resource.fields, row))
          problems.push(`${resource.name}.${path}: ${code}`)
    }
    assert.deepEqual(problems, [])
  })

  test('a text says something: it is not the name of its field with a digit', () => {
    const seed = createSeed({ resources, brand, now, existing: new Map(), scale })
    const saysNothing = (fields: readonly Field[], row: Readonly<Record<string, unknown>>): string[] =>
      fields.flatMap(({ name, label, fields: inner }) => {
        const value = row[name]
        if (inner) return [value].flat().flatMap((each) => saysNothing(inner, Object(each)))
        return typeof value === 'string' &&
          /^\d$/.test(value.replace(label.zh, '')) &&
          value.includes(label.zh)
          ? [`${name} ${value}`]
          : []
      })
    const found = seed.plans.flatMap((plan) =>
      [...seed.rowsOf(plan)].flatMap(({ row }) => saysNothing(plan.resource.fields, row)),
    )
    assert.deepEqual([...new Set(found)], [])
  })

  test('a coupon gives what its name says, and more are issued than guests have received', () => {
    const seed = createSeed({ resources, brand, now, existing: new Map(), scale })
    const received = new Map<unknown, number>()
    const coupons: Readonly<Record<string, unknown>>[] = []
    for (const plan of seed.plans)
      for (const { row } of seed.rowsOf(plan)) {
        if (plan.resource.name === 'coupon') coupons.push(row)
        if (plan.resource.name === 'couponRecord')
          received.set(row.couponId, (received.get(row.couponId) ?? 0) + 1)
      }
    assert.ok(received.size > 0)
    for (const { couponId, couponName, styleCode, faceValue, threshold, discount, totalCount } of coupons) {
      assert.ok(Number(totalCount) > (received.get(couponId) ?? 0), `${couponName}`)
      if (`${couponName}`.includes('满200减20'))
        assert.deepEqual([styleCode, threshold, faceValue], ['CASH', 20_000, 2000])
      if (`${couponName}`.includes('8.8折')) assert.deepEqual([styleCode, discount], ['DISCOUNT', 8.8])
    }
  })
})
