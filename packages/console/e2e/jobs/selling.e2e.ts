import { expect } from '../../../../examples/e2e/support/test'
import { choosePicture, uploadPicture } from '../support/choosePicture'
import { field, inDays } from '../support/ticketForms'
import { walkJobs } from '../support/walkJobs'

let name = ''

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
])
