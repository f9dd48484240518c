import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@ebkit/domain'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { consolePages, findCatalogueResource, findPage } from './consolePages'
import { pageFor } from './pageFor'

/** Texts of a definition that are meant for the console's developers. */
function proseOf(part: unknown, isProse = false): readonly string[] {
  if (typeof part === 'string') return isProse && part.length > 12 ? [part] : []
  if (typeof part !== 'object' || part === null) return []
  const keys = ['notes', 'behaviours', 'effect', 'when', 'computed', 'story']
  // In a mark or a question, `when` is a condition that the console evaluates.
  const entries = Object.entries(part).filter(([key]) => key !== 'marks' && key !== 'question')
  return entries.flatMap(([key, value]) =>
    proseOf(value, keys.includes(key) || (isProse && Array.isArray(part))),
  )
}

describe('definitions of pages', () => {
  let gateway: TestGateway
  before(async () => {
    gateway = await startTestGateway()
  })
  after(() => gateway.stop())

  const ask = async (route: string, account: string | undefined, headers: Record<string, string> = {}) => {
    const cookie = account ? { cookie: await gateway.signIn(account) } : undefined
    const address = `${gateway.url}/merchant-api/eb/page?route=${encodeURIComponent(route)}`
    return fetch(address, { headers: { ...cookie, ...headers } })
  }

  test('a list is returned with its resource and the references of its fields', async () => {
    const { data } = (await (await ask('/printer-manage/list', 'manager')).json()) as {
      data: Record<string, never>
    }
    const { page, resources, references } = data as unknown as ReturnType<typeof pageFor>
    assert.deepEqual([page.kind, page.title.zh], ['list', '打印机管理'])
    assert.equal(resources.printer?.resource, 'merchant-api/printer')
    assert.deepEqual([...(resources.printer?.rights ?? [])].sort(), [
      'add',
      'delete',
      'edit',
      'export',
      'view',
    ])
    assert.deepEqual(references.restaurant?.display, 'name')
  })

  test('the browser revalidates its copy; another user’s rights are another answer', async () => {
    const first = await ask('/printer-manage/list', 'manager')
    const tag = first.headers.get('etag') ?? ''
    assert.equal(first.headers.get('cache-control'), 'private, no-cache')
    assert.equal((await ask('/printer-manage/list', 'manager', { 'if-none-match': tag })).status, 304)
    assert.equal((await ask('/printer-manage/list', 'clerk', { 'if-none-match': tag })).status, 200)
  })

  test('a signed-out user, an unknown page, and a page without the right to its rows are refused', async () => {
    assert.equal((await ask('/printer-manage/list', undefined)).status, 401)
    assert.equal((await ask('/nowhere', 'manager')).status, 404)
    await gateway.sql(`update role set permissions = '{ticketProduct:view}' where role_name = '前台'`)
    assert.equal((await ask('/printer-manage/list', 'clerk')).status, 403)
  })

  test('a role that may not export gets neither the right to, nor the items that exports are made of', async () => {
    const offered = async (route: string, name: string, account: string) => {
      const { data } = (await (await ask(route, account)).json()) as { data: ReturnType<typeof pageFor> }
      const { rights = [], items } = data.resources[name] ?? {}
      return [rights.includes('view'), rights.includes('export'), items !== undefined]
    }
    const bills = ['/vpos/bill', 'settlementBill'] as const
    assert.deepEqual(await offered(...bills, 'admin'), [true, true, true])
    await gateway.sql("update role set can_export = false where role_id = '1001-r1'")
    try {
      assert.deepEqual(await offered(...bills, 'admin'), [true, false, false])
      assert.deepEqual(await offered('/printer-manage/list', 'printer', 'admin'), [true, false, false])
    } finally {
      await gateway.sql("update role set can_export = true where role_id = '1001-r1'")
    }
  })

  test('the only row of a store is named by it, as actions name it', () => {
    const { resources } = pageFor(findPage('/SmallLifeSettlementAccount') as Page, ['*'])
    assert.equal(resources.settlementAccount?.key, 'hotelId')
    const ofBrand = pageFor(findPage('/prepaycard/edit/{type}') as Page, ['*']).resources
    assert.equal(ofBrand.prepayCardSetting?.key, 'brandId')
  })

  test('contains the actions, links and panels that the user may use', () => {
    const list = findPage('/postage-config/list') as Page
    const actions = (codes: string[]) =>
      (pageFor(list, codes).page as unknown as { rowActions: unknown[] }).rowActions
    assert.ok(actions(['*']).includes('delete'))
    assert.ok(actions(['postageTemplate:view', 'postageTemplate:enable']).includes('enable'))
    assert.ok(!actions(['postageTemplate:view']).includes('delete'))
    // Writing rows of the brand needs a role of the brand.
    const shared = findPage('/merchant/topConfiguration') as Page
    const offered = (brandCodes: string[]) =>
      (pageFor(shared, ['*'], brandCodes).page as unknown as { rowActions: unknown[] }).rowActions
    assert.ok(offered(['*']).includes('delete'))
    assert.ok(!offered([]).includes('delete'))
    // A link to a form is for users who may save there.
    const links = (part: 'toolbar' | 'rowActions', codes: string[]) =>
      (pageFor(list, codes).page as unknown as Record<string, { to?: string }[]>)[part]?.flatMap(
        ({ to }) => to ?? [],
      )
    const edits = '/postage-config/edit/{postageTemplateId}'
    assert.ok(links('rowActions', ['postageTemplate:view', 'postageTemplate:edit'])?.includes(edits))
    assert.deepEqual(links('rowActions', ['postageTemplate:view']), [])
    assert.ok(
      links('toolbar', ['postageTemplate:view', 'postageTemplate:add'])?.includes('/postage-config/add'),
    )
    assert.ok(!links('toolbar', ['postageTemplate:view'])?.includes('/postage-config/add'))
    const home = findPage('/dashboard') as Page
    const panels = (codes: string[]) =>
      (pageFor(home, codes).page as unknown as { panels: unknown[] }).panels.length
    assert.ok(panels(['*']) > panels(['comment:view']))
    assert.ok(panels(['comment:view']) > panels(['nothing:view']))
  })

  test('administrators get the names of missing parts of a page; others do not', () => {
    const leftOut = (route: string, codes: string[]) => pageFor(findPage(route) as Page, codes).leftOut
    const saas = leftOut('/recharge/saasRecharge', ['*'])
    assert.ok(saas && saas.behaviours.length > 0)
    assert.equal(leftOut('/invoice/index', ['*'])?.hasNotes, true)
    const cards = { ...findPage('/businessCard'), drawers: [] } as unknown as Page
    const buttons = pageFor(cards, ['*']).leftOut?.actions.map(({ zh }) => zh)
    assert.ok(buttons?.includes('批量生成'), 'a button whose dialog is not built')
    assert.ok(!leftOut('/businessCard', ['*'])?.actions.some(({ zh }) => zh === '批量生成'))
    const refunds = leftOut('/ticket/orderList/detail', ['*'])?.actions ?? []
    assert.ok(!refunds.some(({ zh }) => zh === '退款审核' || zh === '批量发货'))
    assert.equal(leftOut('/recharge/saasRecharge', ['saasRecharge:*', 'hotel:*']), undefined)
    const whole = consolePages.find(({ route }) => !leftOut(route, ['*']))
    assert.ok(whole)
  })

  test('a page that stands with others under one parent tells those that the user may open', () => {
    const layout = (route: string, codes: string[] = ['*']) => {
      const found = pageFor(findPage(route) as Page, codes).layout
      return found && [found.title.zh, ...found.tabs.map(({ to }) => to)]
    }
    const sms = ['短信服务', '/sms-buy/config', '/sms-buy/list']
    assert.deepEqual(layout('/sms-buy/list'), sms)
    assert.deepEqual(layout('/sms-buy'), sms)
    assert.equal(layout('/printer-manage/list'), undefined)
    assert.equal(layout('/equity-user-manage/list'), undefined, 'one alone stands beside nothing')
    const own = pageFor(findPage('/sms-buy/list') as Page, ['*']).page as unknown as { resource: string }
    assert.equal(layout('/sms-buy/list', [`${own.resource}:view`]), undefined)
    const parent = pageFor(findPage('/sms-buy') as Page, [`${own.resource}:view`]).page
    const { tabs } = parent as unknown as { tabs: { to: string }[] }
    assert.deepEqual(
      tabs.map(({ to }) => to),
      ['/sms-buy/list'],
    )
  })

  test('marks are returned with their conditions', () => {
    const { page } = pageFor(findPage('/ticket/binding/list') as Page, ['*'])
    const { marks } = page as unknown as { marks: { when: string }[] }
    assert.deepEqual(
      marks.map(({ when }) => when),
      ['pushFailCount>0'],
    )
  })

  test('no answer contains texts for the console’s developers', () => {
    const prose = [
      ...consolePages,
      ...consolePages.flatMap(
        (page) => ('resource' in page && findCatalogueResource(page.resource ?? '')) || [],
      ),
    ].flatMap((part) => proseOf(part))
    assert.ok(prose.length > 500)
    for (const page of consolePages) {
      const answer = JSON.stringify(pageFor(page, ['*']))
      const found = prose.filter((text) => answer.includes(JSON.stringify(text).slice(1, -1)))
      assert.deepEqual(found, [], page.route)
    }
  })

  test('an answer has at most 6 KiB with brotli', () => {
    const sizes = consolePages.map(
      (page) => [brotliCompressSync(JSON.stringify(pageFor(page, ['*']))).length, page.route] as const,
    )
    const over = sizes.filter(([size]) => size > 6 * 1024)
    assert.deepEqual(over, [])
  })
})
