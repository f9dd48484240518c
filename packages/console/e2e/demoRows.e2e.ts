import { startTestGateway } from '@ebkit/testing'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/accessible'

test('while a demo writes its rows the console says so, and offers to load the pages anew once they are there', async ({
  context,
  page,
}) => {
  let written = 43
  let state: 'running' | 'failed' | 'done' = 'running'
  const gateway = await startTestGateway({
    settings: { seedProgress: () => ({ state, written, total: 100 }) },
  })
  try {
    for (const pair of (await gateway.signIn('manager')).split('; ')) {
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      await context.addCookies([{ name, value, url: gateway.url }])
    }
    await page.clock.install()
    await page.goto(`${gateway.url}/#/dashboard`)
    const notice = page.getByRole('status').filter({ hasText: '演示数据' })
    await expect(notice).toContainText('演示数据正在写入')
    await expect(notice).toContainText('43%')
    await expectAccessible(page)
    // What it said last stays while the gateway does not answer, and it is asked again.
    await context.setOffline(true)
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('demo-progress'))
    await page.clock.runFor(3_000)
    await failed
    await expect(notice).toContainText('43%')
    await context.setOffline(false)
    written = 97
    await expect(async () => {
      await page.clock.runFor(3_000)
      await expect(notice).toContainText('97%', { timeout: 500 })
    }).toPass()
    state = 'done'
    await page.clock.runFor(3_000)
    await expect(notice).toContainText('演示数据写完了')
    const loaded = page.waitForEvent('load')
    await notice.getByRole('button', { name: '刷新' }).click()
    await loaded
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice, 'nothing was being written any more').toHaveCount(0)
    state = 'failed'
    await page.reload()
    await expect(notice).toContainText('演示数据没写全')
  } finally {
    await gateway.stop()
  }
})
