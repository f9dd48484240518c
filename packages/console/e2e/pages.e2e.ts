import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'

const printers = '/#/printer-manage/list'

test.beforeEach(async ({ signIn }) => {
  await signIn()
})

test('W-AUTH-10 W-CON-2 W-ROUTE-11 the menu has the applications, and its pages open in tabs', async ({
  page,
}) => {
  await page.goto('/')
  const applications = page.getByRole('navigation', { name: '应用' })
  await expect(applications.getByRole('button')).toHaveCount(15)
  await applications.getByRole('button', { name: '商户' }).click()
  await page.getByRole('link', { name: '打印机管理' }).click()
  await expect(page).toHaveURL(/#\/printer-manage\/list$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('打印机管理')
  await expect(page.getByRole('grid', { name: '打印机管理' })).toContainText('东门门票机')
  const tabs = page.getByRole('navigation', { name: '打开的页面' })
  await expect(tabs.getByRole('link')).toHaveCount(2)
  await expectAccessible(page)
  await tabs.getByRole('button', { name: '关闭 打印机管理' }).click()
  await expect(page).toHaveURL(/#\/dashboard$/)
})

test('an address with a value of its parameter is marked in the menu, and says where it stands', async ({
  page,
}) => {
  await page.goto('/#/groupOrder/groupOrderList/SUCCESS')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('拼团订单')
  const menu = page.getByRole('navigation', { name: '票务' })
  await expect(menu.locator('[aria-current=page]')).toHaveText('拼团订单')
  await expect(page.locator('.eb-page__trail').filter({ visible: true })).toContainText('票务')
})

test('W-ROUTE-2 search, filters and the open row stand in the address, and a tab keeps its state', async ({
  page,
}) => {
  await page.goto(`${printers}?list.search=${encodeURIComponent('门票')}`)
  const grid = page.getByRole('grid', { name: '打印机管理' })
  await expect(grid.getByRole('row')).toHaveCount(3)
  await grid.getByText('东门门票机').click()
  const drawer = page.getByRole('dialog', { name: '东门门票机' })
  await expect(drawer).toContainText('FEIE100101003')
  await expect(page).toHaveURL(/[?&]id=PR10010103/)
  await page.goBack()
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL(/list\.search=/)
  await page.getByRole('link', { name: '运费模板' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('运费模板')
  await page.getByRole('navigation', { name: '打开的页面' }).getByRole('link', { name: '打印机管理' }).click()
  await expect(grid.getByRole('row')).toHaveCount(3)
})

test('W-CON-6 a row is added beside its list, and deleted after a question', async ({ page }) => {
  await page.goto('/#/printer-manage/list')
  await page.getByRole('button', { name: '新建' }).click()
  const form = page.getByRole('dialog', { name: '新建打印机' })
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form.getByRole('alert')).toContainText('打印机名称')
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  const row = page.getByRole('row').filter({ hasText: '东门门票机' })
  await row.getByText('东门门票机').click()
  await page.getByRole('dialog', { name: '东门门票机' }).getByRole('button', { name: '删除' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('删除「东门门票机」？')
  await question.getByRole('button', { name: '取消' }).click()
  await page.keyboard.press('Escape')
  await expect(row).toBeVisible()
})

test('W-AUTH-11 a page that the user may not open says which right is missing', async ({ page, servers }) => {
  const answer = {
    code: 0,
    data: { allowed: false, route: '/printer-manage/list', missing: ['printer:view'] },
  }
  const fault = servers.proxy.inject({
    match: 'oauth2-api/eb/user/check_user_path_permission',
    fault: 'json',
    body: answer,
  })
  await page.goto(printers)
  await expect(page.getByRole('alert').filter({ hasText: 'printer:view' })).toBeVisible()
  expect(fault.hits).toBeGreaterThan(0)
})

test('W-AUTH-10 a menu that could not be loaded says so, and is loaded again by a button', async ({
  page,
  servers,
}) => {
  const fault = servers.proxy.inject({
    match: '/oauth2-api/eb/menu/get_menus_by_user',
    fault: 'status',
    status: 503,
  })
  await page.goto('/')
  const notice = page.getByRole('alert').filter({ hasText: '菜单加载失败' })
  await expect(notice).toBeVisible()
  expect(fault.hits).toBeGreaterThan(0)
  fault.remove()
  await notice.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('navigation', { name: '应用' }).getByRole('button')).toHaveCount(15)
  await expect(notice).toHaveCount(0)
})

test('W-CON-6 the information about the own hotel is edited at its address', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/#/shopinfo')
  await expect(page.getByRole('textbox', { name: '门店名称' })).not.toHaveValue('')
})

test('the definition of a page comes while a pointer rests on its entry, and is not asked for again', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/eb/page?route=')) asked.push(decodeURIComponent(request.url()))
  })
  await page.goto(printers)
  await expect(page.getByRole('grid')).toContainText('东门门票机')
  const entry = page.getByRole('navigation').getByRole('link', { name: '运费模板', exact: true })
  const isAsked = () => asked.filter((url) => url.endsWith('route=/postage-config/list')).length
  await entry.hover()
  await expect.poll(isAsked).toBe(1)
  await entry.click()
  await expect(page.getByRole('grid', { name: /运费模板/ })).toBeVisible()
  expect(isAsked()).toBe(1)
})

