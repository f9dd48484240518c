import { expect, test } from '../../../examples/e2e/support/test'
import { insertRow } from './support/insertRow'

/** A row of a list that is searched. */
interface Sought {
  readonly resource: string
  readonly key: string
  readonly row: Readonly<Record<string, unknown>>
  /** Texts that find it alone: a number, a name. */
  readonly searches: readonly string[]
  /** Its list. */
  readonly list: string
  readonly address: string
}

/** A row of each list of `packages/gateway/src/console/findRows.ts`, in its order. */
const rows: readonly Sought[] = [
  {
    ...{ resource: 'ticketOrder', key: 'TSEEK0001', list: '门票订单明细' },
    row: { platform_order_id: 'TSEEK0001', ticket_product_id: 'seek-product', buyer_name: '觅得客' },
    searches: ['SEEK0001', '觅得客'],
    address: '/ticket/orderList/detail?id=TSEEK0001',
  },
  {
    ...{ resource: 'ticketRefund', key: 'RSEEK0002', list: '退款审核' },
    row: {
      ...{ refund_id: 'RSEEK0002', platform_order_id: 'TSEEK0001', buyer_phone: '13700020002' },
      ...{ refund_quantity: 1, apply_amount: 100 },
    },
    searches: ['RSEEK0002', '13700020002'],
    address: '/ticket/orderList/detail?dialog=refund&refund.search=RSEEK0002',
  },
  {
    ...{ resource: 'batchRefund', key: 'BSEEK0003', list: '批量退款' },
    row: { batch_refund_id: 'BSEEK0003', batch_name: '觅得批次' },
    searches: ['BSEEK0003', '觅得批次'],
    address: '/batch-refund/list?id=BSEEK0003',
  },
  {
    ...{ resource: 'restaurantOrder', key: 'seek-4', list: '订单派送' },
    // not of today: the board itself would not show it
    row: {
      restaurant_order_id: 'seek-4',
      order_no: 'ROSEEK4',
      pick_no: 'K觅4',
      placed_at: '2026-01-02 12:00+08',
    },
    searches: ['ROSEEK4', 'K觅4'],
    address: '/order-distribution?id=seek-4',
  },
  {
    ...{ resource: 'ecardUser', key: 'seek-5', list: '电子卡用户管理' },
    row: {
      ecard_user_id: 'seek-5',
      holder_name: '觅得卡',
      holder_phone: '13700050005',
      card_no: 'CSEEK0005',
    },
    searches: ['CSEEK0005', '觅得卡'],
    address: '/ecard/user-manage/detail?ecardUserId=seek-5',
  },
  {
    ...{ resource: 'passDelivery', key: 'seek-6', list: '通票配送' },
    row: {
      pass_delivery_id: 'seek-6',
      delivery_no: 'PSEEK0006',
      holder_name: '觅得票',
      order_no: 'TSEEK0001',
      ticket_product_id: 'seek-product',
    },
    searches: ['PSEEK0006', '觅得票'],
    address: '/pass/delivery-edit?id=seek-6',
  },
  {
    ...{ resource: 'tableReservation', key: 'seek-7', list: '订座管理' },
    row: { reservation_id: 'seek-7', reservation_no: 'DSEEK0007', guest_name: '觅得座' },
    searches: ['DSEEK0007', '觅得座'],
    address: '/reservation-booking?id=seek-7',
  },
  {
    ...{ resource: 'member', key: 'seek-8', list: '会员列表' },
    row: { member_id: 'seek-8', member_no: 'MSEEK0008', nickname: '觅得会', phone: '13700080008' },
    searches: ['MSEEK0008', '觅得会'],
    address: '/memberInteract/detail?memberId=seek-8',
  },
  {
    ...{ resource: 'ticketProduct', key: 'seek-product', list: '票务商品' },
    row: {
      ...{ ticket_product_id: 'seek-product', product_name: '觅得乐园' },
      ...{ sale_from: '2026-01-01', sale_until: '2027-01-01' },
    },
    searches: ['seek-product', '觅得乐园'],
    address: '/ticket/normalnew/edit/seek-product',
  },
  {
    ...{ resource: 'coupon', key: 'seek-10', list: '优惠券管理' },
    row: { coupon_id: 'seek-10', coupon_name: '觅得券' },
    searches: ['seek-10', '觅得券'],
    address: '/coupon/list?id=seek-10',
  },
  {
    ...{ resource: 'invoice', key: 'seek-11', list: '发票管理' },
    row: { invoice_id: 'seek-11', apply_no: 'FSEEK0011', title_name: '觅得有限公司', store_id: '100101' },
    searches: ['FSEEK0011', '觅得有限'],
    address: '/invoice/index?id=seek-11',
  },
  {
    ...{ resource: 'employee', key: 'seek-12', list: '员工管理' },
    row: { employee_id: 'seek-12', employee_no: 'ESEEK0012', employee_name: '觅得工', phone: '13700120012' },
    searches: ['ESEEK0012', '觅得工'],
    address: '/power/employee/seek-12',
  },
  {
    ...{ resource: 'printer', key: 'seek-13', list: '打印机管理' },
    row: { printer_id: 'seek-13', printer_name: '觅得打印机', sn: 'SNSEEK0013' },
    searches: ['SNSEEK0013', '觅得打印机'],
    address: '/printer-manage/list?id=seek-13',
  },
]

