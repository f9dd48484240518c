import { shareOf } from '@ebkit/testing'
import type { Page } from '@playwright/test'
import { productHosts } from './support/productHosts'
import type { SatisfactionWidget } from './support/satisfaction'
import { soakScreen } from './support/soakScreen'
import { expect, test } from './support/test'
import { untilAtRest } from './support/untilAtRest'

/** Nothing may stick out of pages, whatever the width, theme and language. The soak leaves pictures of them to look at. */

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

const texts = {
  zh: { login: '登录', greeting: /林晚晴/, rate: '本页评价' },
  en: { login: 'Log in', greeting: /林晚晴/, rate: 'Rate this page' },
}

/**
 * All combinations with full counts; otherwise wide, light and Chinese, and narrow, dark and English: each value once.
 */
const isChosen = (width: number, colorScheme: string, language: string) =>
  Boolean(process.env.EB_SOAK) ||
  [width === 390, colorScheme === 'dark', language === 'en'].every((each, _, all) => each === all[0])

for (const size of sizes) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const language of ['zh', 'en'] as const) {
      if (!isChosen(size.width, colorScheme, language)) continue
      const name = `${size.width}-${colorScheme}-${language}`

      test.describe(`screens ${name}`, () => {
        test.use({ viewport: size, colorScheme })
        test.beforeEach(({ context }) =>
          context.addInitScript((chosen) => {
            try {
              localStorage.setItem('ebkit.console.language', chosen)
              localStorage.setItem('examples.lang', chosen)
            } catch {
              // a frame without storage
            }
          }, language),
        )

        test('login', async ({ page }) => {
          await page.goto('/login')
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[language].login)
          await expect(page.getByRole('button', { name: /^viewer/ })).toBeVisible()
          await picture(page, `login-${name}`)
        })

        test('start page', async ({ page, signIn }) => {
          await signIn()
          await page.goto('/')
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[language].greeting)
          await page.getByRole('button', { name: texts[language].rate }).click()
          await expect(page.getByRole('dialog')).toBeVisible()
          await picture(page, `start-rating-${name}`)
          await page.keyboard.press('Escape')
          await expect(page.getByRole('dialog')).toHaveCount(0)
          await picture(page, `start-${name}`)
        })

        for (const [example, address] of [
          ['index', '/examples/'],
          ['plain', '/examples/plain.html'],
          ['jquery', '/examples/jquery.html'],
        ] as const) {
          test(`example ${example}`, async ({ page, signIn, widget }) => {
            await signIn()
            await page.goto(address)
            await expect(page.locator('#account')).toHaveAttribute('data-state', 'signed-in')
            if (example !== 'index') await pictureOfWidget(page, widget, `${example}-rating-${name}`)
            await picture(page, `${example}-${name}`)
          })
        }

        for (const host of shareOf(productHosts, 6, name)) {
          test(`products: ${host.name}`, async ({ page, servers, signIn }) => {
            await signIn()
            await page.goto(host.address(servers))
            await host.prepare?.(page)
            const picker = host.picker(page)
            await picker.open()
            for (let row = 0; row < 2; row++)
              await picker.dialog.locator('[part=choose]:not([aria-disabled])').nth(row).click()
            await picture(page, `products-${host.slug}-choosing-${name}`)
            await picker.confirm()
            await picture(page, `products-${host.slug}-${name}`)
          })
        }
      })
    }
  }
}

async function pictureOfWidget(page: Page, widget: SatisfactionWidget, name: string): Promise<void> {
  await expect(widget.dialog).toBeVisible()
  await picture(page, name)
  await page.keyboard.press('Escape')
  await widget.expectClosed()
}

async function picture(page: Page, name: string): Promise<void> {
  await untilAtRest(page)
  await soakScreen(page, name)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'horizontal scroll').toBeLessThanOrEqual(0)
}
