import type { Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { insertRow } from './support/insertRow'

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

/** The row of a list with a text. */
const rowWith = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/** What a row offers, its menu included. */
async function offers(page: Page, text: string): Promise<readonly string[]> {
  const row = rowWith(page, text)
  const seen = await row.getByRole('button').or(row.getByRole('link')).allInnerTexts()
  const more = row.getByRole('button', { name: /更多/ })
  if ((await more.count()) === 0) return seen
  await more.click()
  const menu = page.getByRole('menuitem')
  await expect(menu.first()).toBeVisible()
  const hidden = await menu.allInnerTexts()
  await page.keyboard.press('Escape')
  return [...seen, ...hidden]
}

const productOf = async (sql: <Found>(text: string) => Promise<Found[]>) => {
  const [product] = await sql<{ id: string }>(
    "select ticket_product_id as id from ticket_product where hotel_id = '100101' order by 1 limit 1",
  )
  return product?.id ?? ''
}

test.describe('bindings to other ticket systems', () => {
  test.beforeEach(async ({ servers: { gateway } }) => {
    for (const table of ['ticket_push_log', 'ticket_binding'])
      await gateway.sql(`delete from ${table} where hotel_id = '100101'`)
    const ticket_product_id = await productOf(gateway.sql)
    const binding = { ticket_product_id }
    await insertRow(gateway.sql, 'ticketBinding', {
      ...binding,
      ...{ binding_id: 'draft', binding_name: '草稿绑定', supplier_product_code: 'A1', status: 'DRAFT' },
    })
    await insertRow(gateway.sql, 'ticketBinding', {
      ...binding,
      ...{ binding_id: 'bound', binding_name: '在用绑定', supplier_product_code: 'A2', status: 'BOUND' },
    })
    for (const push_log_id of ['p1', 'p2', 'p3'])
      await insertRow(gateway.sql, 'ticketPushLog', {
        push_log_id,
        binding_id: 'bound',
        status: 'FAILED',
        request_time: new Date(),
      })
  })

  test('notes of /ticket/binding/list : failed pushes are red and lead to their log; only drafts are deleted', async ({
    page,
  }) => {
    await page.goto('/#/ticket/binding/list')
    const failed = rowWith(page, '在用绑定').getByRole('button', { name: '3', exact: true })
    await expect(failed).toBeVisible()
    await expect(rowWith(page, '草稿绑定').getByRole('button', { name: '0', exact: true })).toHaveCount(0)
    expect(await offers(page, '草稿绑定')).toContain('删除')
    expect(await offers(page, '在用绑定')).not.toContain('删除')
    await failed.click()
    const log = page.getByRole('dialog', { name: '推单记录' })
    await expect(log.getByRole('tab', { name: '失败' })).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL(/bindingId=bound/)
    await expectAccessible(page)
  })

  test('notes of /ticket/binding/edit/{id} : what is bound keeps product, spec, system and code until it is unbound', async ({
    page,
  }) => {
    await page.goto('/#/ticket/binding/edit/bound')
    await expect(page.getByRole('note')).toContainText('先解绑')
    await expect(page.getByRole('textbox', { name: '绑定名称' })).toBeEditable()
    await expect(page.getByRole('textbox', { name: '对方商品编码' })).toHaveCount(0)
    await expect(page.getByText('A2', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/#/ticket/binding/edit/draft')
    await expect(page.getByRole('textbox', { name: '对方商品编码' })).toBeEditable()
    await expect(page.getByRole('note')).toHaveCount(0)
  })
})