/** What rows must refer to, besides each other. */
const needs: Readonly<Record<string, readonly string[]>> = {
  ticketProduct: ['ticket_category_id'],
  tableReservation: ['restaurant_id'],
  member: ['member_grade_id', 'register_hotel_id'],
}

/** An order refers to its product, a refund to its order. */
const inOrder = [...rows].sort(
  (one, other) => Number(other.resource === 'ticketProduct') - Number(one.resource === 'ticketProduct'),
)
const tableOf = (resource: string) => resource.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

type Sql = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

async function remove(sql: Sql): Promise<void> {
  for (const { resource, row } of [...inOrder].reverse()) {
    const [[column, key] = []] = Object.entries(row)
    await sql(`delete from ${tableOf(resource)} where ${column} = $1`, [key])
  }
  await sql("delete from member_grade where member_grade_id = 'seek-grade'")
}

test.beforeAll(async ({ servers }) => {
  const { sql } = servers.gateway
  await remove(sql as Sql)
  await insertRow(sql, 'memberGrade', { member_grade_id: 'seek-grade', grade_name: '觅得级' })
  const [references] = await sql<Record<string, string>>(`select
    (select min(ticket_category_id) from ticket_category where brand_id = '1001') as ticket_category_id,
    (select min(restaurant_id) from restaurant where hotel_id = '100101') as restaurant_id,
    'seek-grade' as member_grade_id, '100101' as register_hotel_id`)
  for (const { resource, row } of inOrder) {
    const named = Object.entries(references ?? {}).filter(([name]) => needs[resource]?.includes(name))
    await insertRow(sql, resource, { ...row, ...Object.fromEntries(named) })
  }
})

test.afterAll(({ servers }) => remove(servers.gateway.sql as Sql))

for (const { list, searches, address } of rows)
  test(`Ctrl+K finds a row of ${list} by its number and by its name, and opens it there`, async ({
    page,
    signIn,
  }) => {
    await signIn('admin')
    await page.goto('/#/postage-config/list')
    await expect(page.getByRole('grid')).toBeVisible()
    const found = page.getByRole('group', { name: '数据' }).getByRole('option').filter({ hasText: list })
    for (const search of searches) {
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('searchbox', { name: '搜页面' })).toBeFocused()
      await page.keyboard.type(search)
      await expect(found, search).toHaveCount(1)
      if (search !== searches.at(-1)) await page.keyboard.press('Escape')
    }
    await found.click()
    await expect(page).toHaveURL((url) => decodeURIComponent(url.hash) === `#${address}`)
    const shown = page.locator('.eb-page').filter({ visible: true })
    await expect(shown.getByRole('heading', { level: 1 })).toBeVisible()
  })
