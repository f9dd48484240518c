import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

const api = ({ path }: { path: string }) => /^\/(api|feedback-api|merchant-api)\//.test(path)

/** The plain page with a part of it replaced. */
async function openChanged(page: Page, part: string, replacement: string): Promise<void> {
  await page.route('**/examples/plain.html', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    if (!html.includes(part)) throw new Error(`plain.html has no ${part}`)
    await route.fulfill({ response, body: html.replace(part, replacement) })
  })
  await page.goto('/examples/plain.html')
}

test('unknown attribute values: reported by name, the last valid value stays, the rest works', async ({
  page,
  signIn,
  widget,
  elementErrors,
}) => {
  await signIn()
  const attributes = 'level="galaxy" test-hosts="[not json" colour="red"'
  await openChanged(page, '<eb-satisfaction ', `<eb-satisfaction ${attributes} `)
  await widget.expectRating()
  await expect(widget.dialog).toContainText('「今日抵店」')
  expect(elementErrors.map(({ code }) => code)).toEqual(['invalid-attribute', 'invalid-attribute'])
  expect(elementErrors.map(({ message }) => message).join()).toMatch(/level.*galaxy.*test-hosts/)
})

test('broken JSON in the configuration: reported, the page uses the rest', async ({
  page,
  signIn,
  widget,
}) => {
  await signIn()
  const script = '<script type="application/json" data-eb-config>{ "hotelId": }</script>'
  await openChanged(page, '</head>', `${script}</head>`)
  await widget.expectRating()
  const diagnosis = await page.evaluate(() => {
    const { EB } = globalThis as unknown as {
      EB: { diagnose(): { reports: { code: string; message: string }[] } }
    }
    return EB.diagnose()
  })
  expect(diagnosis.reports).toMatchObject([{ code: 'configuration-invalid' }])
  expect(diagnosis.reports[0]?.message).toContain('data-eb-config')
})

test('a wrong token address: the tab says why, eb-error has token-failed', async ({
  page,
  widget,
  elementErrors,
}) => {
  await openChanged(page, '<script src="/eb/eb.js"', '<script data-token-url="/nowhere" src="/eb/eb.js"')
  await expect(widget.pageTab).toHaveAccessibleName(/暂时不能评价/)
  await widget.pageTab.click()
  await expect(widget.dialog).toContainText('没能确认你的身份')
  expect(elementErrors.map(({ code }) => code)).toContain('token-failed')
})

test('a gateway that is down: the tab says why, and works once it is up again', async ({
  page,
  signIn,
  widget,
  elementErrors,
  servers: { proxy },
}) => {
  await signIn()
  const fault = proxy.inject({ match: api, fault: 'drop' })
  await page.goto('/examples/plain.html')
  await expect(widget.pageTab).toHaveAccessibleName(/暂时不能评价/)
  await widget.pageTab.click()
  await expect(widget.dialog).toContainText('连不上服务器')
  expect(fault.hits).toBeGreaterThan(0)
  expect(elementErrors.map(({ code }) => code)).toContain('network')
  fault.remove()
  await widget.button('重试').click()
  await widget.expectRating()
})

test('a gateway that answers HTML: an error, not data', async ({
  page,
  signIn,
  widget,
  elementErrors,
  servers: { proxy },
}) => {
  await signIn()
  const fault = proxy.inject({ match: api, fault: 'html' })
  await page.goto('/examples/plain.html')
  await expect(widget.pageTab).toHaveAccessibleName(/暂时不能评价/)
  await widget.pageTab.click()
  await expect(widget.dialog).toContainText('服务端返回异常')
  expect(fault.hits).toBeGreaterThan(0)
  expect(elementErrors.map(({ code }) => code)).toContain('malformed')
})

test('a session that ended: shown in the widget, and the input is sent after the next login', async ({
  page,
  signIn,
  widget,
  elementErrors,
  ratings,
  servers: { gateway },
}) => {
  await signIn()
  await page.goto('/examples/plain.html')
  await widget.expectRating()
  await widget.rate(4)
  await widget.comment.fill('会话过期时写的')
  await gateway.sql('delete from session')
  await widget.button('提交').click()
  await expect(widget.dialog).toContainText('登录已过期')
  expect(elementErrors.map(({ code }) => code)).toContain('session-ended')
  expect(await ratings()).toEqual([])

  await signIn()
  await page.reload()
  await expect.poll(ratings).toMatchObject([{ score: 4, description: '会话过期时写的' }])
})

test('an unauthenticated visitor: no tab, no pop-up, no error; if opened, it asks to sign in', async ({
  page,
  widget,
  elementErrors,
}) => {
  await page.goto('/examples/plain.html')
  await expect(page.locator('#account a')).toHaveAttribute('href', '/login?next=%2Fexamples%2Fplain.html')
  await page.locator('#rate').click()
  await expect(widget.dialog).toContainText('登录后才能评价')
  await expect(widget.pageTab).toHaveCount(0)
  expect(elementErrors).toEqual([])
})
