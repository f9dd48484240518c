import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { type Row, type TicketShop, ticketShop } from '../../behaviour/testing/ticketShop'
import { aPrinter } from '../testing/resourceClient'

describe('actions of resources', () => {
  let gateway: TestGateway
  let admin: TicketShop
  before(async () => {
    gateway = await startTestGateway()
    admin = ticketShop(gateway, await gateway.signIn('admin'))
  })
  after(() => gateway.stop())

  const path = 'merchant-api/eb/printer'
  async function printer(fields: Row = {}): Promise<Row> {
    const { status, message, data } = await admin.post(`${path}/save`, aPrinter(fields))
    assert.equal(status, 200, message)
    return data
  }
  const trail = async (key: unknown, resource = path) =>
    (await admin.get(`${resource}/trail?key=${key}`)).data.list as Row[]

  test('an action changes the state, its row, and nothing a second time: 409 with the row as it is', async () => {
    const { printerId } = await printer()
    const row = await admin.acted(path, 'disable', `${printerId}`)
    assert.deepEqual([row.status, row.version], ['DISABLED', 2])
    const { status, code, data } = await admin.act(path, 'disable', `${printerId}`)
    assert.deepEqual([status, code, (data.current as Row).status], [409, 'wrong-state', 'DISABLED'])
    assert.equal((await admin.acted(path, 'enable', `${printerId}`)).status, 'ENABLED')
  })

  test('an action at another version than the operator saw is refused with the row', async () => {
    const { printerId } = await printer()
    const { status, data } = await admin.post(`${path}/action/disable`, { key: printerId, version: 7 })
    assert.deepEqual([status, (data.current as Row).version], [409, 1])
  })

  test('its input is checked by the rules of forms, and unknown names are refused', async () => {
    const product = await admin.product()
    const key = `${product.ticketProductId}`
    const problems = async (input: Row) => {
      const { status, data } = await admin.act('ticket-product', 'adjustInventory', key, input)
      assert.equal(status, 422)
      return (data.problems as { path: string; code: string }[])
        .map(({ path: at, code }) => `${at} ${code}`)
        .sort()
    }
    assert.deepEqual(await problems({}), ['delta required', 'reason required'])
    assert.deepEqual(await problems({ delta: 1.5, reason: 'x'.repeat(51) }), [
      'delta integer',
      'reason maxLength',
    ])
    assert.deepEqual(await problems({ delta: 1, reason: '盘点', status: 'offline' }), ['status unknownField'])
  })

  test('sent again with its key it answers the same and does nothing', async () => {
    const product = await admin.product({ totalInventory: 5 })
    const body = { key: product.ticketProductId, input: { delta: 3, reason: '盘点' } }
    const key = { 'x-eb-idempotency-key': 'adjust-inventory-1' }
    const send = () => admin.post('ticket-api/eb/ticket-product/action/adjustInventory', body, key)
    const [one, two] = await Promise.all([send(), send()])
    assert.deepEqual([one.status, two.status, one.data], [200, 200, two.data])
    const stored = await admin.row('ticket_product', `ticket_product_id = '${product.ticketProductId}'`)
    assert.equal(stored.total_inventory, 8)
    const other = await admin.post(
      'ticket-api/eb/ticket-product/action/adjustInventory',
      { ...body, input: { delta: 4, reason: '盘点' } },
      key,
    )
    assert.deepEqual([other.status, other.code], [422, 'idempotencyMismatch'])
  })

  test('several rows are answered row by row, also when sent again', async () => {
    const [one, two] = [await printer(), await printer()]
    await admin.acted(path, 'disable', `${two.printerId}`)
    const keys = [one.printerId, two.printerId, 'nothing']
    const send = () =>
      admin.post(
        `${path}/action/disable`,
        { keys, lang: 'en' },
        { 'x-eb-idempotency-key': 'disable-printers-1' },
      )
    const { status, data } = await send()
    assert.equal(status, 200)
    assert.deepEqual(
      (data.done as Row[]).map((row) => [row.printerId, row.status]),
      [[one.printerId, 'DISABLED']],
    )
    assert.deepEqual(
      (data.failed as Row[]).map(({ key, code }) => [key, code]),
      [
        [two.printerId, 'wrong-state'],
        ['nothing', 'not-found'],
      ],
    )
    assert.deepEqual((await send()).data, data)
  })

  test('each action has a right of its own; a foreign row is none; an action that is not declared is none', async () => {
    const { printerId } = await printer()
    const clerk = ticketShop(gateway, await gateway.signIn('viewer'))
    assert.equal((await clerk.act(path, 'disable', `${printerId}`)).status, 403)
    const stranger = ticketShop(gateway, await gateway.signIn('neighbour'))
    assert.equal((await stranger.act(path, 'disable', `${printerId}`)).status, 404)
    assert.equal((await admin.act(path, 'explode', `${printerId}`)).status, 404)
    assert.equal((await admin.post(`${path}/action/disable`, {})).status, 400)
    const { status } = await admin.row('printer', `printer_id = '${printerId}'`)
    assert.equal(status, 'ENABLED')
  })

  test('a request about several stores runs an action in the store of its row', async () => {
    const { status, data } = await admin.post(`${path}/save`, { ...aPrinter({}), hotelId: '100102' })
    assert.equal(status, 200)
    const key = data.printerId
    const run = (hotelId: string) => admin.post(`${path}/action/disable`, { key, hotelId })
    assert.equal((await run('100101,100103')).status, 404)
    assert.equal((await run('100101,200101')).status, 404, 'a store of another brand')
    const done = await run('100101,100102')
    assert.equal((done.data.done as Row[])[0]?.status, 'DISABLED', done.message)
    const entries = await gateway.sql<{ hotel_id: string }>(
      "select hotel_id from audit_entry where row_key = $1 and name = 'disable'",
      [key],
    )
    assert.deepEqual(entries, [{ hotel_id: '100102' }])
  })

  test('an action whose effect has no code is refused with a code of its own, and is not offered', async () => {
    const { status, code } = await admin.act('cms-api/eb/advert', 'publish', 'any')
    assert.deepEqual([status, code], [501, 'action-pending'])
    const definition = async (resource: string) =>
      (await admin.get(`${resource}/definition`)).data.actions as Row[]
    const names = (actions: Row[]) => actions.map(({ name }) => name)
    assert.ok(!names(await definition('cms-api/eb/advert')).includes('publish'))
    const offered = await definition('ticket-api/eb/ticket-order')
    assert.deepEqual(names(offered), ['close', 'ship', 'receive', 'refund', 'changeDate', 'resend', 'note'])
    assert.ok(!JSON.stringify(offered).includes('effect'))
    const viewer = ticketShop(gateway, await gateway.signIn('viewer'))
    assert.deepEqual((await viewer.get('ticket-api/eb/ticket-order/definition')).data.actions, [])
  })

  test('the trail has who did what and when, what changed, and no secret', async () => {
    const { printerId, version } = await printer({ connectType: 'CLOUD', deviceKey: 'very-secret' })
    await admin.post(`${path}/save`, { printerId, version, location: '大堂', deviceKey: 'more-secret' })
    await admin.acted(path, 'disable', `${printerId}`)
    const entries = await trail(printerId)
    assert.deepEqual(
      entries.map(({ kind, name, userName, rowVersion, secrets }) => [
        kind,
        name,
        userName,
        rowVersion,
        secrets,
      ]),
      [
        ['action', 'disable', '沈知远', 3, []],
        ['save', null, '沈知远', 2, ['deviceKey']],
        ['save', null, '沈知远', 1, ['deviceKey']],
      ],
    )
    assert.deepEqual([entries[0]?.before, entries[0]?.after], [{ status: 'ENABLED' }, { status: 'DISABLED' }])
    assert.deepEqual(entries[1]?.after, { location: '大堂' })
    assert.match(`${entries[0]?.happenedAt}`, /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    assert.ok(!JSON.stringify(entries).includes('secret"'))
    await admin.post(`${path}/delete`, { keys: [printerId] })
    assert.deepEqual((await trail(printerId)).map(({ kind }) => kind).slice(0, 2), ['delete', 'action'])
    const stranger = ticketShop(gateway, await gateway.signIn('neighbour'))
    assert.deepEqual((await stranger.get(`${path}/trail?key=${printerId}`)).data.list, [])
  })

  test('who works for a store that the reader does not see is named too', async () => {
    const { printerId } = await printer()
    await gateway.sql("update employee set hotel_id = '100105' where employee_name = '沈知远'")
    const reader = ticketShop(gateway, await gateway.signIn('manager'))
    const [entry] = (await reader.get(`${path}/trail?key=${printerId}`)).data.list as Row[]
    await gateway.sql("update employee set hotel_id = '100101' where employee_name = '沈知远'")
    assert.equal(entry?.userName, '沈知远')
    assert.equal(entry && 'employeeId' in entry, false)
  })

  test('nobody changes or deletes an entry of the trail, the gateway neither', async () => {
    const { printerId } = await printer()
    const tenant = { brandId: '1001', hotelIds: ['100101'] }
    const changed = await gateway.database.withTenant(tenant, async (rows) => [
      (await rows.execute(`update audit_entry set user_id = 'x' where row_key = '${printerId}'`)).rowCount,
      (await rows.execute(`delete from audit_entry where row_key = '${printerId}'`)).rowCount,
    ])
    assert.deepEqual(changed, [0, 0])
    assert.equal((await trail(printerId)).length, 1)
  })

  test('a masked value is masked in the trail', async () => {
    const orderId = await admin.order(await admin.product())
    await admin.acted('ticket-order', 'close', orderId, { reason: '客人取消' })
    assert.ok(!JSON.stringify(await trail(orderId, 'ticket-api/eb/ticket-order')).includes('13800001234'))
  })
})
