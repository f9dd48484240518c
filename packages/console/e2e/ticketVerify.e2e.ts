import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { createTickets } from './support/tickets'
import { field, open, scan, word } from './support/verificationDesk'

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
