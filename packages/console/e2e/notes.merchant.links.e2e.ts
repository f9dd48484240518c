import { readFile } from 'node:fs/promises'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { save } from './support/asProgram'
import { insertRow } from './support/insertRow'
import { rowWith } from './support/rows'

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

test('notes of /short-link-tools : a pasted address becomes a short link at once; a file of 500 becomes links and a file of them; once visited a link leads where it led', async ({
  page,
  servers: { gateway },
}) => {
  await gateway.sql("delete from short_link where hotel_id = '100101'")
  await page.goto('/#/short-link-tools')
  const quick = page.getByRole('region', { name: '快速生成短链' })
  const field = quick.getByRole('textbox', { name: '快速生成短链' })
  await field.fill('ftp://example.com')
  await field.press('Enter')
  await expect(quick.getByText('请填写以 http:// 或 https:// 开头的网址')).toBeVisible()
  await field.fill('https://shop.example.com/spring?from=lobby')
  await field.press('Enter')
  const link = quick.getByRole('status', { name: '链接' })
  await expect(link).toHaveText(/\/s\/100101\/[A-Za-z0-9]{6}$/)
  await expect(quick.getByRole('img', { name: /二维码/ })).toBeVisible()
  await expect(rowWith(page, 'shop.example.com')).toBeVisible()
  await expectAccessible(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await quick.getByRole('button', { name: '复制链接' }).click()
  await expect(page.getByText('复制成功')).toBeVisible()

  const [stored] = await gateway.sql<{ id: string; code: string; version: number }>(
    "select short_link_id as id, code, version from short_link where hotel_id = '100101'",
  )
  const change = (more: object) =>
    save(page, 'merchant-api/eb/short-link', {
      ...{ shortLinkId: stored?.id, version: stored?.version, ...more },
    })
  const visited = await page.request.get(`/s/100101/${stored?.code}`, { maxRedirects: 0 })
  expect(visited.headers().location).toBe('https://shop.example.com/spring?from=lobby')
  expect((await change({ targetUrl: 'https://other.example.com' })).status).toBe(422)
  await page.goto(`/#/short-link-tools?id=${stored?.id}&mode=edit`)
  await expect(page.getByRole('note').filter({ hasText: '只能改名称、备注和有效期' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: '链接名称' })).toBeEditable()
  await expect(page.getByRole('textbox', { name: '网页地址' })).toHaveCount(0)
  expect((await change({ linkName: '春季', remark: '大堂' })).status).toBe(200)

  await page.goto('/#/short-link-tools?import=open')
  const dialog = page.getByRole('dialog', { name: '导入短链接' })
  await expect(dialog.getByText('最多 500 行')).toBeVisible()
  const give = (count: number, more = '') => {
    const lines = Array.from(
      { length: count },
      (_, index) => `短信${index},https://shop.example.com/${index},短信`,
    )
    const buffer = Buffer.from(['linkName,targetUrl,channelTag', ...lines, more].join('\n'))
    return dialog.getByLabel('选文件').setInputFiles({ name: 'links.csv', mimeType: 'text/csv', buffer })
  }
  await give(501)
  await expect(dialog.getByRole('alert')).toContainText('超过 500 行')
  await give(2, '没有地址,,短信')
  await dialog.getByRole('button', { name: '检查 3 行' }).click()
  await expect(dialog.getByText('还有 1 行有错')).toBeVisible()
  await dialog.getByRole('button', { name: '导入 2 行' }).click()
  await expect(dialog.getByText('导入了 2 行')).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '下载导入结果' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^短链接导入结果-\d{12}\.xlsx$/)
  const made = `/merchant-api/eb/short-link/export?columns=shortUrl&format=csv&search=${encodeURIComponent('短信')}`
  expect(await (await page.request.get(made)).text()).toMatch(
    /\/s\/100101\/[A-Za-z0-9]{6}\r\n.*\/s\/100101\/[A-Za-z0-9]{6}/,
  )
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
  const links = await gateway.sql<{ url: string }>(
    "select target_url as url from short_link where channel_tag = '短信' order by target_url",
  )
  expect(links.map(({ url }) => url)).toEqual(['https://shop.example.com/0', 'https://shop.example.com/1'])
})

