import { expect, type Page } from '@playwright/test'

type Row = Readonly<Record<string, unknown>>
type Sql = <Found = Row>(text: string, values?: unknown[]) => Promise<Found[]>

/** A code as it is stored. */
export interface StoredCode {
  readonly code: string
  readonly status: string
  readonly ticket_code_id: string
}

let made = 0

/** Products, paid orders and codes, by the gateway's own calls as the user who is signed in. */
export function createTickets(page: Page, sql: Sql) {
  const post = async (path: string, data: object): Promise<Row> => {
    const answer = await page.request.post(`/${path}`, { data, headers: { 'x-eb-client': 'ebkit/test' } })
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()).data
  }
  const codes = (order: string) =>
    sql<StoredCode>('select * from ticket_code where platform_order_id = $1 order by ticket_code_id', [order])
  const self = {
    post,
    codes,
    /** A product that is on sale; the fields given differ. */
    async product(fields: Row = {}): Promise<Row> {
      const [category] = await sql<Row>(
        "select ticket_category_id from ticket_category where hotel_id = '100101' and product_type = 'ticket' limit 1",
      )
      const product = await post('ticket-api/eb/ticket-product/save', {
        productName: `双人游船票 ${Date.now() % 1_000_000} ${++made}`,
        ticketCategoryId: category?.ticket_category_id,
        ...{
          productType: 'ticket',
          coverImage: '/pictures/products/boat.svg',
          salePrice: 9_800,
          totalInventory: 99,
        },
        saleTime: { start: '2020-01-01', end: '2099-12-31' },
        ...{ validType: 'days', validDays: 30, shipType: 'code', refundType: 'anytime', refundFeeRate: 0 },
        ...{ saleChannels: ['h5', 'wechat'], description: '<p>说明</p>', useNotice: '<p>须知</p>' },
        ...fields,
      })
      await post('ticket-api/eb/ticket-product/action/publish', { key: product.ticketProductId })
      return product
    },
    /** The number of a paid order. */
    async order(product: Row, quantity = 1, fields: Row = {}): Promise<string> {
      const order = await post('demo-api/guest/order', {
        ...{ ticketProductId: product.ticketProductId, quantity, saleChannel: 'h5' },
        ...{ buyerName: '李小船', buyerPhone: '13800001234' },
        ...fields,
      })
      const { platformOrderId, payAmount } = order
      const payment = { payMethod: 'wechat', transactionNo: `TX${String(platformOrderId)}` }
      await post('demo-api/guest/pay', { platformOrderId, amount: payAmount, ...payment })
      return String(platformOrderId)
    },
    /** Codes of a new paid order. */
    async paid(quantity = 1, product: Row = {}, fields: Row = {}): Promise<StoredCode[]> {
      return codes(await self.order(await self.product(product), quantity, fields))
    },
    async status(code: StoredCode | undefined): Promise<string | undefined> {
      const [row] = await sql<StoredCode>('select * from ticket_code where code = $1', [code?.code])
      return row?.status
    },
    records: (code: StoredCode | undefined) =>
      sql<Row>('select * from ticket_verify_record where code = $1', [code?.code]),
  }
  return self
}