test('Ctrl+K finds a page of any application by its name', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: '应用' }).getByRole('button').first()).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox', { name: '搜页面' }).fill('打印机')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox', { name: '搜页面' }).fill('运费')
  await expect(page.getByRole('option')).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/postage-config\/list$/)
})

test('Ctrl+K finds an order by its number from anywhere, by keyboard, and says what failed', async ({
  page,
  servers: { gateway, proxy },
}) => {
  const number = 'T20261126FIND1'
  await gateway.sql('delete from ticket_order where platform_order_id = $1', [number])
  await gateway.sql(
    `insert into ticket_order (brand_id, hotel_id, platform_order_id, ticket_product_id, status, buyer_name)
     select '1001', '100101', $1, min(ticket_product_id), 'PAID', '寻得见' from ticket_product where hotel_id = '100101'`,
    [number],
  )
  await page.goto('/#/printer-manage/list')
  await expect(page.getByRole('grid')).toContainText('东门门票机')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('20261126FIND')
  const row = page.getByRole('group', { name: '数据' }).getByRole('option')
  await expect(row).toHaveText(/T20261126FIND1.*寻\*\* · 门票订单明细/)
  const field = page.getByRole('searchbox', { name: '搜页面' })
  await expect(field).toHaveAttribute('aria-activedescendant', (await row.getAttribute('id')) ?? '')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/ticket\/orderList\/detail\?id=T20261126FIND1$/)
  await expect(page.getByRole('dialog', { name: number })).toBeVisible()
  await page.keyboard.press('Escape')
  // what closes gives the focus back to where it was
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const fault = proxy.inject({
    match: ({ path }) => path.startsWith('/merchant-api/eb/page/rows'),
    fault: 'status',
    status: 500,
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('打印机')
  await expect(page.getByText('数据没有搜到：ERROR : 500')).toBeVisible()
  expect(fault.hits).toBeGreaterThan(0)
  // pages are found nevertheless
  await expect(page.getByRole('option').first()).toContainText('打印机')
})

test('W-ROUTE-7 a form of its own is marked as changed, and closing its tab asks', async ({ page }) => {
  await page.goto('/#/postage-config/add')
  await page.getByRole('textbox', { name: '模板名称' }).fill('试一试')
  const tabs = page.getByRole('navigation', { name: '打开的页面' })
  await expect(tabs.getByRole('img', { name: '有未保存的修改' })).toBeVisible()
  await tabs.getByRole('button', { name: /^关闭/ }).click()
  await page.getByRole('alertdialog').getByText('取消', { exact: true }).click()
  await expect(page.getByRole('textbox', { name: '模板名称' })).toHaveValue('试一试')
})

test('on a phone the menu is a drawer, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(printers)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('打印机管理')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('button', { name: '打开菜单' }).click()
  const menu = page.getByRole('dialog', { name: '应用' })
  await expectAccessible(page)
  await menu.getByRole('link', { name: '运费模板' }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('运费模板')
  await page.goto('/#/qrCodeTicket/qrTable')
  await expect(title).toHaveText('扫码领票')
  const add = page.getByRole('button', { name: '新建' })
  const boxes = await Promise.all([title.boundingBox(), add.boundingBox()])
  const [middle = Number.NaN, middleOfButton] = boxes.map((box) => box?.y && box.y + box.height / 2)
  expect(middleOfButton, 'there is room for it beside the title').toBeCloseTo(middle, -1)
})
