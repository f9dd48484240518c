import { shareOf, type TestGateway } from '@ebkit/testing'
import type { Page } from '@playwright/test'
import { type ProductHost, productHosts } from './support/productHosts'
import { expect, test } from './support/test'

for (const host of shareOf(productHosts, 3, 'product picker')) {
  test.describe(host.name, () => {
    test.beforeEach(async ({ page, servers, signIn }) => {
      await signIn('manager')
      await page.goto(host.address(servers))
      await host.prepare?.(page)
    })

    test('W-PICK-28 a selection across pages, tabs and searches: the page receives it, and reopening shows it', async ({
      page,
      servers,
      elementErrors,
    }) => {
      const picker = host.picker(page)
      await picker.open()
      const first = await picker.choose(3)
      await picker.goToPage(4)
      const fourth = await picker.choose(2)
      await picker.goToTab(host.tabs[1])
      const other = await picker.choose(1)
      await picker.search('西湖')
      const found = await picker.choose(1)
      await picker.remove(first[1] ?? '')
      const chosen = [first[0], first[2], ...fourth, ...other, ...found].filter((name) => name !== undefined)
      await picker.expectPanel(chosen)
      await picker.confirm()
      await expectHeld(host, page, servers.gateway, chosen)

      await picker.open()
      await picker.expectPanel(chosen)
      await expect(picker.chosen(chosen[0] ?? '')).toBeVisible()
      expect(elementErrors).toEqual([])
    })

    test('cancelling changes nothing', async ({ page, servers }) => {
      const picker = host.picker(page)
      await picker.open()
      const chosen = await picker.choose(2)
      await picker.confirm()
      await expectHeld(host, page, servers.gateway, chosen)
      await picker.open()
      await picker.choose(2)
      await picker.remove(chosen[0] ?? '')
      await picker.cancel()
      await expectHeld(host, page, servers.gateway, chosen)
      await picker.open()
      await picker.expectPanel(chosen)
    })
  })
}

/** The page has received these products, in this order. */
async function expectHeld(host: ProductHost, page: Page, gateway: TestGateway, names: readonly string[]) {
  const rows = await gateway.sql<{ key: string; product_name: string }>(
    `select ticket_product_id || ':' || product_type as key, product_name from ticket_product
     where product_name = any($1) and hotel_id = '100101'`,
    [names],
  )
  const keys = names.map((name) => rows.find(({ product_name }) => product_name === name)?.key)
  await expect
    .poll(async () => {
      const held = await host.held(page)
      return 'keys' in held ? held.keys : held.names
    })
    .toEqual('keys' in (await host.held(page)) ? keys.join(',') : names)
}
