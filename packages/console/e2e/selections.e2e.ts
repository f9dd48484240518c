import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { insertRow } from './support/insertRow'
import { rowWith } from './support/rows'

test('/member-price/list is filtered by products, by name; the address keeps it, and a row names its products', async ({
  page,
  servers: { gateway },
  signIn,
}) => {
  await signIn('admin')
  const products = await gateway.sql<{ id: string; name: string }>(
    `select ticket_product_id as id, product_name as name from ticket_product
      where hotel_id = '100101' order by product_name, ticket_product_id limit 3`,
  )
  const [first, second, third] = products.map(({ name }) => name)
  const select = (...places: number[]) =>
    JSON.stringify(places.map((place) => ({ ticketProductId: products[place]?.id, productType: 'ticket' })))
  await gateway.sql("delete from member_price where hotel_id = '100101'")
  for (const [key, selected] of [
    ['one', select(0)],
    ['all', select(0, 1, 2)],
    ['other', select(2)],
  ] as const)
    await insertRow(gateway.sql, 'memberPrice', {
      member_price_id: key,
      scheme_name: `方案 ${key}`,
      products: selected,
      status: 'NEW',
    })
  await page.goto('/#/member-price/list')
  await expect(rowWith(page, '方案 one')).toContainText(`${first}`)
  await expect(rowWith(page, '方案 all')).toContainText(`${first}、${second} 等 3 项`)
  await page.getByRole('button', { name: '适用商品', exact: true }).click()
  const filter = page.getByRole('dialog', { name: '适用商品' })
  await expectAccessible(page)
  const box = filter.getByRole('checkbox', { name: `${third}`, exact: true })
  await box.focus()
  await page.keyboard.press('Space')
  await filter.getByRole('button', { name: '完成' }).click()
  await expect(rowWith(page, '方案 one')).toHaveCount(0)
  await expect(rowWith(page, '方案 other')).toBeVisible()
  await expect(rowWith(page, '方案 all')).toBeVisible()
  const chip = page.getByRole('button', { name: `适用商品：${third}` })
  await expect(chip).toBeVisible()
  await page.reload()
  await expect(chip).toBeVisible()
  await expect(rowWith(page, '方案 one')).toHaveCount(0)
  await page.getByRole('button', { name: '取消筛选：适用商品' }).click()
  await expect(rowWith(page, '方案 one')).toBeVisible()
})
