import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ProductPicker } from '../../../examples/e2e/support/productPicker'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'

/** A port that nobody uses now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** The server that the page tells people to paste, as they would run it. */
async function startPartner(script: string, key: string) {
  const folder = await mkdtemp(join(tmpdir(), 'ebkit-partner-'))
  await writeFile(join(folder, 'server.mjs'), script)
  let server: ChildProcess | undefined
  const stop = async () => {
    if (!server || server.exitCode !== null) return
    server.kill()
    await once(server, 'exit')
  }
  const start = (withKey: string) => {
    server = spawn(process.execPath, ['server.mjs'], {
      cwd: folder,
      env: { ...process.env, EB_PARTNER_KEY: withKey },
      stdio: 'ignore',
    })
  }
  start(key)
  return {
    async restart(withKey: string) {
      await stop()
      start(withKey)
    },
    async remove() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const open = async (page: Page) => {
  await page.goto('/#/developer')
  await expect(page.getByRole('heading', { name: '开发者接入', level: 1 })).toBeVisible()
}

async function allow(page: Page, address: string) {
  await page.getByRole('textbox', { name: '网站地址' }).fill(address)
  await page.getByRole('button', { name: '允许' }).click()
  const { origin } = new URL(address)
  await expect(page.getByRole('row', { name: origin })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: `已允许 ${origin}` })).toBeVisible()
}

