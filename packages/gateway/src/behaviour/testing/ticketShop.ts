import assert from 'node:assert/strict'
import type { TestGateway } from '@ebkit/testing'
import { deliverWaiting } from '../../outside/deliver'
import { runDue } from '../../scheduler/runDue'

/** The answer of a call. */
export interface ShopAnswer {
  readonly status: number
  readonly code: unknown
  readonly message: string
  readonly data: Record<string, unknown>
}

export type Row = Readonly<Record<string, unknown>>

/** The tests' store, and its brand. */
export const shop = { brandId: '1001', hotelId: '100101' } as const

/** Calls of the ticket business, as an operator of a store and as its guests. */
export interface TicketShop {
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<ShopAnswer>
  get(path: string): Promise<ShopAnswer>
  /** Runs an action on one row of a ticket resource: `act('ticket-order', 'refund', key, input)`. */
  act(resource: string, action: string, key: string, input?: Row): Promise<ShopAnswer>
  /** The row after an action that must succeed. */
  acted(resource: string, action: string, key: string, input?: Row): Promise<Row>
  /** Fields of a product that can be saved; no two products are alike. */
  productFields(): Promise<Row>
  /** A product on sale; the given fields override the defaults. */
  product(fields?: Row): Promise<Row>
  /** Places an order and returns its number. */
  order(product: Row, quantity?: number, fields?: Row): Promise<string>
  pay(orderId: string, amount: number, transactionNo?: string, hotelId?: string): Promise<ShopAnswer>
  /** A paid order. */
  paid(product: Row, quantity?: number, fields?: Row): Promise<string>
  /** A row of a table, as it is stored. */
  row(table: string, where: string): Promise<Row>
  rows(table: string, where: string): Promise<Row[]>
  /** Delivers what is in the outbox. */
  deliver(): Promise<number>
  /** Runs the automatic changes that are due; a failure fails the test. */
  runDue(): Promise<number>
}

let made = 0

const productFields = () => ({
  productName: `测试门票 ${Date.now()} ${++made}`,
  ticketCategoryId: '',
  productType: 'ticket',
  coverImage: '/demo/products/boat.svg',
  ...{ salePrice: 9_800, totalInventory: 10, minPerOrder: 1, maxPerOrder: 200 },
  saleTime: { start: '2020-01-01', end: '2099-12-31' },
  ...{ validType: 'days', validDays: 30, shipType: 'code', refundType: 'anytime', refundFeeRate: 0 },
  saleChannels: ['h5', 'wechat'],
  ...{ description: '<p>说明</p>', useNotice: '<p>须知</p>' },
})

const buyer = { buyerName: '王小明', buyerPhone: '13800001234', saleChannel: 'h5' }

/** @param cookie of an operator of the store */
export function ticketShop(gateway: TestGateway, cookie: string): TicketShop {
  const read = async (answer: Response): Promise<ShopAnswer> =>
    ({ status: answer.status, ...((await answer.json()) as object) }) as ShopAnswer
  const headers = { cookie, 'x-eb-client': 'ebkit/test', 'content-type': 'application/json' }
  const post: TicketShop['post'] = async (path, body, more = {}) =>
    read(
      await fetch(`${gateway.url}/${path}`, {
        method: 'POST',
        headers: { ...headers, ...more },
        body: JSON.stringify(body),
      }),
    )
  const act: TicketShop['act'] = (resource, action, key, input = {}) =>
    post(`${resource.includes('/') ? resource : `ticket-api/eb/${resource}`}/action/${action}`, {
      key,
      input,
    })
  const rows = (table: string, where: string) => gateway.sql<Row>(`select * from ${table} where ${where}`)
  const self: TicketShop = {
    post,
    act,
    rows,
    get: async (path) => read(await fetch(`${gateway.url}/${path}`, { headers })),
    async acted(resource, action, key, input) {
      const { status, message, data } = await act(resource, action, key, input)
      assert.equal(status, 200, message)
      return (data.done as Row[])[0] as Row
    },
    async productFields() {
      const own = `hotel_id = '${shop.hotelId}' and product_type = 'ticket'`
      const [category] = await rows('ticket_category', own)
      return { ...productFields(), ticketCategoryId: category?.ticket_category_id }
    },
    async product(fields = {}) {
      const body = { ...(await self.productFields()), ...fields }
      const saved = await post('ticket-api/eb/ticket-product/save', body)
      assert.equal(saved.status, 200, saved.message)
      return self.acted('ticket-product', 'publish', String(saved.data.ticketProductId))
    },
    async order(product, quantity = 1, fields = {}) {
      const body = { ticketProductId: product.ticketProductId, quantity, ...buyer, ...fields }
      const { status, message, data } = await post('demo-api/guest/order', body)
      assert.equal(status, 200, message)
      return String(data.platformOrderId)
    },
    pay: (platformOrderId, amount, transactionNo = `TX${platformOrderId}`, hotelId = shop.hotelId) =>
      post('demo-api/guest/pay', { platformOrderId, amount, payMethod: 'wechat', transactionNo, hotelId }),
    async paid(product, quantity = 1, fields = {}) {
      const key = await self.order(product, quantity, fields)
      const order = await self.row('ticket_order', `platform_order_id = '${key}'`)
      const { status, message } = await self.pay(
        key,
        Number(order.pay_amount),
        undefined,
        `${order.hotel_id}`,
      )
      assert.equal(status, 200, message)
      return key
    },
    async row(table, where) {
      const found = await rows(table, where)
      assert.equal(found.length, 1, `${table}: ${where}`)
      return found[0] as Row
    },
    deliver: () => deliverWaiting(gateway.app.gateway, shop.brandId),
    runDue: () =>
      runDue(gateway.app.gateway, shop.brandId, (error) => {
        throw error
      }),
  }
  return self
}
