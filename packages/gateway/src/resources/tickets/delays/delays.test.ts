import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { addDays } from '@ebkit/rules/dates'
import { createFileCalls, startTestGateway, type TestGateway } from '@ebkit/testing'
import { storeDay } from '../../../behaviour/numbers'
import { listOf, ticketRows } from '../../../behaviour/testing/ticketRows'
import { type Row, type TicketShop, ticketShop } from '../../../behaviour/testing/ticketShop'

describe('extensions of tickets and cards', () => {
  let gateway: TestGateway
  let shop: TicketShop
  let rows: ReturnType<typeof ticketRows>
  let cookie: string
  before(async () => {
    gateway = await startTestGateway()
    cookie = await gateway.signIn('admin')
    shop = ticketShop(gateway, cookie)
    rows = ticketRows(gateway, shop)
  })
  after(() => gateway.stop())

  const today = storeDay()
  const codes = (order: string) =>
    shop.rows('ticket_code', `platform_order_id = '${order}' order by ticket_code_id`)
  const ends = async (order: string) =>
    (await shop.rows('ticket_code', `platform_order_id = '${order}' order by ticket_code_id`)).map(
      ({ valid_end }) =>
        addDays(new Date(Number(new Date(`${valid_end}`)) + 8 * 3_600_000).toISOString().slice(0, 10), 0),
    )
  async function saved(resource: string, key: string, body: Row): Promise<Row> {
    const { status, message, data } = await shop.post(`ticket-api/eb/${resource}/save`, {
      ...{ delayName: '台风', reason: '台风闭园', delayType: 'days', delayDays: 3 },
      ...body,
    })
    assert.equal(status, 200, `${message} ${JSON.stringify(data)}`)
    return { ...data, key: data[key] }
  }
  const delay = (body: Row) => saved('ticket-delay', 'delayId', body)
  const cardDelay = (body: Row) => saved('valid-card-delay', 'delayId', body)
  const row = (table: string, key: unknown) => shop.row(table, `delay_id = '${key}'`)
  const expire = (order: string) =>
    gateway.sql(
      "update ticket_code set status = 'EXPIRED', valid_end = current_date - 2 where platform_order_id = $1",
      [order],
    )

  test('ticketDelay.execute, ticketDelay.finish, ticketDelay.targetCount, ticketDelay.oldEndDate: the unused codes of products end later, in the background', async () => {
    const product = await shop.product({ validDays: 10, expiredAutoRefund: false })
    const [one, two, gone] = [await shop.paid(product, 2), await shop.paid(product), await shop.paid(product)]
    await expire(gone)
    const task = await delay({ delayMode: 'BATCH', products: listOf(product) })
    assert.deepEqual([task.targetCount, task.oldEndDate, task.status], [3, addDays(today, 9), 'DRAFT'])
    assert.equal((await shop.acted('ticket-delay', 'execute', `${task.key}`)).status, 'RUNNING')
    assert.deepEqual(await ends(two), [addDays(today, 9)], 'not in the request')
    await shop.runDue()
    const done = await row('ticket_delay', task.key)
    assert.deepEqual([done.status, done.success_count, done.fail_count, done.fail_file], ['DONE', 3, 0, null])
    assert.deepEqual(
      [await ends(one), await ends(two)],
      [Array(2).fill(addDays(today, 12)), [addDays(today, 12)]],
    )
    const [code] = await codes(one)
    assert.deepEqual([code?.delay_times, (await codes(gone))[0]?.status], [1, 'EXPIRED'])
    assert.equal(
      (await shop.rows('outbox_message', `row_key = '${task.key}' and kind = 'delayed'`)).length,
      1,
    )
    assert.equal((await shop.act('ticket-delay', 'execute', `${task.key}`)).status, 409)
    const empty = await delay({ delayMode: 'BATCH', products: listOf(await shop.product()) })
    assert.equal((await shop.act('ticket-delay', 'execute', `${empty.key}`)).code, 'delay-target')
  })

  test('ticketDelay.finishPart, ticketDelay.retry, ticketDelay.cancel: what could not be moved is listed, and tried again alone', async () => {
    const product = await shop.product({ validDays: 10 })
    const order = await shop.paid(product, 2)
    const ids = (await codes(order)).map(({ ticket_code_id }) => `${ticket_code_id}`)
    const single = { delayMode: 'SINGLE', platformOrderId: order, ticketCodeIds: ids }
    const cancelled = await delay(single)
    assert.equal((await shop.acted('ticket-delay', 'cancel', `${cancelled.key}`)).status, 'CANCELLED')
    const task = await delay({ ...single, includeExpired: true })
    await shop.acted('ticket-code', 'verify', ids[0] as string)
    await shop.acted('ticket-delay', 'execute', `${task.key}`)
    await shop.runDue()
    const part = await row('ticket_delay', task.key)
    assert.deepEqual([part.status, part.success_count, part.fail_count], ['PART_FAILED', 1, 1])
    const key = `${part.fail_file}`.replace('/eb-store/', '')
    assert.match(`${await gateway.app.gateway.store.read(key, 10_000)}`, new RegExp(`${ids[0]},已使用`))
    await shop.acted('ticket-code', 'revoke', ids[0] as string, { reason: '误操作' })
    await shop.acted('ticket-delay', 'retry', `${task.key}`)
    await shop.runDue()
    assert.equal((await row('ticket_delay', task.key)).status, 'DONE')
    assert.deepEqual(await ends(order), Array(2).fill(addDays(today, 12)), 'each once')
  })

  test('ticketCode.reactivate: an expired code and its order can be used again, with a record of the extension', async () => {
    const order = await shop.paid(await shop.product())
    await expire(order)
    await shop.runDue()
    const id = `${(await codes(order))[0]?.ticket_code_id}`
    await gateway.sql("update ticket_code set status = 'EXPIRED' where ticket_code_id = $1", [id])
    await gateway.sql("update ticket_order set status = 'EXPIRED' where platform_order_id = $1", [order])
    assert.equal(
      (await shop.act('ticket-code', 'reactivate', id, { validEnd: addDays(today, -1) })).code,
      'later-date',
    )
    const code = await shop.acted('ticket-code', 'reactivate', id, { validEnd: addDays(today, 5) })
    assert.deepEqual([code.status, code.validEnd, code.delayTimes], ['UNUSED', addDays(today, 5), 1])
    const record = await shop.row('ticket_delay', `platform_order_id = '${order}'`)
    assert.deepEqual([record.delay_mode, record.status, record.success_count], ['SINGLE', 'DONE', 1])
    assert.equal((await shop.row('ticket_order', `platform_order_id = '${order}'`)).status, 'PAID')
    assert.equal((await shop.acted('ticket-code', 'verify', id)).status, 'USED')
  })

  test('validCardDelay.execute, validCardDelay.finish, validCardDelay.finishPart, validCardDelay.retry, validCardDelay.cancel, validCardDelay.targetCount: of a card, of holders, of a file; expired ones are active again', async () => {
    const card = await rows.card(await shop.product())
    const [one, two] = [
      await rows.holder(card),
      await rows.holder(card, { status: 'EXPIRED', endDate: addDays(today, -2) }),
    ]
    const holder = async (key: string) => rows.read('ecard-user', 'ecardUserId', key)
    const whole = await cardDelay({ targetType: 'card', validCardId: card })
    assert.equal(whole.targetCount, 1)
    await shop.acted('valid-card-delay', 'execute', `${whole.key}`)
    await shop.runDue()
    const done = await row('valid_card_delay', whole.key)
    assert.deepEqual([done.status, done.execute_time !== null], ['DONE', true])
    assert.deepEqual(
      [(await holder(one)).endDate, (await holder(two)).status],
      [addDays(today, 103), 'EXPIRED'],
    )
    const named = await cardDelay({
      targetType: 'holder',
      ecardUserIds: [two],
      includeExpired: true,
      delayType: 'date',
      delayTo: addDays(today, 8),
    })
    await shop.acted('valid-card-delay', 'execute', `${named.key}`)
    await shop.runDue()
    assert.deepEqual([(await holder(two)).endDate, (await holder(two)).status], [addDays(today, 8), 'ACTIVE'])
    const cancelled = await cardDelay({ targetType: 'card', validCardId: card })
    assert.equal((await shop.acted('valid-card-delay', 'cancel', `${cancelled.key}`)).status, 'CANCELLED')
    const { cardNo } = await holder(one)
    const files = createFileCalls(gateway, cookie)
    const refunded = await rows.holder(card)
    const cardFile = await files.put(
      `卡号\n${cardNo}\n${(await holder(refunded)).cardNo}\n6000000000000000\n`,
    )
    const listed = await cardDelay({ targetType: 'file', cardFile })
    assert.equal(listed.targetCount, 3)
    const setStatus = (status: string) =>
      gateway.sql('update ecard_user set status = $1 where ecard_user_id = $2', [status, refunded])
    await setStatus('REFUNDED')
    await shop.acted('valid-card-delay', 'execute', `${listed.key}`)
    await shop.runDue()
    assert.deepEqual(
      [(await row('valid_card_delay', listed.key)).status, (await holder(one)).endDate],
      ['PART_FAILED', addDays(today, 106)],
    )
    await setStatus('ACTIVE')
    await shop.acted('valid-card-delay', 'retry', `${listed.key}`)
    await shop.runDue()
    const again = await row('valid_card_delay', listed.key)
    assert.deepEqual(
      [again.status, again.success_count, (await holder(one)).endDate, (await holder(refunded)).endDate],
      ['PART_FAILED', 2, addDays(today, 106), addDays(today, 103)],
    )
  })
})