/** Reads the key that is shown, and closes what shows it. */
async function takeKey(page: Page) {
  const [key = '', , script = ''] = await page.getByRole('dialog').locator('pre').allTextContents()
  await page.getByRole('button', { name: '我已保存' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  return { key, script }
}

async function newKey(page: Page, name: string) {
  await page.getByRole('button', { name: '新建密钥' }).click()
  await page.getByRole('textbox', { name: '名称' }).fill(name)
  await page.getByRole('button', { name: '生成密钥' }).click()
  await expect(page.getByRole('heading', { name: '密钥已生成' })).toBeVisible()
  return takeKey(page)
}

test('F-GW-1 a partner goes from nothing to a working picker with the page alone: blocked, allowed, rotated, switched off', async ({
  page,
  context,
  signIn,
}) => {
  test.slow()
  await signIn('admin')
  await open(page)
  const address = `http://localhost:${await freePort()}/`
  await allow(page, address)
  const { key, script } = await newKey(page, '票务平台')
  expect(key).toMatch(/^ebk_[\w-]{43}$/)
  await page.getByRole('button', { name: `移除 ${new URL(address).origin}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '移除' }).click()
  await expect(page.getByRole('row', { name: new URL(address).origin })).toHaveCount(0)

  const partner = await startPartner(script, key)
  const site = await context.newPage()
  const said: string[] = []
  site.on('console', (message) => said.push(message.text()))
  const reload = async () => {
    await expect(async () => void (await site.goto(address))).toPass()
  }
  const picker = new ProductPicker(site)
  const isSignedIn = () => site.evaluate(async () => (await fetch('/token')).status)
  try {
    // blocked: the browser's console says what to do
    await reload()
    await picker.opener.click()
    await expect.poll(() => said.join('\n')).toContain('没有允许这个网页')
    expect(said.filter((text) => text.includes('没有允许这个网页'))).toHaveLength(1)
    expect(said.join('\n')).toContain(new URL(address).origin)

    // works as soon as the origin is on the list
    await allow(page, address)
    await reload()
    await picker.open()
    expect(await picker.choose(1)).toHaveLength(1)

    // rotated without interruption: the old key, then the new one
    await page.getByRole('button', { name: '更换 票务平台' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '更换' }).click()
    await expect(page.getByRole('heading', { name: '密钥已生成' })).toBeVisible()
    const fresh = await takeKey(page)
    await expect(page.getByRole('cell', { name: /已更换，.*失效/ })).toBeVisible()
    expect(await isSignedIn()).toBe(200)
    await partner.restart(fresh.key)
    await reload()
    await picker.open()
    expect(await picker.choose(1)).toHaveLength(1)

    // switched off at once, on the page that is open
    await page.getByRole('button', { name: '停用 票务平台' }).first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: '停用' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    expect(await isSignedIn()).toBe(502)
    await picker.dialog.locator('[part=confirm]').click()
    await expect(site.getByText('没能确认你的身份').first()).toBeVisible()
  } finally {
    await partner.remove()
  }
})

test('a trial says in words what is wrong, and where to correct it', async ({ page, signIn, servers }) => {
  await signIn('admin')
  await open(page)
  const { key } = await newKey(page, '测试用')
  await page.getByRole('button', { name: '测试接入' }).click()
  const dialog = page.getByRole('dialog')
  const run = dialog.getByRole('button', { name: '开始测试' })
  await run.click()
  await expect(dialog).toContainText('粘贴密钥')
  await dialog.getByRole('textbox', { name: '网页来源' }).fill('https://elsewhere.example')
  await dialog.getByLabel('密钥', { exact: true }).fill(key)
  await dialog.getByRole('textbox', { name: '账号' }).fill('clerk')
  await run.click()
  await expect(dialog).toContainText('https://elsewhere.example 不在名单里')
  await dialog.getByRole('textbox', { name: '网页来源' }).fill(servers.partner)
  await dialog.getByRole('textbox', { name: '账号' }).fill('nobody')
  await run.click()
  await expect(dialog).toContainText('没有账号“nobody”')
  await dialog.getByRole('textbox', { name: '账号' }).fill('clerk')
  await run.click()
  await expect(dialog).toContainText('接入正常')
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(key)
})

test('what is no origin is refused below the field, with the keyboard alone', async ({ page, signIn }) => {
  await signIn('admin')
  await open(page)
  const field = page.getByRole('textbox', { name: '网站地址' })
  await field.fill('https://*.example')
  await field.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: '不能用 *' })).toBeVisible()
  await expect(field).toHaveValue('https://*.example')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('desk.partner.example/path')
  await field.press('Enter')
  await expect(page.getByRole('row', { name: 'https://desk.partner.example' })).toBeVisible()
  await expect(field).toHaveValue('')
  await page.getByRole('button', { name: '移除 https://desk.partner.example' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: 'https://desk.partner.example' })).toBeVisible()
})

test('a key is not closed uncopied without a question', async ({ page, signIn }) => {
  await signIn('admin')
  await open(page)
  await page.getByRole('button', { name: '新建密钥' }).click()
  await page.getByRole('button', { name: '生成密钥' }).click()
  await expect(page.getByRole('dialog')).toContainText('填写名称')
  await page.getByRole('textbox', { name: '名称' }).fill('问一下')
  await page.getByRole('button', { name: '生成密钥' }).click()
  await expect(page.getByRole('heading', { name: '密钥已生成' })).toBeVisible()
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('再也看不到这把密钥')
  await question.locator('[part=cancel]').click()
  await expect(page.getByRole('heading', { name: '密钥已生成' })).toBeVisible()
  await page.getByRole('button', { name: '我已保存' }).click()
  await expect(page.getByRole('heading', { name: '密钥已生成' })).toHaveCount(0)
})

test('only administrators have the page', async ({ page, signIn }) => {
  await signIn('manager')
  await page.goto('/#/developer')
  await expect(page.getByRole('heading', { name: '只有品牌管理员能管理接入' })).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: '应用' }).getByRole('button', { name: '开发' }),
  ).toHaveCount(0)
})

for (const [theme, width] of [
  ['light', 1440],
  ['dark', 1440],
  ['dark', 390],
] as const)
  test(`is accessible, and nothing is cut off: ${theme}, ${width} px`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn('admin')
    await page.emulateMedia({ colorScheme: theme })
    await open(page)
    await page.evaluate((mode) => document.documentElement.setAttribute('data-theme', mode), theme)
    await expectAccessible(page)
    const sizes = await page.locator('.eb-developer').evaluate((one) => [one.scrollWidth, one.clientWidth])
    expect(sizes[0]).toBeLessThanOrEqual(sizes[1] ?? 0)
    await page.getByRole('button', { name: '新建密钥' }).click()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: '名称' }).fill(`密钥 ${theme} ${width}`)
    await page.getByRole('button', { name: '生成密钥' }).click()
    await expect(page.getByRole('heading', { name: '密钥已生成' })).toBeVisible()
    await expectAccessible(page)
  })
