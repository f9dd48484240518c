import { expect } from '../../../../examples/e2e/support/test'
import { choosePicture, uploadPicture } from '../support/choosePicture'
import { chooseProduct } from '../support/chooseProduct'
import { rowWith } from '../support/rows'
import { field, inDays } from '../support/ticketForms'
import { createTickets } from '../support/tickets'
import { type Walk, walkJobs } from '../support/walkJobs'

let name = ''
let product: Readonly<Record<string, unknown>> = {}

const makeProduct = async ({ page, sql }: Walk) => {
  product = await createTickets(page, sql).product()
  name = String(product.productName)
}

walkJobs([
  {
    name: 'create a ticket product and publish it',
    async prepare({ servers: { gateway } }) {
      name = `工单门票${Date.now() % 1_000_000}`
      await uploadPicture(gateway)
    },
    async walk(it) {
      const { page, by } = it
      await by.open('票务', '票务商品')
      await by.press(page.getByRole('button', { name: '新建商品' }))
      await by.select(field(page, 'ticketCategoryId'), '')
      await by.fill(page.getByRole('textbox', { name: '商品名称' }), name)
      await choosePicture(it, field(page, 'coverImage'))
      await by.fill(page.getByRole('textbox', { name: '售价', exact: true }), '98')
      await by.fill(field(page, 'totalInventory').getByRole('textbox'), '500')
      await by.enterDays(field(page, 'saleTime'), inDays(0), inDays(60))
      await by.enterDays(field(page, 'validRange'), inDays(0), inDays(90))
      for (const text of ['description', 'useNotice']) {
        await by.enter(field(page, text).getByRole('textbox'))
        await by.type('带身份证')
      }
      await by.shortcut(page.getByRole('button', { name: '保存', exact: true }), 'Control+Enter')
      await expect(page.getByRole('heading', { level: 1, name: '票务商品' })).toBeVisible()
      await by.search(name)
      const row = page.getByRole('row').filter({ hasText: name })
      await by.act(row, '上架')
      await by.press(page.getByRole('dialog', { name: '上架' }).getByRole('button', { name: '上架' }))
    },
    async isDone({ sql }) {
      const stored = () =>
        sql('select sale_price::int as price, status from ticket_product where product_name = $1', [name])
      await expect.poll(stored).toEqual([{ price: 9_800, status: 'published' }])
    },
  },
  {
    name: 'extend the codes of a product, which is chosen in a picker',
    async prepare(it) {
      await it.sql("delete from ticket_delay where delay_name = '工单延期'")
      await makeProduct(it)
    },
    async walk({ page, by }) {
      await by.open('票务', '批量延期')
      await by.press(page.getByRole('button', { name: '新建批量延期' }))
      await by.fill(page.getByRole('textbox', { name: '任务名称' }), '工单延期')
      await chooseProduct(by, field(page, 'products'), name)
      await by.fill(page.getByRole('textbox', { name: '顺延天数' }), '7')
      await by.fill(page.getByRole('textbox', { name: '延期原因' }), '台风停航')
      await by.shortcut(page.getByRole('button', { name: '保存', exact: true }), 'Control+Enter')
      await expect(page.getByRole('heading', { level: 1, name: '批量延期', exact: true })).toBeVisible()
    },
    async isDone({ sql }) {
      const [stored] = await sql<{ products: readonly { ticketProductId: string }[]; days: number }>(
        "select products, delay_days as days from ticket_delay where delay_name = '工单延期'",
      )
      expect(stored?.days).toBe(7)
      expect(stored?.products.map(({ ticketProductId }) => ticketProductId)).toEqual([
        product.ticketProductId,
      ])
    },
  },
  {
    name: 'change the price of a product for a range of days',
    async prepare(it) {
      const promotion = "select promotion_id from ticket_promotion where promotion_name = '工单周末价'"
      await it.sql(`update ticket_order set promotion_id = null where promotion_id in (${promotion})`)
      await it.sql(`delete from ticket_promotion where promotion_id in (${promotion})`)
      await makeProduct(it)
    },
    async walk({ page, by }) {
      await by.open('票务', '促销活动')
      await by.press(page.getByRole('button', { name: '新建活动' }))
      await by.fill(page.getByRole('textbox', { name: '活动名称' }), '工单周末价')
      await by.fill(page.getByRole('textbox', { name: '角标文案' }), '周末价')
      await by.enterDays(field(page, 'activityTime'), inDays(0), inDays(2))
      await chooseProduct(by, field(page, 'products'), name)
      await by.pick(field(page, 'discountType'), '一口价')
      await by.fill(page.getByRole('textbox', { name: '活动价' }), '66')
      await by.fill(page.getByRole('textbox', { name: '活动库存' }), '100')
      await by.choose(field(page, 'saleChannels').getByRole('combobox'), '微商城 H5')
      await by.keys('Escape')
      await by.shortcut(page.getByRole('button', { name: '保存', exact: true }), 'Control+Enter')
      await expect(page.getByRole('heading', { level: 1, name: '促销活动' })).toBeVisible()
      await by.search('工单周末价')
      await by.act(rowWith(page, '工单周末价'), '开始')
      await expect(rowWith(page, '工单周末价')).toContainText('进行中')
    },
    async isDone({ page, sql }) {
      const order = await createTickets(page, sql).order(product)
      expect(
        await sql('select pay_amount::int as price from ticket_order where platform_order_id = $1', [order]),
      ).toEqual([{ price: 6_600 }])
    },
  },
])
