import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { createTickets, type StoredCode } from './support/tickets'
import { desk, field, open, scan, word } from './support/verificationDesk'

const last = ({ code }: StoredCode) => code.slice(-4)

test.beforeEach(async ({ signIn }) => {
  await signIn()
})

test('/ticket-verify 2: what was entered is a code, phone, card or order by its digits, without spaces and hyphens', async ({
  page,
  servers,
}) => {
  const tickets = createTickets(page, servers.gateway.sql)
  const order = await tickets.order(await tickets.product(), 1, { buyerPhone: '13900002222' })
  const [code] = await tickets.codes(order)
  await open(page)
  await scan(page, `${code?.code.slice(0, 4)} ${code?.code.slice(4, 8)}-${code?.code.slice(8)}`)
  await expect(word(page, '可以核销')).toBeVisible()
  await scan(page, '139-0000-2222')
  await expect(word(page, '找到 1 张可用')).toBeVisible()
  await scan(page, order)
  await expect(page.getByText(`订单 ${order}，1 张可用`)).toBeVisible()
  await scan(page, '6208 1100 4532 0318')
  await expect(word(page, '没有这张卡')).toBeVisible()
  await scan(page, '000000000000')
  await expect(word(page, '没有这个券码')).toBeVisible()
})

test('/ticket-verify 3: a code shows picture, product, price, masked holder, validity, stores, and its order below', async ({
  page,
  servers,
}) => {
  const tickets = createTickets(page, servers.gateway.sql)
  const order = await tickets.order(
    await tickets.product({
      productName: `湖心岛联票 ${Date.now()}`,
      salePrice: 9_310,
      coverImage: '/pictures/products/plate.svg',
    }),
    3,
  )
  const [one, two] = await tickets.codes(order)
  await servers.gateway.sql("update ticket_code set status = 'LOCKED' where code = $1", [two?.code])
  await open(page)
  await scan(page, one?.code)
  const result = page.locator('.eb-desk__result')
  await expect(result.locator('img')).toHaveAttribute('src', /plate\.svg$/)
  for (const text of ['湖心岛联票', '¥93.10', '李**', '138****1234', order, '同一订单 3 张', '退款处理中'])
    await expect(result).toContainText(text)
  await expect(result).not.toContainText('李小船')
  await expect(result.getByRole('checkbox', { name: last(two as StoredCode) })).toBeDisabled()
  await expect(result.getByRole('checkbox', { name: last(one as StoredCode) })).toBeChecked()
  await expectAccessible(page)
})

test('/ticket-verify 4: a phone lists what is usable, by order, and the quantity checks the first N', async ({
  page,
  servers,
}) => {
  const tickets = createTickets(page, servers.gateway.sql)
  const product = await tickets.product()
  const buyer = { buyerPhone: '13900004444' }
  const [one, two] = [await tickets.order(product, 3, buyer), await tickets.order(product, 2, buyer)]
  await open(page)
  await scan(page, '13900004444')
  await expect(word(page, '找到 5 张可用')).toBeVisible()
  for (const order of [one, two]) await expect(page.getByRole('group', { name: order })).toBeVisible()
  const boxes = page.locator('.eb-desk__order').getByRole('checkbox')
  await expect(boxes).toHaveCount(5)
  const count = page
    .getByRole('textbox', { name: '核销数量' })
    .or(page.getByRole('spinbutton', { name: '核销数量' }))
  await count.fill('4')
  await count.press('Tab')
  for (const [index, isTicked] of [true, true, true, true, false].entries())
    await expect(boxes.nth(index)).toBeChecked({ checked: isTicked })
  await field(page).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(word(page, '核销了 1 张')).toBeVisible()
  const records = await servers.gateway.sql(
    "select verify_type from ticket_verify_record where holder_phone = '13900004444'",
  )
  expect(records).toEqual([{ verify_type: 'phone' }])
})

test('/ticket-verify 15: a code in the address is looked up and not verified', async ({ page, servers }) => {
  const tickets = createTickets(page, servers.gateway.sql)
  const [code] = await tickets.paid()
  await page.goto(`${desk}?code=${code?.code}`)
  await expect(word(page, '可以核销')).toBeVisible()
  await expect(field(page)).toHaveValue(code?.code ?? '')
  await expect(page.locator('.eb-desk__foot').getByRole('button', { name: /确认核销/ })).toBeVisible()
  expect(await tickets.status(code)).toBe('UNUSED')
})
