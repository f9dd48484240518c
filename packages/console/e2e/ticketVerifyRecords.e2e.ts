import { readFile } from 'node:fs/promises'
import { expect, test } from '../../../examples/e2e/support/test'
import { createTickets } from './support/tickets'
import { desk, open, scan, word } from './support/verificationDesk'

test.beforeEach(async ({ signIn }) => {
  await signIn()
})

test('/ticket-verify 11: beside it today in this store and the newest records, counted on by each verification', async ({
  page,
  servers,
}) => {
  const tickets = createTickets(page, servers.gateway.sql)
  const [code] = await tickets.paid(1, { productName: `观光车票 ${Date.now()}`, salePrice: 1_200 })
  await open(page)
  const figures = page.locator('.eb-desk__today dd')
  await expect(figures.first()).toHaveText(/^\d+$/)
  const numbers = async () =>
    (await figures.allTextContents()).map((text) => Number(text.replaceAll(/[¥,]/g, '')))
  const [verifications = 0, visitors = 0, amount = 0] = await numbers()
  await scan(page, code?.code)
  await expect(word(page, '可以核销')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(word(page, '核销了 1 张')).toBeVisible()
  await expect.poll(numbers).toEqual([verifications + 1, visitors + 1, amount + 12])
  const first = page.locator('.eb-desk__records li').first()
  for (const text of ['观光车票', '李**', '扫码', '林晚晴']) await expect(first).toContainText(text)
  expect(await page.locator('.eb-desk__records li').count()).toBeLessThanOrEqual(20)
})

test('/ticket-verify 12: within 24 hours a verification is undone with a reason; later there is no button, and the gateway refuses', async ({
  page,
  servers,
}) => {
  const { sql } = servers.gateway
  const tickets = createTickets(page, sql)
  const codes = await tickets.paid(2)
  const [one, two] = codes
  for (const { ticket_code_id } of codes)
    await tickets.post('ticket-api/eb/ticket-code/action/verify', { key: ticket_code_id })
  await sql("update ticket_verify_record set verify_time = now() - interval '25 hours' where code = $1", [
    two?.code,
  ])
  await open(page)
  const undo = page.getByRole('button', { name: `撤销 ${one?.code}` })
  await expect(undo).toBeVisible()
  await expect(page.getByRole('button', { name: `撤销 ${two?.code}` })).toHaveCount(0)
  await undo.click()
  const question = page.getByRole('dialog', { name: '撤销核销' })
  await question.getByRole('button', { name: '撤销核销' }).click()
  await expect(question).toBeVisible()
  await question.getByRole('textbox', { name: '撤销原因' }).fill('扫错了')
  await question.getByRole('button', { name: '撤销核销' }).click()
  await expect(page.locator('.eb-desk__records li').filter({ hasText: '扫错了' })).toBeVisible()
  expect(await tickets.status(one)).toBe('UNUSED')
  const [record] = await tickets.records(two)
  const refused = await page.request.post('/ticket-api/eb/ticket-verify-record/action/revoke', {
    data: { key: record?.verify_id, input: { reason: '晚了' } },
    headers: { 'x-eb-client': 'ebkit/test' },
  })
  expect(refused.status()).toBe(422)
  await page.getByRole('button', { name: '全部记录' }).click()
  const grid = page.getByRole('grid')
  await expect(grid.getByRole('row').filter({ hasText: two?.code ?? '' })).toBeVisible()
  await expect(
    grid
      .getByRole('row')
      .filter({ hasText: two?.code ?? '' })
      .getByRole('button', { name: '撤销核销' }),
  ).toHaveCount(0)
})

test('/ticket-verify 14: all records with filters, search, totals and export', async ({ page, servers }) => {
  const { sql } = servers.gateway
  const tickets = createTickets(page, sql)
  const [code] = await tickets.paid(1, { salePrice: 3_300 }, { buyerPhone: '13900001414' })
  await tickets.post('ticket-api/eb/ticket-code/action/verify', {
    key: code?.ticket_code_id,
    input: { verifyType: 'scan' },
  })
  await page.goto(`${desk}?tab=records`)
  const grid = page.getByRole('grid')
  await expect(grid.getByRole('row').filter({ hasText: code?.code ?? '' })).toBeVisible()
  for (const name of ['全部', '有效', '已撤销'])
    await expect(page.getByRole('tab', { name: new RegExp(`^${name}`) })).toBeVisible()
  const search = page.getByRole('searchbox', { name: '搜索券码、手机号' })
  await search.fill('13900001414')
  await search.press('Enter')
  const tools = page.locator('.eb-list-section')
  await expect(tools).toContainText('共 1 条')
  await expect(grid.getByRole('row').filter({ hasText: '139****1414' })).toHaveCount(1)
  await expect(grid.getByRole('row').last()).toContainText('33.00')
  await search.fill('')
  await search.press('Enter')
  const [sum] = await sql<{ sum: number }>(
    "select sum(amount)::float8 as sum from ticket_verify_record where hotel_id = '100101' and status = 'VALID'",
  )
  const total = ((sum?.sum ?? 0) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
  await expect(grid.getByRole('row').last()).toContainText(total)
  for (const name of ['商品', '核销方式', '核销员', '核销时间'])
    await expect(tools.getByRole('button', { name }).first()).toBeVisible()
  await page.getByRole('tab', { name: /^已撤销/ }).click()
  await expect(grid.getByRole('row').filter({ hasText: code?.code ?? '' })).toHaveCount(0)
  await page.getByRole('tab', { name: /^有效/ }).click()
  await search.fill(code?.code ?? '')
  await search.press('Enter')
  await expect(tools).toContainText('共 1 条')
  await tools.getByRole('button', { name: '导出' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /全部 1 条（CSV）/ }).click()
  const saved = await readFile(await (await download).path(), 'utf8')
  expect(saved.trim().split('\n')).toHaveLength(2)
  expect(saved).toContain(code?.code)
})
