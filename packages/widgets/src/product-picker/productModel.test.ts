import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createHttp } from '@ebkit/core/http'
import { createProductService, type Product } from '@ebkit/core/services/products'
import { createSession } from '@ebkit/core/session'
import { exclusiveActivityTypes } from '@ebkit/rules/products'
import { cookieFetch, serveTests, until } from '@ebkit/testing'
import type { PickerOptions } from '../picker/options'
import { createPicker } from '../picker/pickerModel'
import { createSelectAll } from '../picker/selectAll'
import type { Selection } from '../picker/state'
import { keyOfProduct } from './productKey'
import { createProductSource, type ProductSourceOptions } from './productSource'

/** CPU milliseconds, so that a busy machine does not fail the test. */
const spent = () => process.cpuUsage().user / 1000

const servers = serveTests('manager')

const listPath = 'api/ticket-api/ticketProduct/jsonGetListTicketProduct'
const readPath = 'ticket-api/eb/ticket-product/by-keys'
const allTabs = ['default', '13', '19', '24', '29', '30']
const keysOf = (selection: Selection<Product>) => selection.map(({ key }) => key)
const callsOf = (path: string) =>
  servers.proxy.requests.filter((request) => request.path.startsWith(`/${path}`)).length

/** A picker of products on its own page, with its requests and events. */
function openPicker(given: Partial<PickerOptions<Product>> = {}, sourceOptions: ProductSourceOptions = {}) {
  const sent: Record<string, unknown>[] = []
  const reported: { confirmed?: Selection<Product>; errors: unknown[]; drafts: string[][] } = {
    errors: [],
    drafts: [],
  }
  const fetch: typeof globalThis.fetch = (address, options) => {
    if (String(address).includes(listPath)) sent.push(JSON.parse(String(options?.body ?? '{}')))
    return cookieFetch(servers.cookie)(address, options)
  }
  const session = createSession(undefined, fetch)
  session.configure({ gateway: servers.proxy.url })
  const service = createProductService(createHttp({ session, fetch, pause: 1 }), session)
  const options: PickerOptions<Product> = {
    tabs: allTabs,
    onSelect: (draft) => reported.drafts.push(keysOf(draft)),
    onConfirm: (selection) => (reported.confirmed = selection),
    onError: (error) => reported.errors.push(error),
    ...given,
  }
  const model = createPicker(
    createProductSource(service, () => sourceOptions),
    () => options,
  )
  model.withSelectAll(createSelectAll)
  const state = model.$state.get
  return {
    model,
    state,
    sent,
    reported,
    sourceOptions,
    stop: model.start(),
    shown: () => state().list.rows.map(keyOfProduct),
    draft: () => keysOf(state().draft),
    /** The key of the row at an index, from 0. */
    keyAt: (index: number) => keyOfProduct(state().list.rows[index] as Product),
  }
}

/** Ids of products that match a condition, of the manager's hotel. */
async function idsWhere(condition: string, limit = 1): Promise<string[]> {
  const rows = await servers.gateway.sql<{ id: string }>(
    `select ticket_product_id as id from ticket_product
     where hotel_id = '100101' and audit_status = 4 and ${condition}
     order by ticket_product_id limit ${limit}`,
  )
  assert.equal(rows.length, limit, condition)
  return rows.map(({ id }) => id)
}

/** Configures split accounting as a merchant would. */
const makeSplit = (id: string) =>
  servers.gateway.sql(
    `update ticket_product set if_set_separate = true,
       separate_list = '[{ "receiverName": "合作方", "receiverAccount": "1", "ratio": 10 }]'
     where ticket_product_id = $1`,
    [id],
  )

