import type { Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import {
  becameMarkup,
  hostile,
  type Spoiling,
  setTrap,
  shownAsText,
  spoilAnswers,
} from '../../elements/e2e/support/hostileTexts'
import { recordTexts } from '../../elements/e2e/support/recordTexts'
import { storeTime } from './support/asProgram'
import { insertRow } from './support/insertRow'
import { settled } from './support/settled'

type Sql = Parameters<typeof insertRow>[0]

const order = 'HOSTILE-1'

/** What an operator opens, and how many of its texts at least are of answers. */
interface Opened {
  readonly least: number
  readonly open: (page: Page, sql: Sql) => Promise<unknown>
}

const main = (page: Page) => page.getByRole('main')
const at = async (page: Page, path: string, query = '') => {
  await page.goto(`/#${path}${query}`)
  return settled(page, path)
}
const firstOf = async (sql: Sql, table: string, key: string) =>
  (await sql<{ id: string }>(`select min(${key}) as id from ${table} where hotel_id = '100101'`))[0]?.id

const places: Readonly<Record<string, Opened>> = {
  'the menu and a list': {
    least: 20,
    async open(page) {
      await at(page, '/printer-manage/list')
      await expect(page.getByRole('grid').getByRole('row').nth(1)).toContainText('<b data-hostile>')
    },
  },
  'the filters of a list, and the menu of a row': {
    least: 20,
    async open(page) {
      await at(page, '/ticket/orderList/detail')
      await page.locator('.eb-data-list__chip > button:first-child').first().click()
      await page.keyboard.press('Escape')
      await page.getByRole('grid').getByRole('row').nth(1).getByRole('button').last().click()
    },
  },
  'a row beside its list': {
    least: 20,
    async open(page) {
      await at(page, '/ticket/orderList/detail', `?id=${order}`)
      await expect(page.getByRole('dialog').getByRole('region').first()).toContainText('<b data-hostile>')
    },
  },
  'a form': {
    least: 10,
    async open(page, sql) {
      const id = await firstOf(sql, 'postage_template', 'postage_template_id')
      await at(page, `/postage-config/edit/${id}`)
      await expect(main(page).getByRole('textbox').first()).toHaveValue(/<b data-hostile>/)
    },
  },
  'a report': {
    least: 10,
    async open(page) {
      await at(page, '/ticket-report')
      await expect(page.locator('.eb-figures')).toContainText('<b data-hostile>')
    },
  },
  'the home page': {
    least: 10,
    async open(page) {
      await page.goto('/#/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('<b data-hostile>')
      await expect(page.getByRole('navigation', { name: /<b data-hostile>/ }).first()).toBeVisible()
      // figures are found by the Chinese titles of their panels
      await expect(
        main(page).getByRole('listitem').filter({ hasText: '<b data-hostile>' }).first(),
      ).toBeVisible()
    },
  },
  'the notices': {
    least: 10,
    async open(page) {
      await at(page, '/printer-manage/list')
      await page.getByRole('button', { name: /^消息/ }).click()
      const panel = page.getByRole('dialog', { name: '消息' })
      await panel.getByRole('tab', { name: /^公告/ }).click()
      await expect(panel.getByRole('listitem').first()).toContainText('<b data-hostile>')
    },
  },
  'what Ctrl+K finds': {
    least: 10,
    async open(page) {
      await at(page, '/printer-manage/list')
      await page.keyboard.press('Control+k')
      await page.getByRole('searchbox', { name: '搜页面' }).fill('订单')
      await expect(page.getByRole('option').first()).toContainText('<b data-hostile>')
      await page.getByRole('searchbox', { name: '搜页面' }).fill(order)
      await expect(page.getByRole('group', { name: '数据' }).getByRole('option')).toContainText(
        '<b data-hostile>',
      )
    },
  },
}

test.describe('F-CO-1 markup in texts of the console', () => {
  let spoiling: Spoiling
  test.beforeEach(async ({ page, context, signIn, servers: { gateway } }) => {
    await gateway.sql('delete from ticket_order where platform_order_id = $1', [order])
    await insertRow(gateway.sql, 'ticketOrder', {
      ...{ platform_order_id: order, status: 'PAID', pay_time: `${storeTime(-60)}+08`, pay_amount: 100 },
      ticket_product_id: await firstOf(gateway.sql, 'ticket_product', 'ticket_product_id'),
    })
    await gateway.sql("delete from system_notice where notice_id = 'n-hostile'")
    await insertRow(gateway.sql, 'systemNotice', {
      ...{ notice_id: 'n-hostile', title: '公告', hotel_id: undefined, brand_id: undefined, audience: 'ALL' },
      ...{ published_at: `${storeTime(-60)}+08`, created_at: `${storeTime(-60)}+08`, summary: '摘要' },
    })
    await recordTexts(page)
    await setTrap(page)
    await signIn('admin')
    spoiling = await spoilAnswers(context)
  })
  test.afterEach(async ({ context, servers: { gateway } }) => {
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await gateway.sql('delete from ticket_order where platform_order_id = $1', [order])
    await gateway.sql("delete from system_notice where notice_id = 'n-hostile'")
  })

  test('the check detects markup that the console would interpret', async ({ page }) => {
    await at(page, '/printer-manage/list')
    expect(await becameMarkup(page, 'everywhere')).toEqual([])
    await page.evaluate((markup) => {
      document.querySelector('main')?.insertAdjacentHTML('beforeend', `${markup}<i onclick="1">x</i>`)
    }, hostile)
    const found = await becameMarkup(page, 'everywhere')
    for (const part of [
      '<b data-hostile',
      '<img data-hostile',
      '<iframe data-hostile',
      '<a data-hostile',
      'i onclick',
    ])
      expect(
        found.some((line) => line.startsWith(part)),
        part,
      ).toBe(true)
  })

  for (const [place, { least, open }] of Object.entries(places))
    test(`F-CO-1 ${place}: markup in answers is shown as text`, async ({ page, servers: { gateway } }) => {
      await open(page, gateway.sql)
      expect(spoiling.texts, 'texts of answers that were spoiled').toBeGreaterThan(least)
      expect(await shownAsText(page, 'answer'), 'shown as text').toBeGreaterThan(least)
      expect(await becameMarkup(page, 'everywhere')).toEqual([])
    })
})
