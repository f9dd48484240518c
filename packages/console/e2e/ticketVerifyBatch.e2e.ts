import { readFile } from 'node:fs/promises'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { createTickets } from './support/tickets'
import { open } from './support/verificationDesk'

test.beforeEach(async ({ signIn }) => {
  await signIn()
})

test('/ticket-verify 13: many codes from a file are checked first, the usable ones verified after a question, the others saved', async ({
  page,
  servers,
}) => {
  const tickets = createTickets(page, servers.gateway.sql)
  const [one, two, three] = await tickets.paid(3)
  await tickets.post('ticket-api/eb/ticket-code/action/verify', { key: three?.ticket_code_id })
  await open(page)
  await page.getByRole('tab', { name: '批量核销' }).click()
  await expect(page).toHaveURL(/tab=batch/)
  const text = page.getByRole('textbox', { name: '券码' })
  await text.fill(Array.from({ length: 203 }, (_, index) => String(100_000_000_000 + index)).join('\n'))
  await expect(page.getByText('最多 200 个，请删掉 3 个')).toBeVisible()
  await page.getByRole('tab', { name: '核销', exact: true }).click()
  await page.getByRole('tab', { name: '批量核销' }).click()
  await expect(text).toHaveValue(/^100000000000/)
  const file = page.locator('input[type=file]')
  const lines = Buffer.from(`${two?.code}\r\n${one?.code}\r\n`)
  await file.setInputFiles({ name: '团队.txt', mimeType: 'text/plain', buffer: lines })
  await expect(text).toHaveValue(`${two?.code}\n${one?.code}`)
  const content = `券码,备注\r\n${one?.code},a\r\n"${two?.code}",b\r\n${three?.code},c\r\n${one?.code},d\r\n999999999999,e\r\n`
  await file.setInputFiles({ name: '团队.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  await expect(text).toHaveValue([one?.code, two?.code, three?.code, one?.code, '999999999999'].join('\n'))
  await page.getByRole('button', { name: '检查券码' }).click()
  await expect(page.getByText('可核销 2 张，不能核销 3 张')).toBeVisible()
  expect(await tickets.status(one)).toBe('UNUSED')
  const rows = page.getByRole('region', { name: '检查结果' }).getByRole('row')
  for (const [index, result] of [
    [1, '可以核销'],
    [3, '已核销'],
    [4, '重复'],
    [5, '没有这个券码'],
  ] as const)
    await expect(rows.nth(index)).toContainText(result)
  await expectAccessible(page)
  await page.getByRole('button', { name: '核销可用的 2 张' }).click()
  const question = page.getByRole('dialog', { name: '核销 2 张券码？' })
  await question.getByRole('button', { name: '核销 2 张' }).click()
  await expect(page.getByText('核销了 2 张，没有核销 3 张')).toBeVisible()
  for (const code of [one, two]) {
    expect(await tickets.status(code)).toBe('USED')
    expect((await tickets.records(code))[0]?.verify_type).toBe('batch')
  }
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载没有核销的' }).click()
  const saved = await readFile(await (await download).path(), 'utf8')
  expect(saved.trim().split('\r\n')).toHaveLength(4)
  expect(saved).toContain(`\n${three?.code},`)
})
