import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { free, keysOf, productFixture, readPath } from './testing/productFixture'

/** CPU milliseconds, so that a busy machine does not fail the test. */
const spent = () => process.cpuUsage().user / 1000

const { servers, openPicker, idsWhere, callsOf } = productFixture()

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

describe('failures', () => {
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
