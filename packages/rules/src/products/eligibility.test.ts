import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import {
  type EligibilityFacts,
  type EligibilityPlace,
  exclusiveActivityTypes,
  ineligibleReason,
} from './eligibility'

type Case = readonly [
  what: string,
  row: EligibilityFacts,
  place: EligibilityPlace,
  reason: string | undefined,
]

function check(cases: readonly Case[]): void {
  for (const [what, row, place, reason] of cases) assert.equal(ineligibleReason(row, place), reason, what)
}

const strict = { tab: 19 }
const reasons: readonly string[] = [
  'splitAccounting',
  'otherActivity',
  'multiSpec',
  'multiStore',
  'dailyTime',
  'dailyQuantity',
]

describe('whether a product can be chosen', () => {
  test('W-PICK-15 W-PICK-33 refuses a row with split accounting in any tab; the flag is 1', () => {
    check([
      ['a number', { supplierAccountStatus: 1 }, {}, 'splitAccounting'],
      ['its text', { supplierAccountStatus: '1' }, {}, 'splitAccounting'],
      ['a boolean', { supplierAccountStatus: true }, {}, 'splitAccounting'],
      ['every tab', { supplierAccountStatus: 1 }, { tab: 29, activityType: 5 }, 'splitAccounting'],
      ['also an own one', { supplierAccountStatus: 1 }, { isOwn: true }, 'splitAccounting'],
      ['not set', { supplierAccountStatus: 0 }, {}, undefined],
      ['another value', { supplierAccountStatus: 2 }, {}, undefined],
      ['null', { supplierAccountStatus: null }, {}, undefined],
      ['nothing known', {}, {}, undefined],
    ])
  })

  test('W-PICK-16 W-PICK-24 refuses a row of activity 23, 24, 25 or 32 in another of these activities', () => {
    for (const activityType of [23, 24, 25, 32])
      for (const type of [23, 24, 25, 32, '32'])
        check([
          [`${type} for ${activityType}`, { activityTypes: [11, type] }, { activityType }, 'otherActivity'],
        ])
  })

  test('W-PICK-24 other activities exclude nothing and are not excluded', () => {
    check([
      ['the row is in another kind', { activityTypes: [11, 18] }, { activityType: 23 }, undefined],
      ['the choice is for another kind', { activityTypes: [23] }, { activityType: 11 }, undefined],
      ['the choice is for none', { activityTypes: [23] }, {}, undefined],
      ['in none', { activityTypes: [] }, { activityType: 24 }, undefined],
      ['unknown', { activityTypes: null }, { activityType: 24 }, undefined],
      ['its own one', { activityTypes: [25] }, { activityType: 25, isOwn: true }, undefined],
    ])
  })

  test('W-PICK-17 W-PICK-33 tab 19 refuses specs, several stores and daily limits', () => {
    check([
      ['multi-spec', { productSpecType: 1 }, strict, 'multiSpec'],
      ['multi-store', { isBrandMultiple: 1 }, strict, 'multiStore'],
      ['daily time', { productStatusVmo: { limitTime: 1 } }, strict, 'dailyTime'],
      ['daily quantity', { productStatusVmo: { limitSell: 1 } }, strict, 'dailyQuantity'],
      ['texts', { productSpecType: '1' }, strict, 'multiSpec'],
      [
        'none of them',
        { productSpecType: 0, isBrandMultiple: 0, productStatusVmo: { limitTime: 0 } },
        strict,
        undefined,
      ],
      ['no flags at all', { productStatusVmo: null }, strict, undefined],
    ])
  })

  test('W-PICK-17 the other tabs accept them', () => {
    const row = { productSpecType: 1, isBrandMultiple: 1, productStatusVmo: { limitTime: 1, limitSell: 1 } }
    for (const tab of [undefined, 12, 13, 24, 29, 30]) assert.equal(ineligibleReason(row, { tab }), undefined)
  })

  test('several reasons come in the order of the specification', () => {
    const all = {
      supplierAccountStatus: 1,
      activityTypes: [23],
      productSpecType: 1,
      isBrandMultiple: 1,
      productStatusVmo: { limitTime: 1, limitSell: 1 },
    }
    const place = { tab: 19, activityType: 24 }
    const reported: (string | undefined)[] = [ineligibleReason(all, place)]
    const cures = [
      { supplierAccountStatus: 0 },
      { activityTypes: [] },
      { productSpecType: 0 },
      { isBrandMultiple: 0 },
      { productStatusVmo: { limitTime: 0, limitSell: 1 } },
      { productStatusVmo: null },
    ]
    let row: EligibilityFacts = all
    for (const cure of cures) {
      row = { ...row, ...cure }
      reported.push(ineligibleReason(row, place))
    }
    assert.deepEqual(reported, [...reasons, undefined])
  })

  test('never throws, for any data of a merchant’s gateway', () => {
    const place = fc.record({
      tab: fc.option(fc.integer()),
      activityType: fc.option(fc.constantFrom(23, 11)),
    })
    const row = fc.record(
      {
        supplierAccountStatus: fc.jsonValue(),
        activityTypes: fc.oneof(fc.constant(null), fc.array(fc.oneof(fc.integer(), fc.string()))),
        productSpecType: fc.jsonValue(),
        productStatusVmo: fc.oneof(fc.constant(null), fc.record({ limitTime: fc.jsonValue() })),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(row, place, (given, { tab, activityType }) => {
        const reason = ineligibleReason(given, { tab: tab ?? 19, activityType: activityType ?? 23 })
        assert.ok(reason === undefined || reasons.includes(reason), String(reason))
      }),
    )
    assert.deepEqual(exclusiveActivityTypes, [23, 24, 25, 32])
  })
})
