import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { createTickets, type StoredCode } from './support/tickets'

const desk = '/#/ticket-verify'
const fieldName = '券码、手机号、订单号或年卡号'

const field = (page: Page) => page.getByRole('textbox', { name: fieldName })
const word = (page: Page, name: string | RegExp) =>
  page.locator('.eb-desk__result').getByRole('heading', { level: 2, name })

/** As a scanner does it: everything at once, then Enter, wherever the focus is. */
async function scan(page: Page, code: string | undefined): Promise<void> {
  await page.keyboard.insertText(code ?? '')
  await page.keyboard.press('Enter')
}

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`${desk}${query}`)
  await expect(field(page)).toBeFocused()
}

const last = ({ code }: StoredCode) => code.slice(-4)

test.beforeEach(async ({ signIn }) => {
  await signIn()
})

test('/ticket-verify 1: the field has the focus at first, after each verification and after Esc; scanner, keys and camera do the same', async ({
  page,
  servers,
}) => {
  const tickets = createTickets(page, servers.gateway.sql)
  const [one, two] = await tickets.paid(2)
  await page.addInitScript((code) => {
    class Detector {
      detect = async () => [{ rawValue: code }]
    }
    Object.assign(globalThis, { BarcodeDetector: Detector })
    const canvas = document.createElement('canvas')
    canvas.getContext('2d')
    const stream = () => canvas.captureStream(5)
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: async () => stream() } })
    HTMLMediaElement.prototype.play = async () => {}
  }, two?.code)
  await open(page)
  await expectAccessible(page)
  await scan(page, one?.code)
  await expect(word(page, '可以核销')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(word(page, '核销了 1 张')).toBeVisible()
  await expect(field(page)).toBeFocused()
  const [record] = await tickets.records(one)
  expect(record?.verify_type).toBe('scan')
  // from anywhere, slowly, by a person
  await page.getByRole('button', { name: '用摄像头扫码' }).focus()
  await page.keyboard.type(two?.code ?? '', { delay: 60 })
  await expect(field(page)).toHaveValue(two?.code ?? '')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
  await page.getByRole('button', { name: '用摄像头扫码' }).click()
  await expect(word(page, '可以核销')).toBeVisible()
  await expectAccessible(page)
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

test('/ticket-verify 5: a card shows holder, days and uses; a right and the visitors make a use of it', async ({
  page,
  servers,
}) => {
  const { sql } = servers.gateway
  const tickets = createTickets(page, sql)
  const product = await tickets.product()
  const right = (rightName: string, companions: number) => ({
    ...{
      rightName,
      ticketProductId: product.ticketProductId,
      timesLimit: 0,
      dailyLimit: 0,
      companions,
      costTimes: 1,
    },
  })
  await sql(
    `insert into valid_card (brand_id, hotel_id, valid_card_id, card_name, ticket_category_id, card_face, sale_price,
      total_inventory, sale_from, sale_until, rights_list, apply_hotel_ids, description, use_notice, card_mode, total_times)
     select '1001', '100101', 'desk-card', '湖区年卡', ticket_category_id, 'x.png', 100, 10, '2026-01-01', '2099-01-01', $1,
      '{100101}', 'x', 'x', 'both', 5 from ticket_category where brand_id = '1001' limit 1`,
    [JSON.stringify([right('入园', 1), right('游船', 3)])],
  )
  await sql(`insert into ecard_user (brand_id, hotel_id, ecard_user_id, ecard_type, valid_card_id, card_no, holder_name,
      face_photo, holder_phone, total_times, start_date, end_date, status)
    values ('1001', '100101', 'desk-holder', 'valid_card', 'desk-card', '6208110045320999', '王小明', '/pictures/products/plate.svg', '13800009999', 5,
      current_date - 1, current_date + 100, 'ACTIVE')`)
  await open(page)
  await scan(page, '6208 1100 4532 0999')
  const result = page.locator('.eb-desk__result')
  for (const text of ['湖区年卡', '王**', '天', '5 次', '入园', '游船'])
    await expect(result).toContainText(text)
  await expect(result.locator('img')).toHaveAttribute('src', /plate\.svg$/)
  await result.getByRole('radio', { name: /^游船/ }).check()
  await field(page).focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expectAccessible(page)
  await result.getByRole('button', { name: '核销 3 人' }).click()
  await expect(word(page, '放行 3 人')).toBeVisible()
  const uses = await sql(
    "select right_name, persons, times from ecard_use_record where ecard_user_id = 'desk-holder'",
  )
  expect(uses).toEqual([{ right_name: '游船', persons: 3, times: 1 }])
})

test('/ticket-verify 6: a code that cannot be used says why, in red, without a button', async ({
  page,
  servers,
}) => {
  const { sql } = servers.gateway
  const tickets = createTickets(page, sql)
  // ten codes, one after another
  test.setTimeout(60_000)
  const always = [0, 1, 2, 3, 4, 5, 6]
  const reasons = { dates: { start: '2020-01-01', end: '2099-01-01' }, reason: '台风停航' }
  const cases: [word: string, lead: RegExp, change: string, product?: object][] = [
    [
      '已核销',
      /2026-11-20 09:05，.+，/,
      "status = 'USED', verify_time = '2026-11-20 09:05:00+08', verify_hotel_name = '断桥码头'",
    ],
    ['已过期', /2020-02-02 截止/, "valid_end = '2020-02-02'"],
    ['未到可用时间', /2098-02-02 起可用/, "valid_start = '2098-02-02', valid_end = '2098-03-02'"],
    ['退款处理中', /审核/, "status = 'LOCKED'"],
    ['已退款', /退回/, "status = 'REFUNDED'"],
    ['已作废', /作废/, "status = 'INVALID'"],
    ['非本店可用', /可用：/, "hotel_id = '100102'"],
    ['今日不可用', /不可用日期/, 'delay_times = 0', { unusableWeekdays: always }],
    ['今日不可用', /台风停航/, 'delay_times = 0', { unusableDates: [reasons] }],
    ['需先预约', /预约/, 'delay_times = 0', { needReserve: true, reserveAheadHours: 0 }],
  ]
  await open(page)
  for (const [name, lead, change, product] of cases) {
    const [code] = await tickets.paid(1, (product ?? {}) as Record<string, unknown>)
    await sql(`update ticket_code set ${change} where code = $1`, [code?.code])
    await scan(page, code?.code)
    await expect(word(page, name)).toBeVisible()
    await expect(page.locator('.eb-desk__words p')).toHaveText(lead)
    await expect(page.locator('.eb-desk__result--danger .eb-desk__head--danger')).toBeVisible()
    await expect(page.locator('.eb-desk__result').getByRole('button', { name: /核销/ })).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(word(page, name)).toBeVisible()
    expect(await tickets.records(code)).toEqual([])
  }
  // the one that needs a reservation gets it here
  await page.getByRole('button', { name: '预约今天' }).click()
  await page.getByRole('dialog', { name: '预约' }).getByRole('button', { name: '预约' }).click()
  await expect(word(page, '可以核销')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '今日不可用' }).first()).toBeVisible()
  await expectAccessible(page)
})

