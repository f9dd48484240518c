import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Product } from '@ebkit/core/services/products'
import { exclusiveActivityTypes } from '@ebkit/rules/products'
import { keyOfProduct } from './productKey'
import type { ProductSourceOptions } from './productSource'
import { free, keysOf, productFixture } from './testing/productFixture'

const { servers, openPicker, idsWhere } = productFixture()

/** Opens a picker that shows only one product, in a tab. */
async function openAt(id: string, tab: string, sourceOptions: ProductSourceOptions = {}) {
  const picker = openPicker({ tab }, { ...sourceOptions, params: { ticketProductId: id } })
  await picker.model.open()
  assert.equal(picker.state().list.rows.length, 1)
  const reason = picker.model.reasonOf(picker.state().list.rows[0] as Product)
  picker.model.toggle(picker.keyAt(0))
  assert.equal(picker.draft().length, reason ? 0 : 1)
  picker.stop()
  return reason
}
const exclusive = 'array[23, 24, 25, 32]'

describe('eligible rows', () => {
  test('W-PICK-14 W-PICK-28 W-PICK-35 a row is chosen and removed by its id and type, and confirmed to the page', async () => {
    const [one, other] = await idsWhere(free, 2)
    const picker = openPicker({}, { params: { ticketProductId: `${one},${other}` } })
    await picker.model.open()
    const [first, second] = [picker.keyAt(0), picker.keyAt(1)]
    for (const key of [first, second, first]) picker.model.toggle(key)
    assert.deepEqual(picker.reported.drafts, [[first], [first, second], [second]])
    await picker.model.confirm()
    assert.deepEqual(keysOf(picker.reported.confirmed ?? []), [second])
    assert.match(second, /^\w+:\w+$/)
    picker.stop()
  })

  test('W-PICK-15 not with split accounting', async () => {
    const [split] = await idsWhere('supplier_account_status = 1')
    assert.equal(await openAt(split as string, 'default'), 'splitAccounting')
    assert.equal(await openAt((await idsWhere(free))[0] as string, 'default'), undefined)
  })

  test('W-PICK-16 W-PICK-24 not in another activity, for the activity types that exclude each other', async () => {
    const [taken] = await idsWhere(`supplier_account_status = 0 and activity_types && ${exclusive}`)
    for (const activityType of exclusiveActivityTypes)
      assert.equal(await openAt(taken as string, 'default', { activityType }), 'otherActivity')
    for (const activityType of [undefined, 1, 22])
      assert.equal(await openAt(taken as string, 'default', { activityType }), undefined)
    const [row] = await servers.gateway.sql<{ type: string }>(
      'select product_type as type from ticket_product where ticket_product_id = $1',
      [taken],
    )
    const ownKeys = new Set([`${taken}:${row?.type}`])
    assert.equal(await openAt(taken as string, 'default', { activityType: 23, ownKeys }), undefined)
  })

  test('W-PICK-17 in tab 19 neither several specs or stores nor daily limits', async () => {
    const rest = `supplier_account_status = 0`
    for (const [condition, reason] of [
      ['product_spec_type = 1', 'multiSpec'],
      ['is_brand_multiple = 1 and product_spec_type = 0', 'multiStore'],
      ['limit_time = 1 and product_spec_type = 0 and is_brand_multiple = 0', 'dailyTime'],
      [
        'limit_sell = 1 and limit_time = 0 and product_spec_type = 0 and is_brand_multiple = 0',
        'dailyQuantity',
      ],
    ]) {
      const [id] = await idsWhere(`${rest} and ${condition}`)
      assert.equal(await openAt(id as string, '19'), reason)
      assert.equal(await openAt(id as string, 'default'), undefined)
    }
  })

  test('W-PICK-25 single selection keeps the last row', async () => {
    const { model, draft, stop } = openPicker(
      { single: true },
      { params: { ticketProductId: (await idsWhere(free, 3)).join() } },
    )
    await model.open()
    const [first, second, third] = model.$state.get().list.rows.map(keyOfProduct) as [string, string, string]
    for (const key of [first, second, third]) model.toggle(key)
    assert.deepEqual(draft(), [third])
    stop()
  })

  test('W-PICK-26 W-PICK-27 choices accumulate over pages, tabs and searches; a tab starts at page 1 without a search', async () => {
    const { model, state, sent, draft, stop } = openPicker()
    const chosen: string[] = []
    const chooseSome = (count: number) => {
      const can = state().list.rows.filter(
        (row) => !model.reasonOf(row) && !draft().includes(keyOfProduct(row)),
      )
      for (const row of can.slice(0, count)) {
        model.toggle(keyOfProduct(row))
        chosen.push(keyOfProduct(row))
      }
    }
    await model.open()
    chooseSome(3)
    await model.setPage(4)
    chooseSome(2)
    model.setSearch('票')
    await model.searchNow()
    await model.setPage(2)
    chooseSome(1)
    await model.setTab('29')
    assert.deepEqual(
      [state().search, state().page, sent.at(-1)?.pageNum, sent.at(-1)?.productName],
      ['', 1, 1, undefined],
    )
    chooseSome(2)
    assert.deepEqual([draft(), chosen.length], [chosen, 8])
    await model.confirm()
    assert.deepEqual(keysOf(state().saved), chosen)
    stop()
  })

  test('W-PICK-28 W-PICK-29 saved rows are removed one by one or all, and each change is reported', async () => {
    const { model, reported, stop } = openPicker()
    await model.open()
    model.choosePage()
    await model.confirm()
    const [first, ...rest] = keysOf(reported.confirmed ?? [])
    model.removeSaved(first as string)
    assert.deepEqual(keysOf(reported.confirmed ?? []), rest)
    model.clearSaved()
    assert.deepEqual(reported.confirmed, [])
    stop()
  })
})
