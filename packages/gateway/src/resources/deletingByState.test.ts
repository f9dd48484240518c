import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { ticketRows } from '../behaviour/testing/ticketRows'
import { type TicketShop, ticketShop } from '../behaviour/testing/ticketShop'

interface Failed {
  readonly code: string
  readonly message: string
}

describe('rows that go, and change, only in some states', () => {
  let gateway: TestGateway
  let shop: TicketShop
  let rows: ReturnType<typeof ticketRows>
  before(async () => {
    gateway = await startTestGateway()
    shop = ticketShop(gateway, await gateway.signIn('admin'))
    rows = ticketRows(gateway, shop)
  })
  after(() => gateway.stop())

  /** Returns why a row stays, or undefined if it was deleted. */
  async function remove(resource: string, key: string): Promise<Failed | undefined> {
    const { status, data, message } = await shop.post(`ticket-api/eb/${resource}/delete`, { keys: [key] })
    assert.equal(status, 200, message)
    return (data as unknown as { failed: Failed[] }).failed[0]
  }
  const set = (table: string, column: string, key: string, value: string) =>
    gateway.sql(`update ${table} set status = $2 where ${column} = $1`, [key, value])

  test('a binding goes while it is a draft', async () => {
    const key = await rows.binding(await shop.product())
    await set('ticket_binding', 'binding_id', key, 'BOUND')
    assert.deepEqual(await remove('ticket-binding', key), {
      ...{ key, code: 'notDraft', message: '绑定过的不能删除，可以解绑或暂停' },
    })
    await set('ticket_binding', 'binding_id', key, 'DRAFT')
    assert.equal(await remove('ticket-binding', key), undefined)
  })

  test('a card goes while it is new, or offline and not sold', async () => {
    const product = await shop.product()
    const [online, offline, fresh] = [
      await rows.card(product),
      await rows.card(product),
      await rows.card(product),
    ]
    await set('valid_card', 'valid_card_id', online, 'PUBLISHED')
    await set('valid_card', 'valid_card_id', offline, 'OFFLINE')
    assert.equal((await remove('valid-card', online))?.code, 'online')
    assert.equal(await remove('valid-card', offline), undefined)
    assert.equal(await remove('valid-card', fresh), undefined)
    const sold = await rows.card(product)
    await rows.holder(sold)
    assert.notEqual(await remove('valid-card', sold), undefined)
  })

  test('a deposit activity goes while it is new', async () => {
    const key = await rows.deposit([await shop.product()])
    await set('deposit_activity', 'activity_id', key, 'RUNNING')
    assert.equal((await remove('deposit-activity', key))?.code, 'notNew')
    await set('deposit_activity', 'activity_id', key, 'NEW')
    assert.equal(await remove('deposit-activity', key), undefined)
  })

  test('a bound binding keeps its product and its code; its name may change', async () => {
    const key = await rows.binding(await shop.product())
    await set('ticket_binding', 'binding_id', key, 'BOUND')
    const stored = await rows.read('ticket-binding', 'bindingId', key)
    const save = (fields: object) =>
      shop.post('ticket-api/eb/ticket-binding/save', { bindingId: key, version: stored.version, ...fields })
    const refused = await save({ supplierProductCode: 'B22' })
    assert.equal(refused.status, 422, refused.message)
    assert.match(refused.message, /unbind it|先解绑/)
    const renamed = await save({ bindingName: '改过的名字' })
    assert.equal(renamed.status, 200, renamed.message)
  })
})