test('/ticket-verify 7: of a real-name product those are verified who are ticked as present', async ({
  page,
  servers,
}) => {
  const tickets = createTickets(page, servers.gateway.sql)
  const travellers = [
    { name: '李小船', idCard: '330106199001011233' },
    { name: '周大海', idCard: '330106199202022244' },
    { name: '孙晓月', idCard: '330106199303033255' },
  ]
  const order = await tickets.order(await tickets.product({ realNameType: 'person' }), 3, { travellers })
  await open(page)
  await scan(page, order)
  const boxes = page.locator('.eb-desk__order').getByRole('checkbox')
  await expect(boxes).toHaveCount(3)
  for (const index of [0, 1, 2]) await expect(boxes.nth(index)).not.toBeChecked()
  const result = page.locator('.eb-desk__result')
  await expect(result).toContainText(/330\*{11}2244/)
  await expect(result).not.toContainText('330106199202022244')
  await expect(result).toContainText('先勾选到场的人')
  await result.getByRole('checkbox', { name: /周/ }).check()
  await result.getByRole('checkbox', { name: /孙/ }).check()
  await page.keyboard.press('Enter')
  await expect(word(page, '核销了 2 张')).toBeVisible()
  const used = await servers.gateway.sql(
    "select holder_name from ticket_code where platform_order_id = $1 and status = 'USED' order by holder_name",
    [order],
  )
  expect(used.map(({ holder_name }) => holder_name).sort()).toEqual(['周大海', '孙晓月'].sort())
})

test('/ticket-verify 8: the button waits for the answer, three seconds at most, and a repeated request verifies once', async ({
  page,
  servers,
}) => {
  const tickets = createTickets(page, servers.gateway.sql)
  const [code] = await tickets.paid()
  await page.clock.install()
  await open(page)
  await scan(page, code?.code)
  const button = page.locator('.eb-desk__foot').getByRole('button', { name: /确认核销/ })
  await expect(button).toBeVisible()
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/action/verify'))
      requests.push(request.headers()['x-eb-idempotency-key'] ?? '')
  })
  const held = servers.proxy.inject({ match: 'ticket-api/eb/ticket-code/action/verify', fault: 'hold' })
  await button.click()
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await button.click({ force: true })
  await expect.poll(() => held.hits).toBe(1)
  await page.clock.runFor(3_100)
  await expect(button).not.toHaveAttribute('aria-disabled', 'true')
  await button.click()
  await expect.poll(() => held.hits).toBe(2)
  held.release()
  await expect(word(page, '核销了 1 张')).toBeVisible()
  expect(requests).toHaveLength(2)
  expect(requests[0]).toMatch(/^\w{16,}$/)
  expect(requests[1]).toBe(requests[0])
  expect(await tickets.records(code)).toHaveLength(1)
})