test('notes of /merchant/category : three levels and 20 below one; drag moves and orders; what is used stays; the number opens the stores; hidden hides below', async ({
  page,
  servers: { gateway },
}) => {
  await gateway.sql("delete from merchant_category where category_name like '便笺%'")
  const category = (merchant_category_id: string, category_name: string, more: object = {}) =>
    insertRow(gateway.sql, 'merchantCategory', {
      ...{ merchant_category_id, category_name, hotel_id: undefined, hotels: '{}', ...more },
    })
  await category('note-root', '便笺根')
  for (let index = 0; index < 20; index++)
    await category(`note-${index}`, `便笺${index}`, { parent_id: 'note-root' })
  await category('note-stores', '便笺有店', { hotels: '{100101}' })
  const path = 'merchant-api/eb/merchant-category'
  const moved = await save(page, path, {
    ...{ merchantCategoryId: 'note-stores', version: 1, parentId: 'note-root', icon: '/eb-store/x.png' },
  })
  expect([moved.status, moved.body.data.problems]).toMatchObject([
    422,
    [{ path: 'parentId', code: 'tooMany' }],
  ])
  const removed = await page.request.post(`/${path}/delete`, {
    data: { keys: ['note-stores', 'note-root'] },
    headers: { 'x-eb-client': 'ebkit/test' },
  })
  const { failed } = (await removed.json()).data as { failed: { key: string; code: string }[] }
  expect(failed.map(({ key, code }) => [key, code]).toSorted()).toEqual([
    ['note-root', 'referenced'],
    ['note-stores', 'stores'],
  ])

  await category('note-a', '便笺甲', { sort: 1 })
  await category('note-b', '便笺乙', { sort: 2, icon: '/eb-store/x.png' })
  await category('note-b1', '便笺乙一', { parent_id: 'note-b', icon: '/eb-store/x.png' })
  await category('note-b2', '便笺乙二', { parent_id: 'note-b1', icon: '/eb-store/x.png' })
  await category('note-c', '便笺丙', { sort: 3 })
  const tooDeep = await save(page, path, {
    ...{ merchantCategoryId: 'note-c', version: 1, parentId: 'note-b2', icon: '/eb-store/x.png' },
  })
  expect(tooDeep.body.data.problems).toMatchObject([{ path: 'parentId', code: 'tooDeep' }])
  await page.goto('/#/merchant/category')
  const node = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) })
  await node('便笺甲').dragTo(node('便笺丙'), { targetPosition: { x: 60, y: 31 } })
  await expect
    .poll(() =>
      gateway.sql(
        "select category_name as name from merchant_category where category_name ~ '^便笺[甲乙丙]$' order by sort",
      ),
    )
    .toEqual([{ name: '便笺乙' }, { name: '便笺丙' }, { name: '便笺甲' }])
  await expect(page.getByRole('treeitem', { name: /^便笺[甲乙丙]/ })).toContainText([
    '便笺乙',
    '便笺丙',
    '便笺甲',
  ])
  await node('便笺丙').dragTo(node('便笺甲'), { targetPosition: { x: 60, y: 17 } })
  await expect
    .poll(() =>
      gateway.sql("select parent_id as parent from merchant_category where merchant_category_id = 'note-c'"),
    )
    .toEqual([{ parent: 'note-a' }])

  await node('便笺乙').press('ArrowRight')
  await node('便笺乙一').press('ArrowRight')
  await page.getByRole('button', { name: '便笺乙二：门店数 0' }).click()
  const chooser = page.getByRole('dialog', { name: '便笺乙二 · 门店' })
  expect((await chooser.boundingBox())?.width).toBeGreaterThan(400)
  await chooser.getByRole('combobox', { name: '门店' }).click()
  await page.getByRole('option').first().click()
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await chooser.getByRole('button', { name: '保存' }).click()
  await expect(chooser).toHaveCount(0)
  await expect(page.getByRole('button', { name: '便笺乙二：门店数 1' })).toBeVisible()
  await expect(page.getByRole('button', { name: '便笺乙：门店数 1' })).toBeVisible()

  await gateway.sql("update merchant_category set visible = false where merchant_category_id = 'note-b'")
  await page.goto('/#/merchant/category?id=note-b2')
  await page.reload()
  await expect(node('便笺乙').getByRole('img', { name: '已隐藏' }).first()).toBeVisible()
  await expect(page.getByRole('img', { name: '随上级隐藏' })).toHaveCount(2)
  await expect(page.getByRole('note')).toHaveText('上级「便笺乙」已隐藏，这一项和它下面的都不显示')
  await expectAccessible(page)
  await gateway.sql("delete from merchant_category where category_name like '便笺%'")
})
