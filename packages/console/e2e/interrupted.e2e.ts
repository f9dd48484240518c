import type { Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'

const name = '只送江浙沪'

/** A form with something typed into it. */
async function typeIntoForm(page: Page) {
  await page.goto('/#/postage-config/add')
  await page.getByRole('textbox', { name: '模板名称' }).fill(name)
}

test.beforeEach(async ({ signIn }) => {
  await signIn()
})

test('W-CHUNK-3 a new release: the window is loaded anew once, with its pages and what was typed', async ({
  page,
  servers: { proxy },
}) => {
  await typeIntoForm(page)
  const missing = proxy.inject({ match: ({ path }) => path.endsWith('/list-page.js'), fault: 'drop' })
  proxy.inject({ match: '/eb/release.json', fault: 'json', body: { version: '9.9.9-12345678' } })
  const loaded = page.waitForEvent('load')
  await page.evaluate(() => {
    location.hash = '/printer-manage/list'
  })
  await loaded
  await expect(page.getByRole('alert').filter({ hasText: '后台更新了' })).toBeVisible()
  // The file is missing there too: a message, and no second time.
  const main = page.getByRole('main')
  await expect(main.getByRole('alert').filter({ hasText: '没加载出来' })).toBeVisible()
  missing.remove()
  await main.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('grid', { name: '打印机管理' })).toContainText('东门门票机')
  const tabs = page.getByRole('navigation', { name: '打开的页面' })
  await expect(tabs.getByRole('img', { name: '有未保存的修改' })).toBeVisible()
  await tabs.getByRole('link', { name: '新增运费模板' }).click()
  await expect(page.getByRole('textbox', { name: '模板名称' })).toHaveValue(name)
})

test('W-CHUNK-3 a window that stays open tells of a new release, and loads it when somebody wants it', async ({
  page,
  servers: { proxy },
}) => {
  await page.clock.install()
  await typeIntoForm(page)
  // A part that is still loading when the clock moves on counts as missing, and the window is loaded anew at once.
  await page.waitForLoadState('networkidle')
  const newer = proxy.inject({
    match: '/eb/release.json',
    fault: 'json',
    body: { version: '9.9.9-22345678' },
  })
  const notice = page.getByRole('alert').filter({ hasText: '有新版本' })
  await expect(async () => {
    await page.clock.runFor(600_000)
    await expect(notice).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
  const loaded = page.waitForEvent('load')
  await notice.getByRole('button', { name: '刷新' }).click()
  await loaded
  await expect(page.getByRole('alert').filter({ hasText: '后台更新了' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: '模板名称' })).toHaveValue(name)
  newer.remove()
})

test('a page that is not there can be looked for', async ({ page }) => {
  await page.goto('/#/no/such/page')
  await page.getByRole('main').getByRole('button', { name: 'Ctrl K 找一找' }).click()
  await expect(page.getByRole('dialog', { name: '搜页面' })).toBeVisible()
})

test('a session that ends in the middle of a form: after logging in again it is saved as it was typed', async ({
  page,
  servers: { gateway },
}) => {
  const [template] = await gateway.sql<{ id: string }>(
    "select postage_template_id as id from postage_template where hotel_id = '100101' order by 1 limit 1",
  )
  // saving asks, because a product uses the template: other tests of this store may have left it without one
  await gateway.sql(
    `update ticket_product set ship_type = 'mail', postage_template_id = $1 where ticket_product_id =
      (select min(ticket_product_id) from ticket_product where hotel_id = '100101')`,
    [template?.id],
  )
  await page.goto(`/#/postage-config/edit/${template?.id}`)
  const field = page.getByRole('textbox', { name: '模板名称' })
  await expect(field).not.toHaveValue('')
  await field.fill(name)
  const save = async () => {
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByRole('dialog', { name: '编辑运费模板' }).getByRole('button', { name: '保存' }).click()
  }
  await gateway.sql('delete from session')
  await save()
  await expect(page.getByText('重新登录后回到这一页')).toBeVisible()
  await expect(field).toHaveValue(name)
  await page.getByRole('button', { name: '重新登录' }).click()
  const dialog = page.getByRole('dialog', { name: '登录' })
  // whose session it was is known: the password is all that is asked for
  await expect(dialog.getByRole('heading', { name: '登录已过期' })).toBeVisible()
  await expect(dialog.getByLabel('手机号或账号')).toHaveValue('manager')
  await expect(dialog.getByLabel('密码', { exact: true })).toBeFocused()
  await page.keyboard.type('demo1234')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(field).toHaveValue(name)
  await save()
  await expect(page).toHaveURL(/#\/postage-config\/list$/)
  await expect(page.getByRole('grid')).toContainText(name)
})