/** Copies a product that can be chosen everywhere; the copies are called `bulk 1` and so on. */
async function insertProducts(count: number): Promise<void> {
  const [id] = await idsWhere(free)
  const columns = await servers.gateway.sql<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = 'ticket_product' and is_generated = 'NEVER'`,
  )
  const copied = columns.map(({ name }) => {
    if (name === 'ticket_product_id') return `'BULK' || number`
    return name === 'product_name' ? `'bulk ' || number` : name
  })
  await servers.gateway.sql(
    `insert into ticket_product (${columns.map(({ name }) => name).join()})
     select ${copied.join()} from ticket_product, generate_series(1, ${count}) as number
     where ticket_product_id = '${id}'`,
  )
}

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

const free = `supplier_account_status = 0 and activity_types = '{}' and product_spec_type = 0
  and is_brand_multiple = 0 and limit_time = 0 and limit_sell = 0`
const exclusive = 'array[23, 24, 25, 32]'

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

  test('F-PI-5 a saved selection with missing rows: they are marked, refused, and can be removed', async () => {
    const [one, other] = (await idsWhere(`${free} and product_type = 'ticket'`, 3)).slice(1) as [
      string,
      string,
    ]
    const { model, state, reported, stop } = openPicker()
    const keys = [
      `${one}:ticket`,
      'unknown:ticket',
      `${other}:ticket`,
      `${one}:no-such-type`,
      `${one}:ticket`,
    ]
    await model.setSaved(keys.map((key) => ({ key })))
    assert.deepEqual(
      state().saved.map(({ key, isGone, row }) => [key, !!isGone, !!row]),
      [
        [keys[0], false, true],
        [keys[1], true, false],
        [keys[2], false, true],
        [keys[3], true, false],
      ],
    )
    await model.open()
    await model.confirm()
    assert.deepEqual(state().check, { status: 'refused', keys: ['unknown:ticket', `${one}:no-such-type`] })
    model.removeRefused()
    await model.confirm()
    assert.deepEqual(keysOf(reported.confirmed ?? []), [keys[0], keys[2]])
    assert.equal(callsOf(readPath), 3)
    stop()
  })

  test('saved rows that cannot be read: reported, kept, read again by reload', async () => {
    const ids = await idsWhere(free, 2)
    const { model, state, reported, stop } = openPicker()
    const fault = servers.proxy.inject({ match: readPath, fault: 'status', status: 500, times: 1 })
    const types = await servers.gateway.sql<{ key: string }>(
      `select ticket_product_id || ':' || product_type as key from ticket_product where ticket_product_id = any($1)`,
      [ids],
    )
    await model.setSaved(types)
    assert.deepEqual([fault.hits, state().saved.length, reported.errors.length], [1, 2, 1])
    assert.equal(state().savedError, reported.errors[0])
    await model.reload()
    assert.equal(state().savedError, undefined)
    assert.ok(state().saved.every(({ row, isGone }) => row && !isGone))
    stop()
  })

  test('F-PI-4 5,000 chosen rows: taken, confirmed, saved, reopened and changed', async () => {
    await insertProducts(5000)
    const { model, state, reported, stop } = openPicker({}, { params: { productName: 'bulk' } })
    await model.open()
    model.setSearch('bulk ')
    await model.searchNow()
    assert.equal(state().list.total, 5000)
    await model.chooseSearch()
    assert.equal(state().draft.length, 5000)
    await model.confirm()
    assert.equal(reported.confirmed?.length, 5000)
    assert.equal(callsOf(readPath), 10)

    const other = openPicker()
    const start = spent()
    await other.model.setSaved(keysOf(reported.confirmed ?? []).map((key) => ({ key })))
    assert.ok(other.state().saved.every(({ row, isGone, reason }) => row && !isGone && !reason))
    assert.ok(spent() - start < 10_000)
    await other.model.open()
    const keys = keysOf(other.state().draft)
    const began = spent()
    other.model.remove(keys[2500] as string)
    other.model.move(keys[4999] as string, 0)
    other.model.toggle(other.shown()[0] as string)
    assert.ok(spent() - began < 150)
    assert.ok(other.state().draft.length >= 4999)
    assert.equal(callsOf(readPath), 20)
    other.stop()
    stop()
  })
})
