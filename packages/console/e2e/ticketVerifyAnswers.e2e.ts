import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { createTickets } from './support/tickets'
import { field, open, scan, word } from './support/verificationDesk'

test.beforeEach(async ({ signIn }) => {
  await signIn()
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
