import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { allTabs, listPath, productFixture } from './testing/productFixture'

const { servers, openPicker, callsOf } = productFixture()

describe('requests', () => {
  test('W-PICK-5 W-PICK-11 pages of 10, with all settings of the picker', async () => {
    const { model, sent, stop, state } = openPicker(
      { tab: '19' },
      { auditStatus: 4, chooseHotelId: '100101', params: { status: 'published' }, activityType: 23 },
    )
    await model.open()
    await model.setPage(2)
    model.setSearch(' 票 ')
    await model.searchNow()
    await model.setEligibleOnly(true)
    const usual = { pageSize: 10, hotelId: '100101', brandId: '1001', strategy: 19, auditStatus: 4 }
    const more = { chooseHotelId: '100101', status: 'published' }
    assert.deepEqual(sent, [
      { ...usual, ...more, pageNum: 1 },
      { ...usual, ...more, pageNum: 2 },
      { ...usual, ...more, pageNum: 1, productName: '票' },
      { ...usual, ...more, pageNum: 1, productName: '票', eligibleOnly: 1, activityType: 23 },
    ])
    assert.equal(callsOf(listPath), 4)
    assert.equal(state().list.rows.length, 10)
    stop()
  })

  test('W-PICK-7 W-PICK-12 each tab has its strategy, the default one 12; posters are searched by their title', async () => {
    const { model, sent, stop } = openPicker()
    await model.open()
    for (const tab of allTabs.slice(1)) {
      await model.setTab(tab)
      model.setSearch('湖')
      await model.searchNow()
    }
    assert.deepEqual(
      sent.map(({ strategy, posterTitle, productName }) => [strategy, posterTitle ?? productName ?? '']),
      [12, ...[13, 19, 24, 29, 30].flatMap((tab) => [tab, tab])].map((tab, index) => [
        tab,
        index && index % 2 === 0 ? '湖' : '',
      ]),
    )
    for (const { strategy, posterTitle, productName } of sent)
      assert.equal([13, 24].includes(Number(strategy)) ? productName : posterTitle, undefined)
    stop()
  })

  test('W-PICK-10 the method is set for the picker or for a tab', async () => {
    const { model, stop } = openPicker(
      {},
      { method: 'GET', tabs: [{ value: '29', method: 'POST', params: { shipType: 'all' } }] },
    )
    await model.open()
    await model.setTab('29')
    const lists = servers.proxy.requests.filter(({ path }) => path.startsWith(`/${listPath}`))
    assert.deepEqual(
      lists.map(({ method, path }) => [method, path.includes('strategy=12')]),
      [
        ['GET', true],
        ['POST', false],
      ],
    )
    stop()
  })

  test('no parameter replaces a locked filter', async () => {
    const { model, sent, stop, state } = openPicker(
      { tab: 'default' },
      { filters: [{ name: 'productType', value: 'gift' }], params: { productType: 'ticket' } },
    )
    await model.open()
    assert.equal(sent[0]?.productType, 'gift')
    assert.ok(state().list.rows.every(({ productType }) => productType === 'gift'))
    stop()
  })

  test('only eligible rows are listed on request', async () => {
    const { model, state, stop } = openPicker({ tab: '19' }, { activityType: 24 })
    await model.open()
    const all = state().list.total
    await model.setEligibleOnly(true)
    assert.ok(state().list.total < all)
    for (const row of state().list.rows) assert.equal(model.reasonOf(row), undefined)
    stop()
  })
})
