import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'

/** The hue of `#c2410c`, and the usual one. */
const [ofBrand, usual] = [38, 268]

const hueOf = (element: Locator) =>
  element.evaluate((one) => Number(/([\d.]+)\)$/.exec(getComputedStyle(one).backgroundColor)?.[1]))

/** Buttons of the same kind: of a page with the theme mark, and of one without. */
const formOf = {
  themed: ['/invoice/edit', '保存'],
  plain: ['/postage-config/add', '保存'],
} as const

async function expectHue(page: Page, kind: keyof typeof formOf, hue: number) {
  const [address, name] = formOf[kind]
  await page.evaluate((to) => {
    location.hash = to
  }, address)
  const button = page.locator('.eb-page').filter({ visible: true }).getByRole('button', { name, exact: true })
  await expect(button).toBeVisible()
  await expect.poll(() => hueOf(button)).toBe(hue)
}

let before: string | undefined

test.beforeEach(async ({ signIn, servers: { gateway } }) => {
  const [brand] = await gateway.sql<{ theme_color: string }>(
    "select theme_color from brand where brand_id = '1001'",
  )
  before = brand?.theme_color
  await gateway.sql("update brand set theme_color = '#c2410c' where brand_id = '1001'")
  await signIn('admin')
})

test.afterEach(({ servers: { gateway } }) =>
  gateway.sql("update brand set theme_color = $1 where brand_id = '1001'", [before]),
)

test('W-ROUTE-5 W-AUTH-2 a route with the theme mark has the hue of the brand, one without it the usual one', async ({
  page,
}) => {
  await page.goto('/#/invoice/index')
  await expect(page.getByRole('grid')).toBeVisible()
  await expectHue(page, 'themed', ofBrand)
  await expectHue(page, 'plain', usual)
  await expectHue(page, 'themed', ofBrand)
  // what is around the pages is the brand's wherever one is
  const rail = page.getByRole('navigation', { name: '应用' })
  await expectHue(page, 'plain', usual)
  expect(await hueOf(rail)).toBe(ofBrand)
})

test('W-ROUTE-5 in a page of somebody else too, which keeps its own hue', async ({ page }) => {
  await page.goto('/examples/console.html')
  await expect(
    page.getByRole('navigation', { name: '应用' }).getByRole('button', { name: '集章' }),
  ).toBeVisible()
  await expectHue(page, 'themed', ofBrand)
  await expectHue(page, 'plain', usual)
  const own = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--eb-brand').trim())
  expect(await own()).toBe(String(usual))
})
