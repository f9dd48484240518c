import assert from 'node:assert/strict'
import { after, before } from 'node:test'
import type { TestGateway } from '@ebkit/testing'
import { storeDay } from '../../../../behaviour/numbers'
import { type StartedTicketShop, startTicketShop } from '../../../../behaviour/testing/startTicketShop'
import type { Row, TicketShop } from '../../../../behaviour/testing/ticketShop'

/** The day at the store. */
export const today = storeDay()

/** A gateway for the tests of one group, and a store that sells a product, which cards give a right to. */
export function cardShop() {
  let gateway: TestGateway
  let shop: TicketShop
  let rows: StartedTicketShop['rows']
  let product: Row
  before(async () => {
    ;({ gateway, shop, rows } = await startTicketShop())
    product = await shop.product({ settlePrice: 600 })
  })
  after(() => gateway.stop())

  const holder = (key: string) => shop.row('ecard_user', `ecard_user_id = '${key}'`)
  const reservation = (key: string) => shop.row('valid_card_reservation', `reservation_id = '${key}'`)
  const records = (key: string) =>
    shop.rows('ecard_use_record', `ecard_user_id = '${key}' order by created_at`)
  const onSale = (key: string) => shop.row('ticket_product', `ticket_product_id = '${key}'`)
  const use = (ecardUserId: string, fields: Row = {}) =>
    shop.post('ticket-api/eb/ecard-use-record/save', {
      ecardUserId,
      persons: 1,
      verifyType: 'scan',
      ...fields,
    })
  const reserve = (ecardUserId: string, fields: Row = {}) =>
    shop.post('ticket-api/eb/valid-card-reservation/save', {
      ...{ ecardUserId, rightName: '入园', reserveDate: today, slotName: '上午场', persons: 1 },
      ...fields,
    })
  async function reserved(ecardUserId: string, fields: Row = {}): Promise<string> {
    const { status, message, data } = await reserve(ecardUserId, fields)
    assert.equal(status, 200, message)
    return String(data.reservationId)
  }
  const setColumn = (table: string, key: string, value: string, of: string) =>
    gateway.sql(`update ${table} set ${value} where ${key} = $1`, [of])
  /** Adds a card, a slot for today, and a holder. */
  async function booked(fields: Parameters<typeof rows.card>[1] = {}) {
    const card = await rows.card(product, { needReserve: true, ...fields })
    return { card, slot: await rows.slot(card), key: await rows.holder(card) }
  }
  return {
    /** What there is once the hooks have run. */
    started: () => ({ gateway, shop, rows, product }),
    ...{ holder, reservation, records, onSale, use, reserve, reserved, setColumn, booked },
  }
}