test('/ticket-verify 9: success is green, sounds, stands first in the records, and prints a slip of 58 mm', async ({
  page,
  servers,
}) => {
  const tickets = createTickets(page, servers.gateway.sql)
  const [other, code] = await tickets.paid(2, { productName: `夜游船票 ${Date.now()}` })
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...given) {
      heard.push(`tone ${this.frequency.value}`)
      return start.apply(this, given)
    }
    window.print = () => {
      heard.push('print')
    }
  })
  await open(page)
  const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)
  await scan(page, other?.code)
  await expect(word(page, '可以核销')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(word(page, '核销了 1 张')).toBeVisible()
  expect(await heard()).toEqual(['tone 880', 'tone 1318'])
  await page.getByRole('switch', { name: '自动打印小票' }).check()
  await scan(page, code?.code)
  await expect(word(page, '可以核销')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(word(page, '核销了 1 张')).toBeVisible()
  const result = page.locator('.eb-desk__result--success')
  await expect(result).toContainText('夜游船票')
  await expect(result).toContainText(/\d\d:\d\d:\d\d 核销成功/)
  await expect(page.locator('.eb-desk__records li').first()).toContainText('夜游船票')
  expect((await heard()).slice(2)).toEqual(['tone 880', 'tone 1318', 'print'])
  await page.emulateMedia({ media: 'print' })
  const slip = page.locator('.eb-slip')
  await expect(slip).toContainText('夜游船票')
  await expect(slip).toContainText(code?.code.replaceAll(/(\d{4})(?=\d)/g, '$1 ') ?? '')
  await expect(field(page)).toBeHidden()
  // points of 1/72 inch
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const width = Number(/MediaBox\s*\[\s*0 0 ([\d.]+)/.exec(pdf)?.[1])
  expect(Math.round((width / 72) * 25.4)).toBe(58)
  await page.emulateMedia({ media: null })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(slip).toHaveCount(0)
})

test('/ticket-verify 10: without an answer the code stays, nothing is called a success, and trying again verifies once', async ({
  page,
  servers,
}) => {
  const tickets = createTickets(page, servers.gateway.sql)
  const [code] = await tickets.paid()
  await open(page)
  const lost = servers.proxy.inject({
    match: 'ticket-api/verification-desk/look-up',
    fault: 'status',
    status: 503,
    times: 20,
  })
  await scan(page, code?.code)
  await expect(word(page, '没有连上')).toBeVisible()
  await expect(field(page)).toHaveValue(code?.code ?? '')
  expect(lost.hits).toBeGreaterThan(0)
  lost.remove()
  await page.getByRole('button', { name: '重试' }).click()
  await expect(word(page, '可以核销')).toBeVisible()
  // the browser itself sends it once more on a connection that was in use
  const fault = servers.proxy.inject({ match: 'ticket-api/eb/ticket-code/action/verify', fault: 'lose' })
  await page.keyboard.press('Enter')
  await expect(word(page, '还没有核销')).toBeVisible()
  expect(fault.hits).toBeGreaterThan(0)
  fault.remove()
  // the gateway has done it, but the desk does not know
  expect(await tickets.status(code)).toBe('USED')
  await expect(page.locator('.eb-desk__result--success')).toHaveCount(0)
  await expect(field(page)).toHaveValue(code?.code ?? '')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(word(page, '核销了 1 张')).toBeVisible()
  expect(await tickets.records(code)).toHaveLength(1)
  // the scanner reads it once more
  await scan(page, code?.code)
  await expect(page.locator('.eb-desk__words')).toContainText('刚刚核销过')
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
  expect(saved).toContain(`"${three?.code}"`)
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

test('/ticket-verify 15: a code in the address is looked up and not verified', async ({ page, servers }) => {
  const tickets = createTickets(page, servers.gateway.sql)
  const [code] = await tickets.paid()
  await page.goto(`${desk}?code=${code?.code}`)
  await expect(word(page, '可以核销')).toBeVisible()
  await expect(field(page)).toHaveValue(code?.code ?? '')
  await expect(page.locator('.eb-desk__foot').getByRole('button', { name: /确认核销/ })).toBeVisible()
  expect(await tickets.status(code)).toBe('UNUSED')
})
