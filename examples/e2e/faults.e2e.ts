import { expect, test } from './support/test'

const submission = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && path.startsWith('/feedback-api/')

test.beforeEach(async ({ signIn }) => signIn())

test('F-SA-1 offline: stars and text are kept, shown as not sent, and sent when the network is back', async ({
  page,
  context,
  widget,
  ratings,
  elementErrors,
}) => {
  await page.goto('/examples/plain.html')
  await widget.expectRating()
  await widget.rate(2)
  await widget.comment.fill('断网时写的')
  await context.setOffline(true)
  await widget.button('提交').click()
  await expect(widget.dialog).toContainText('评价没有提交上去')
  await expect(widget.dialog).toContainText('网络断开了')
  await widget.expectClosed() // by itself
  await expect(widget.pageTab).toHaveAccessibleName(/未发送/)
  expect(await ratings()).toEqual([])
  expect(elementErrors.map(({ code }) => code)).toContain('offline')

  await context.setOffline(false)
  await expect.poll(ratings).toMatchObject([{ score: 2, description: '断网时写的' }])
  await expect(widget.pageTab).not.toHaveAccessibleName(/未发送/)
})

test('F-SA-1 W-SAT-31 the gateway fails: retry shows the input, and a reload sends it', async ({
  page,
  widget,
  ratings,
  servers: { proxy },
}) => {
  await page.goto('/examples/plain.html')
  await widget.expectRating()
  await widget.rate(5)
  await widget.comment.fill('还在')
  const fault = proxy.inject({ match: submission, fault: 'status', status: 500 })
  await widget.button('提交').click()
  await widget.button('重试').click()
  await widget.expectWritten(5, '还在')
  expect(fault.hits).toBe(1)
  fault.remove()
  await page.reload()
  await expect.poll(ratings).toMatchObject([{ score: 5, description: '还在' }])
})

for (const [name, block] of [
  ['blocked', blockStorage],
  ['full', fillStorage],
] as const) {
  test(`F-SA-2 storage ${name}: the widget works and the pop-up does not open again and again`, async ({
    page,
    widget,
    ratings,
  }) => {
    await page.addInitScript(block)
    await page.goto('/examples/plain.html')
    for (let visit = 0; visit < 2; visit++) {
      await page.reload()
      await expect(widget.pageTab).toBeVisible()
      await page.waitForLoadState('networkidle')
      await widget.expectClosed()
    }
    await expect
      .poll(() => page.evaluate(() => (globalThis as { refused?: number }).refused ?? 0))
      .toBeGreaterThan(0)
    await widget.pageTab.click()
    await widget.rate(3)
    await widget.button('提交').click()
    await widget.expectSuccess()
    expect(await ratings()).toMatchObject([{ score: 3 }])
  })
}

test('F-SA-3 an unsaved form on the page: Later closes and does not reload', async ({
  page,
  widget,
  servers: { proxy },
}) => {
  const fault = proxy.inject({ match: submission, fault: 'status', status: 500 })
  await page.goto('/examples/jquery.html')
  await widget.expectRating()
  await page.keyboard.press('Escape')
  await page.locator('#rows button').first().click()
  await page.locator('#remark').fill('还没保存')
  await page.locator('#rate-in-modal').click()
  await widget.rate(1)
  await widget.button('提交').click()
  await widget.button('稍后').click()
  await widget.expectClosed()
  expect(fault.hits).toBeGreaterThan(0)
  await expect(page.locator('#remark')).toHaveValue('还没保存')
})

test('W-SAT-32 nothing unsaved on the page: Later reloads it', async ({
  page,
  widget,
  servers: { proxy },
}) => {
  const fault = proxy.inject({ match: submission, fault: 'status', status: 500 })
  await page.goto('/examples/jquery.html')
  await widget.expectRating()
  await widget.rate(1)
  await widget.button('提交').click()
  const reloaded = page.waitForEvent('load')
  await widget.button('稍后').click()
  await reloaded
  expect(fault.hits).toBeGreaterThan(0)
})

/** Storage that the browser refuses, as with cookies blocked. */
function blockStorage() {
  const page = globalThis as { refused?: number }
  Object.defineProperty(globalThis, 'localStorage', {
    get() {
      page.refused = (page.refused ?? 0) + 1
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
}

/** Storage that is full. */
function fillStorage() {
  const page = globalThis as { refused?: number }
  Storage.prototype.setItem = () => {
    page.refused = (page.refused ?? 0) + 1
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}
