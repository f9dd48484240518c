import { shareOf } from '@ebkit/testing'
import type { Page } from '@playwright/test'
import { foreignTexts } from '../../elements/e2e/support/foreignTexts'
import { type Language, languages, nameOf, type Theme } from '../../elements/e2e/support/languages'
import { illegibleTexts } from '../../elements/e2e/support/legibility'
import { textsOf } from '../../elements/e2e/support/recordTexts'
import { expect, test } from '../../elements/e2e/support/test'

const themes: readonly Theme[] = ['dark', 'light']

/** A visitor who chose this language earlier. */
const inLanguage = (page: Page, language: Language) =>
  page.addInitScript(
    (name) => {
      localStorage.setItem('ebkit.console.language', name)
      localStorage.setItem('dashboardGuide', '5')
    },
    language === 'zh' ? 'zh-CN' : 'en',
  )

/** The open content is legible in both themes, and they differ. */
async function look(page: Page, what: string): Promise<void> {
  const backgrounds = new Set<string>()
  for (const theme of themes) {
    await page.evaluate((name) => Object.assign(document.documentElement.dataset, { theme: name }), theme)
    const illegible = () => illegibleTexts(page, 'body')
    await expect.soft
      .poll(illegible, { message: `${what}, ${theme}: hard to read`, timeout: 3000 })
      .toEqual([])
    backgrounds.add(await page.evaluate(() => getComputedStyle(document.body).backgroundColor))
  }
  expect.soft(backgrounds.size, `${what}: dark differs from light`).toBe(2)
  await expectLanguage(page, what)
}

async function expectLanguage(page: Page, what: string): Promise<void> {
  const language = (await page.evaluate(() => document.documentElement.lang)) === 'en' ? 'en' : 'zh'
  const foreign = await foreignTexts(await textsOf(page), language)
  expect.soft(foreign, `${what}: texts of the other language`).toEqual([])
}

/** Opens each menu of the page and closes it. */
async function lookAtMenus(page: Page): Promise<void> {
  const openers = page.locator('button[aria-haspopup=menu]')
  await expect(openers.first()).toBeVisible()
  for (const opener of await openers.all()) {
    await opener.click()
    await expect(page.getByRole('menu')).toBeVisible()
    await look(page, 'a menu')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
}

/** The rating that opens by itself for returning visitors. */
async function closePopup(page: Page): Promise<void> {
  await expect(page.locator('dialog[open]')).toBeVisible()
  await look(page, 'the rating')
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
}

/** Width of an apostrophe in the page's font, in em: a Chinese one is as wide as a letter of it. */
const apostrophe = (page: Page) =>
  page.evaluate(() => {
    const drawn = document.body.appendChild(document.createElement('span'))
    drawn.textContent = '’'.repeat(10)
    const { width } = drawn.getBoundingClientRect()
    const em = Number.parseFloat(getComputedStyle(drawn).fontSize)
    drawn.remove()
    return width / 10 / em
  })

test.describe.configure({ mode: 'parallel', timeout: 60_000 })

for (const language of shareOf(languages, 2, 'the console')) {
  const name = nameOf[language]

  test.describe(`the console in ${name}, light and dark`, () => {
    test.beforeEach(async ({ page, servers }) => {
      await servers.gateway.sql('delete from login_attempt')
      await inLanguage(page, language)
    })

    test(`the login page has no text of the other language: empty, wrong, unreachable (${name})`, async ({
      page,
      servers: { proxy },
    }) => {
      await page.goto('/login')
      const [account, password] = [page.locator('input').nth(0), page.locator('input[type=password]')]
      const submit = page.locator('form button[type=submit]')
      await expect(submit).toBeVisible()
      if (language === 'en') await expect.poll(() => apostrophe(page), 'a narrow one').toBeLessThan(0.5)
      await lookAtMenus(page)
      await submit.click()
      await expect(account).toBeFocused()
      await look(page, 'nothing filled in')
      await account.fill('viewer')
      await submit.click()
      await expect(password).toBeFocused()
      await look(page, 'no password')
      await password.fill('wrong')
      await submit.click()
      await expect(password).toHaveAccessibleDescription(/\d/)
      await look(page, 'a wrong password')
      const fault = proxy.inject({ match: ({ method }) => method === 'POST', fault: 'drop' })
      await submit.click()
      await expect.poll(() => fault.hits).toBeGreaterThan(0)
      await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible()
      await look(page, 'a gateway that does not answer')
    })

    test(`somebody logs in, and the start page has no text of the other language (${name})`, async ({
      page,
      signIn,
    }) => {
      await signIn(language)
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await closePopup(page)
      await look(page, 'the start page')
      await lookAtMenus(page)
      await page.goto('/#/nowhere')
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)
      await look(page, 'no such page')
    })

    test(`failures show no text of the other language (${name})`, async ({
      page,
      signIn,
      servers: { proxy },
    }) => {
      await signIn(language)
      const fault = proxy.inject({ match: '/api/session', fault: 'status', status: 503 })
      await page.goto('/')
      await expect(page.getByRole('alert').first()).toBeVisible()
      expect(fault.hits).toBeGreaterThan(0)
      await look(page, 'a gateway that is down')
      fault.remove()
      await page.getByRole('alert').locator('..').locator('button').first().click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await closePopup(page)
      const refused = proxy.inject({
        match: ({ method }) => method === 'DELETE',
        fault: 'status',
        status: 503,
      })
      await page.locator('.eb-top-bar button[aria-haspopup=menu]').last().click()
      await page.getByRole('menuitem').last().click()
      await expect.poll(() => refused.hits).toBeGreaterThan(0)
      await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible()
      await look(page, 'a log out that fails')
    })
  })
}
