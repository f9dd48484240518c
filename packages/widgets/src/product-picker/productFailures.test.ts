import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Product } from '@ebkit/core/services/products'
import { until } from '@ebkit/testing'
import { free, keysOf, listPath, productFixture, readPath } from './testing/productFixture'

const { servers, openPicker, idsWhere } = productFixture()

/** Configures split accounting as a merchant would. */
const makeSplit = (id: string) =>
  servers.gateway.sql(
    `update ticket_product set if_set_separate = true,
       separate_list = '[{ "receiverName": "合作方", "receiverAccount": "1", "ratio": 10 }]'
     where ticket_product_id = $1`,
    [id],
  )

describe('failures', () => {
  test('F-PI-1 tab and page switched while loading: the choice stays, the newest answer is shown', async () => {
    const { model, state, draft, shown, stop } = openPicker()
    await model.open()
    model.choosePage()
    const chosen = draft()
    const hold = servers.proxy.inject({ match: listPath, fault: 'hold', times: 2 })
    const slow = [model.setPage(3)]
    await until(() => hold.hits === 1)
    slow.push(model.setTab('13') as Promise<void>)
    await until(() => hold.hits === 2)
    const newest = model.setTab('29')
    await newest
    const rows = shown()
    hold.release()
    await Promise.all(slow)
    assert.equal(hold.hits, 2)
    assert.deepEqual([state().tab, shown(), draft()], ['29', rows, chosen])
    assert.ok(state().list.rows.every(({ shipType }) => shipType === 'mail' || shipType === 'all'))
    assert.ok(chosen.length > 2)
    stop()
  })

  for (const [what, fault] of Object.entries({
    'answers 500': { fault: 'status', status: 500 },
    'answers with missing fields': { fault: 'wrongShape', data: { list: [{ productName: '?' }], total: 1 } },
    'answers without a list': { fault: 'wrongShape', data: { total: 1 } },
    'answers with a page of HTML': { fault: 'html' },
    'ends in the middle': { fault: 'cutConnection' },
  } as const)) {
    test(`page 2 ${what}: told, rows and choice stay, and another try succeeds`, async () => {
      const { model, state, draft, shown, reported, stop } = openPicker()
      await model.open()
      model.choosePage()
      const before = [shown(), draft()]
      const injected = servers.proxy.inject({ match: listPath, ...fault })
      await model.setPage(2)
      assert.ok(injected.hits > 0)
      assert.deepEqual(
        [state().list.status, state().list.error, reported.errors.length],
        ['failed', reported.errors[0], 1],
      )
      assert.equal((state().list.error as Error).name, 'ServiceError')
      assert.deepEqual([shown(), draft()], before)
      injected.remove()
      await model.reload()
      assert.deepEqual([state().list.status, state().page, draft()], ['ready', 2, before[1]])
      assert.notDeepEqual(shown(), before[0])
      stop()
    })
  }

  test('F-PI-2 a row that became ineligible after it was chosen is marked, and refused by the confirmation', async () => {
    const [one, other] = (await idsWhere(`${free} and product_type = 'ticket'`, 2)) as [string, string]
    const { model, state, reported, stop } = openPicker(
      {},
      { params: { ticketProductId: `${one},${other}` } },
    )
    await model.open()
    model.choosePage()
    assert.equal(state().draft.length, 2)
    await servers.gateway.sql(
      `update ticket_product set product_name = 'renamed' where ticket_product_id = $1`,
      [other],
    )
    await makeSplit(one)
    await model.confirm()
    assert.deepEqual(state().check, { status: 'refused', keys: [`${one}:ticket`] })
    assert.equal(state().draft.find(({ key }) => key === `${one}:ticket`)?.reason, 'splitAccounting')
    assert.deepEqual([reported.confirmed, state().isOpen], [undefined, true])
    model.removeRefused()
    await model.confirm()
    assert.deepEqual(
      reported.confirmed?.map(({ key, row }) => [key, row?.productName]),
      [[`${other}:ticket`, 'renamed']],
    )
    stop()
  })

  test('a check without an answer loses nothing', async () => {
    const { model, state, reported, draft, stop } = openPicker()
    await model.open()
    model.choosePage()
    const chosen = draft()
    const fault = servers.proxy.inject({ match: readPath, fault: 'status', status: 500, times: 1 })
    await model.confirm()
    assert.equal(fault.hits, 1)
    assert.deepEqual(
      [state().check?.status, state().isOpen, draft(), reported.confirmed],
      ['failed', true, chosen, undefined],
    )
    await model.confirm()
    assert.deepEqual(keysOf(reported.confirmed ?? []), chosen)
    stop()
  })

  test('F-PI-3 select-all chooses no ineligible row, neither of the page nor of all results', async () => {
    const { model, state, stop, sourceOptions } = openPicker({ tab: '19' }, { activityType: 23 })
    await model.open()
    model.setSearch('票')
    await model.searchNow()
    model.choosePage()
    const { offer, added, left } = state().selectAll ?? { offer: 0, added: 0, left: {} }
    const sum = (counts: Readonly<Record<string, number>>) =>
      Object.values(counts).reduce((all, count) => all + count, 0)
    assert.deepEqual([offer, added + sum(left)], [state().list.total, 10])
    await model.chooseSearch()
    const loadedRows = state().selectAll
    assert.equal(loadedRows?.error, undefined)
    assert.equal(state().draft.length + sum(loadedRows?.left ?? {}), state().list.total)
    assert.ok(sum(loadedRows?.left ?? {}) > 0)
    for (const { row, reason } of state().draft) {
      assert.equal(reason, undefined)
      assert.equal(model.reasonOf(row as Product), undefined)
    }
    // Not even if the activity changes to one that allows fewer.
    sourceOptions.activityType = undefined
    await model.confirm()
    assert.equal(state().isOpen, false)
    stop()
  })

  test('if a page fails while all results are chosen, the rows chosen so far stay', async () => {
    const { model, state, stop } = openPicker()
    await model.open()
    let lists = 0
    const fault = servers.proxy.inject({
      match: ({ path }) => path.startsWith(`/${listPath}`) && ++lists === 3,
      fault: 'status',
      status: 500,
      times: 1,
    })
    await model.chooseSearch()
    assert.equal(fault.hits, 1)
    const { length } = state().draft
    assert.ok(length > 100 && length < 400, `${length}`)
    assert.deepEqual(
      [(state().selectAll?.error as Error | undefined)?.name, state().selectAll?.offer],
      ['ServiceError', state().list.total],
    )
    await model.chooseSearch()
    assert.ok(state().draft.length > 1000)
    assert.equal(new Set(keysOf(state().draft)).size, state().draft.length)
    stop()
  })
})
