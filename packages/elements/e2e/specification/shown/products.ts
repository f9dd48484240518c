import { deleteDishes, insertDishes } from '@ebkit/testing'
import { expect } from '@playwright/test'
import type { Start } from '../start'
import { parametersOf, type Sight } from './Sight'

const path = '/jsonGetListTicketProduct'

/** More than six pages of categories, or of dishes. */
const many = {
  'eb-category-picker': {
    remove: "delete from ticket_category where ticket_category_id like 'TCX%'",
    add: `insert into ticket_category (ticket_category_id, brand_id, hotel_id, category_name, product_type, sort)
      select 'TCX' || n, '1001', '100101', '临时分类 ' || n, 'ticket', -n from generate_series(1, 70) n`,
  },
  'eb-restaurant-picker': { remove: deleteDishes, add: insertDishes },
}

async function nameOfGift({ gateway, hotelId }: Start): Promise<string> {
  const [gift] = await gateway.sql<{ name: string }>(
    `select product_name as name from ticket_product
     where hotel_id = $1 and audit_status = 4 and product_type = 'gift' limit 1`,
    [hotelId],
  )
  if (!gift) throw new Error('No product is a gift')
  return gift.name
}

/** Figures of the product picker. */
export const products: readonly Sight[] = [
  {
    figures: ['C-PICK-1', 'C-PICK-2', 'C-PICK-3', 'C-PICK-4', 'C-PICK-9'],
    tag: 'eb-product-picker',
    async observe({ it, page, open, requests }) {
      await open(`tabs='["default","29"]'`)
      await it.press('button')
      await it.sees('tbody tr')
      await it.settled()
      const rows = await it.dialog.locator('tbody tr').count()
      const numbers = it.dialog.locator('nav button').filter({ hasText: /^\d+$/ })
      const links = await numbers.count()
      const { strategy, auditStatus, pageSize } = parametersOf(requests, path)
      await numbers.nth(2).click()
      await expect(it.dialog.locator('[aria-current=page]')).toHaveText('3')
      await it.settled()
      const asked = page.waitForRequest((one) => one.url().includes(path))
      await it.dialog.locator('[role=tab]').last().click()
      return {
        'C-PICK-1': rows === Number(pageSize) ? rows : [rows, pageSize],
        'C-PICK-2': links,
        'C-PICK-3': Number(strategy),
        'C-PICK-4': Number(auditStatus),
        'C-PICK-9': Number(parametersOf([await asked], path).pageNum),
      }
    },
  },
  {
    figures: ['C-PICK-14', 'C-PICK-15', 'C-PICK-16'],
    tag: 'eb-product-picker',
    async observe({ it, page, start, open }) {
      const name = await nameOfGift(start)
      await open(`columns='["name","price","inventory","status"]'`)
      await it.press('button')
      const answer = page.waitForResponse((one) => one.request().postData()?.includes(name) ?? false)
      await it.dialog.getByRole('searchbox').fill(name)
      const { data } = (await (await answer).json()) as { data: { list: { productType: string }[] } }
      const row = it.dialog.locator('tbody tr').filter({ hasText: name }).first()
      const cell = async (heading: string) => {
        const heads = await it.dialog.locator('thead th').allTextContents()
        return row
          .locator('td, th')
          .nth(heads.findIndex((head) => head.includes(heading)))
          .textContent()
      }
      const [price, inventory, status] = [await cell('售价'), await cell('库存'), await cell('状态')]
      return {
        'C-PICK-14': data.list[0]?.productType,
        'C-PICK-15': Number(price),
        'C-PICK-16': inventory === status ? status : [inventory, status],
      }
    },
  },
  ...[
    { figures: ['C-TCP-1', 'C-TCP-2'], tag: 'eb-category-picker' as const },
    { figures: ['C-RPP-1', 'C-RPP-2'], tag: 'eb-restaurant-picker' as const },
  ].map(
    ({ figures, tag }): Sight => ({
      figures,
      tag,
      async observe({ it, start, open }) {
        await start.gateway.sql(many[tag].remove)
        await start.gateway.sql(many[tag].add)
        await open()
        await it.press('button')
        await it.sees('tbody tr')
        await it.settled()
        const rows = await it.dialog.locator('tbody tr').count()
        const links = await it.dialog.locator('nav button').filter({ hasText: /^\d+$/ }).count()
        await start.gateway.sql(many[tag].remove)
        return Object.fromEntries(figures.map((id, index) => [id, [rows, links][index]]))
      },
    }),
  ),
]
