import { expect, test } from '../../../examples/e2e/support/test'

/** The hotels whose forms of ticket products have variant B. */
const setTest = (sql: (text: string) => Promise<unknown>, hotels: string) =>
  sql(
    `update hotel_switch set value = '${hotels}' where hotel_id = '100101' and key = 'ENABLE_TICKET_PRODUCT_ABTEST'`,
  )

test.afterEach(async ({ servers }) => {
  await setTest(servers.gateway.sql, '100102')
})

test('W-CFG-3 in a hotel of the test the sections of a ticket product’s form are steps; a refused save leads to its step', async ({
  page,
  signIn,
  servers,
}) => {
  await setTest(servers.gateway.sql, '100102,100101')
  await signIn('manager')
  await page.goto('/#/ticket/normalnew/add')
  const steps = page.getByRole('list', { name: '步骤' })
  const current = steps.locator('[aria-current=step]')
  await expect(current).toContainText('1')
  const name = page.getByRole('textbox', { name: '商品名称' })
  await expect(name).toBeVisible()
  await name.fill('西湖游船票')
  await expect(page.getByRole('button', { name: '上一步' })).toHaveCount(0)
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(current).toContainText('2')
  await expect(current).toBeFocused()
  await expect(name).toBeHidden()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(current).toContainText('1')
  await expect(name).toHaveValue('西湖游船票')
  await steps.getByRole('button').last().click()
  await expect(page.getByRole('button', { name: '下一步' })).toHaveCount(0)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.locator('[part=summary][role=alert]')).toBeVisible()
  await expect(current).not.toContainText(String(await steps.getByRole('button').count()))
  await expect(page.locator(':focus-visible, :focus')).toBeVisible()
})

test('W-CFG-3 other hotels have the form on one page; each variant is rated for itself', async ({
  page,
  signIn,
  servers,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('get_eb_user_feedback')) asked.push(url.searchParams.get('url') ?? '')
  })
  await signIn('manager')
  await page.goto('/#/ticket/normalnew/add')
  await expect(page.getByRole('textbox', { name: '商品名称' })).toBeVisible()
  await expect(page.getByRole('list', { name: '步骤' })).toHaveCount(0)
  await page.locator('.eb-satisfaction__tab').getByText('本页评价').click()
  await expect.poll(() => asked.some((url) => url.endsWith('/ticket/normalnew/add'))).toBe(true)
  await setTest(servers.gateway.sql, '100101')
  await page.reload()
  await expect(page.getByRole('list', { name: '步骤' })).toBeVisible()
  await page.locator('.eb-satisfaction__tab').getByText('本页评价').click()
  await expect.poll(() => asked.some((url) => url.endsWith('/ticket/normalnew/add?variant=B'))).toBe(true)
})
