import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'

const password = 'demo1234'

test.beforeEach(async ({ servers }) => {
  await servers.gateway.sql('delete from login_attempt')
})

test('login by keyboard returns to the page that asked for it', async ({ page }) => {
  await page.goto('/examples/plain.html')
  await page.locator('#account a').click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByLabel('手机号或账号').focus()
  await page.keyboard.type('manager')
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/examples\/plain\.html$/)
  await expect(page.locator('#account')).toContainText('林晚晴')
})

test('the account has the focus on a page of its own', async ({ page }) => {
  for (const address of ['/login', '/#/dashboard']) {
    await page.goto(address)
    await expect(page.getByLabel('手机号或账号')).toBeFocused()
  }
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  test('nothing has the focus, so that no keyboard covers the page', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByLabel('手机号或账号')).toBeVisible()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  })
})

test('errors appear below their field, which gets the focus', async ({ page }) => {
  await page.goto('/login')
  const account = page.getByLabel('手机号或账号')
  const secret = page.getByLabel('密码', { exact: true })
  const submit = page.getByRole('button', { name: '登录', exact: true })
  await submit.click()
  await expect(account).toBeFocused()
  await expect(account).toHaveAccessibleDescription('填写手机号或账号')
  await account.fill('manager')
  await submit.click()
  await expect(secret).toBeFocused()
  await expect(secret).toHaveAccessibleDescription('填写密码')
  await secret.fill('not this one')
  await submit.click()
  await expect(secret).toHaveAccessibleDescription('账号或密码不对，还可再试 4 次')
  await expect(secret).toBeFocused()
  await expectAccessible(page)
})

test('after too many attempts it says when to try again', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('手机号或账号').fill('viewer')
  const secret = page.getByLabel('密码', { exact: true })
  for (let left = 4; left >= 0; left--) {
    await secret.fill(`wrong ${left}`)
    await page.keyboard.press('Enter')
    await expect(secret).toHaveAccessibleDescription(new RegExp(`还可再试 ${left} 次`))
  }
  await page.keyboard.press('Enter')
  await expect(secret).toHaveAccessibleDescription(/试的次数太多了，\d+ 分钟后再试/)
})

test('a demo shows its accounts: one press fills the form, another logs in', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: /^clerk/ }).click()
  await expect(page.getByLabel('手机号或账号')).toHaveValue('clerk')
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('陈立')
})

test('the password can be shown, and is hidden again on submit', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('手机号或账号').fill('manager')
  const secret = page.getByLabel('密码', { exact: true })
  await secret.fill('not this one')
  await page.getByRole('button', { name: '显示密码' }).click()
  await expect(secret).toHaveAttribute('type', 'text')
  await secret.press('Enter')
  await expect(secret).toHaveAttribute('type', 'password')
})

test('an unresponsive gateway: a message above the form, and the input stays', async ({
  page,
  servers: { proxy },
}) => {
  await page.goto('/login')
  await page.getByLabel('手机号或账号').fill('manager')
  await page.getByLabel('密码', { exact: true }).fill(password)
  const fault = proxy.inject({ match: ({ method }) => method === 'POST', fault: 'drop' })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: '连不上服务器' })).toBeVisible()
  expect(fault.hits).toBeGreaterThan(0)
  await expect(page.getByLabel('手机号或账号')).toHaveValue('manager')
  fault.remove()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('林晚晴')
})

test('stay logged in makes the cookie outlast the browser', async ({ page, context }) => {
  for (const remember of [false, true]) {
    await context.clearCookies()
    await page.goto('/login')
    await page.getByLabel('手机号或账号').fill('clerk')
    await page.getByLabel('密码', { exact: true }).fill(password)
    if (remember) await page.getByLabel('7 天内自动登录').check()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#\/dashboard$/)
    const cookie = (await context.cookies()).find(({ name }) => name === 'eb_session')
    expect(cookie?.expires === -1).toBe(!remember)
    // A page that still loads the session would itself redirect to the login once the cookie is gone.
    await page.waitForLoadState('networkidle')
  }
})

test('next never leads to another origin', async ({ page, servers }) => {
  await page.goto(`/login?next=${encodeURIComponent('//evil.example/')}`)
  await page.getByLabel('手机号或账号').fill('manager')
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${servers.origin}/#/dashboard`)
})

test('English is kept for the next visit', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: /语言$/ }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
  await page.reload()
  await expect(page.getByLabel('Phone or account')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expectAccessible(page)
})

test.describe('the link to choose a password', () => {
  let hash: string | undefined
  test.beforeEach(async ({ servers }) => {
    const [account] = await servers.gateway.sql<{ hash: string }>(
      `select password_hash as hash from user_account where account = 'viewer'`,
    )
    hash = account?.hash
  })
  // other tests sign in with the password of the demo
  test.afterEach(({ servers }) =>
    servers.gateway.sql(`update user_account set password_hash = $1 where account = 'viewer'`, [hash]),
  )

  test('sent by an administrator: a new password by keyboard, once, and nothing of it in the address', async ({
    page,
    servers,
    signIn,
  }) => {
    const { sql } = servers.gateway
    await signIn('admin')
    const [employee] = await sql<{ key: string; version: number }>(
      `select e.employee_id as key, e.version from employee e join user_account u using (employee_id) where u.account = 'viewer'`,
    )
    const sent = await page.request.post('/employee-api/eb/employee/action/resetPassword', {
      data: employee,
      headers: { 'x-eb-client': 'ebkit/test' },
    })
    expect(sent.status(), await sent.text()).toBe(200)
    const [message] = await sql<{ link: string }>(
      `select content ->> 'link' as link from outbox_message where kind = 'passwordReset' order by created_at desc limit 1`,
    )
    const link = message?.link ?? ''
    const address = link.slice(link.indexOf('/login'))

    // Somebody else is signed in here: the link is not theirs.
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('设置新密码')
    await expect(page).toHaveURL(/\/login$/)
    const next = page.getByLabel('新密码')
    const repeated = page.getByLabel('再输一遍')
    await next.focus()
    await page.keyboard.type('short')
    await page.keyboard.press('Enter')
    await expect(next).toHaveAccessibleDescription('至少 12 个字符')
    await expect(next).toBeFocused()
    await next.fill('a-new-password-1')
    await page.keyboard.press('Tab')
    await page.keyboard.type('a-new-password-2')
    await page.keyboard.press('Enter')
    await expect(repeated).toHaveAccessibleDescription('两次输入的密码不一样')
    await expectAccessible(page)
    await repeated.fill('a-new-password-1')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('新密码已保存')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expectAccessible(page)

    await page.context().clearCookies()
    await page.getByRole('button', { name: '去登录' }).click()
    await page.getByLabel('手机号或账号').fill('viewer')
    await page.getByLabel('密码', { exact: true }).fill('a-new-password-1')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#\/dashboard$/)

    // opened where the page is already, by somebody who is signed in no more
    await page.context().clearCookies()
    await page.goto('/login')
    await expect(page.getByLabel('手机号或账号')).toBeVisible()
    await page.goto(address)
    await next.fill('another-password')
    await repeated.fill('another-password')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('链接已失效')
  })
})
