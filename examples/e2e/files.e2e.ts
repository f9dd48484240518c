import { createFileCalls, type FileCalls } from '@ebkit/testing'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test'

const explorer = (page: Page) => page.locator('eb-file-explorer')
const listing = (page: Page) => explorer(page).locator('[part=files]')
const entries = (page: Page) => listing(page).locator('[data-key]')
const entry = (page: Page, name: string) => entries(page).filter({ hasText: name })
const dialog = (page: Page) => page.locator('dialog[open]')
const button = (place: Locator, name: string) => place.getByRole('button', { name, exact: true })

/** Calls of the file service for a separate folder below the root. */
async function newFolder(
  gateway: Parameters<typeof createFileCalls>[0] & { signIn(account: string): Promise<string> },
  name: string,
) {
  const calls = createFileCalls(gateway, await gateway.signIn('manager'))
  const root = await calls.tree()
  const { ossDisplayId: id } = await calls.folder(root.ossDisplayId, name)
  return { calls, id, rootId: root.ossDisplayId }
}

const namesIn = async (calls: FileCalls, id: string) =>
  (await calls.list(id)).map(({ displayName }) => displayName).sort()

/** Tab, or Shift+Tab, until something has focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab') {
  const isThere = async () =>
    (await target.count()) > 0 &&
    (await target
      .first()
      .evaluate((element) => (element.getRootNode() as Document).activeElement === element))
  for (let count = 0; count < 40; count++) {
    if (await isThere()) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not reach ${target}`)
}

test('a folder of files with the keyboard alone', async ({ page, servers, signIn }) => {
  test.slow()
  const { calls, id, rootId } = await newFolder(servers.gateway, 'kbd')
  for (const name of ['a.txt', 'b.txt', 'c.txt']) await calls.upload(id, name, 'text')
  await signIn()
  const { keyboard } = page
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`/examples/files.html?folder=${rootId}`)
  const current = listing(page).locator('[data-key][tabindex="0"]')

  // Into the folder, by its first letters.
  await expect(entry(page, 'kbd')).toBeVisible()
  await expect(button(explorer(page), '上传')).toBeVisible()
  await tabTo(page, current)
  await keyboard.type('kbd')
  await expect(entry(page, 'kbd')).toBeFocused()
  await keyboard.press('Enter')
  await expect(entry(page, 'a.txt')).toBeVisible()
  expect(new URL(page.url()).searchParams.get('folder')).toBe(id)

  // Search, and back again.
  const search = explorer(page).getByRole('searchbox')
  await tabTo(page, search, 'Shift+Tab')
  await keyboard.type('b.tx')
  await expect(entries(page)).toHaveCount(1)
  await expect(entry(page, 'b.txt')).toBeVisible()
  await tabTo(page, button(explorer(page), '清空搜索'))
  await keyboard.press('Enter')
  await expect(entries(page)).toHaveCount(3)

  // A folder, and another name for a file.
  await tabTo(page, button(explorer(page), '新建文件夹'))
  await keyboard.press('Enter')
  await expect(dialog(page).getByRole('textbox')).toBeFocused()
  await keyboard.type('made')
  await keyboard.press('Enter')
  await expect(entry(page, 'made')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await tabTo(page, current)
  await keyboard.type('a')
  await expect(entry(page, 'a.txt')).toBeFocused()
  await keyboard.press('F2')
  await expect(dialog(page).getByRole('textbox')).toBeFocused()
  await keyboard.press('Control+a')
  await keyboard.type('d')
  await keyboard.press('Enter')
  await expect(entry(page, 'd.txt')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(() => namesIn(calls, id)).toEqual(['b.txt', 'c.txt', 'd.txt', 'made'])

  // Two of them into the folder.
  await expect(current).toBeFocused()
  await keyboard.press('End')
  await keyboard.press('Shift+ArrowLeft')
  await expect(page.locator('#chosen')).toHaveText('选中 2 个')
  await keyboard.press('Control+x')
  // One letter: on a slow machine a second one would start another search.
  await keyboard.type('m')
  await expect(entry(page, 'made')).toBeFocused()
  await keyboard.press('Enter')
  await expect(entries(page)).toHaveCount(0)
  await keyboard.press('Control+v')
  await expect(entries(page)).toHaveCount(2)
  await expect(explorer(page)).toContainText('文件已转移')

  // All that is in it is deleted.
  await tabTo(page, current)
  await keyboard.press('Control+a')
  await expect(page.locator('#chosen')).toHaveText('选中 2 个')
  await keyboard.press('Delete')
  await expect(dialog(page)).toContainText('确定删除选中的 2 个文件？')
  await tabTo(page, button(dialog(page), '删除'))
  await keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(entries(page)).toHaveCount(0)

  // Uploads into it, by the button.
  await tabTo(page, button(explorer(page), '上传'), 'Shift+Tab')
  await keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, dialog(page).locator('[part=choose]'))
  await keyboard.press('Enter')
  await (await chooser).setFiles({ name: 'new.txt', mimeType: 'text/plain', buffer: Buffer.from('text') })
  await expect(dialog(page).locator('[part=ok]')).toHaveText('完成', { timeout: 20_000 })
  await tabTo(page, dialog(page).locator('[part=ok]'))
  await keyboard.press('Enter')
  await expect(entry(page, 'new.txt')).toBeVisible()
  await page.goBack()
  await expect(entry(page, 'made')).toBeVisible()
  const made = (await calls.list(id)).find(({ displayName }) => displayName === 'made')
  expect(await namesIn(calls, made?.ossDisplayId ?? '')).toEqual(['new.txt'])
})

test.describe('by touch on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the folder tree opens from the side, a long press starts selecting, boxes select, files are moved', async ({
    page,
    servers,
    signIn,
  }) => {
    test.slow()
    const { calls, id, rootId } = await newFolder(servers.gateway, 'touch')
    const { ossDisplayId: inner } = await calls.folder(id, 'inner')
    for (const name of ['a.txt', 'b.txt']) await calls.upload(id, name, 'text')
    await signIn()
    await page.goto(`/examples/files.html?folder=${id}`)
    await expect(entry(page, 'a.txt')).toBeVisible()

    // By the folders to the root and, with a tap, back.
    await button(explorer(page), '文件夹：touch').tap()
    await explorer(page).getByRole('treeitem', { name: '全部文件' }).tap()
    await expect(button(explorer(page), '文件夹：全部文件')).toBeVisible()
    expect(new URL(page.url()).searchParams.get('folder')).toBe(rootId)
    await entry(page, 'touch').tap()
    await expect(entry(page, 'a.txt')).toBeVisible()

    // A long press selects; the toolbar shows the actions.
    await restOn(page, entry(page, 'a.txt'))
    await expect(explorer(page).locator('[part=actions]')).toContainText('已选 1 个')
    await button(explorer(page).locator('[part=actions]'), '移动到').tap()
    await expect(dialog(page)).toContainText('移动 1 个到')
    await dialog(page).getByRole('treeitem', { name: 'inner' }).tap()
    await button(dialog(page), '移动到「inner」').tap()
    await expect(entry(page, 'a.txt')).toHaveCount(0)
    await expect(explorer(page)).toContainText('文件已转移')

    // A box selects, and further taps select too.
    await entry(page, 'b.txt').locator('i').tap()
    await expect(explorer(page).locator('[part=actions]')).toContainText('已选 1 个')
    await entry(page, 'inner').tap()
    await expect(explorer(page).locator('[part=actions]')).toContainText('已选 2 个')
    expect(await namesIn(calls, inner)).toEqual(['a.txt'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

test('the object store in a dialog: chooses pictures', async ({ page, servers, signIn }) => {
  await servers.gateway.sql(
    `insert into stored_object (object_key, brand_id, hotel_id, content_type, blob_ids, blob_sizes, size, etag,
       modified_at)
     select '1001/100101/common/' || name, '1001', '100101', 'image/png', '{}', '{}', 0, 'AB', now()
     from unnest($1::text[]) as name`,
    [['湖景.png', '大堂/a.png', '价目.pdf']],
  )
  await signIn()
  await page.goto('/examples/files.html')
  await page.evaluate('EB.ready()')
  await page.locator('#store').click()
  const file = (name: string) => dialog(page).locator('[data-key]', { hasText: name })
  await expect(file('大堂')).toBeVisible()
  await expect(file('湖景.png')).toBeVisible()
  await file('湖景.png').click()
  await button(dialog(page), '确定').click()
  await expect(page.locator('#picked')).toHaveText('选了 1 张图片')
  await expect(dialog(page)).toHaveCount(0)
})

/** Puts a finger on an entry until it is chosen. */
async function restOn(page: Page, target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error('not shown')
  const session = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + 30 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await expect(explorer(page).locator('[part=actions]')).toContainText('已选')
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
