import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createAccountService } from './account'
import { createDeveloperService } from './developer'
import { createMenuService } from './menus'
import { createReportService } from './reports'
import { createRowService } from './rows'
import { createSelectionRuleService } from './selectionRules'
import { serveServices } from './testing/openServices'
import { createTrailService } from './trails'

describe('services of the console', () => {
  const { servers, open, last, queryOf, bodyOf } = serveServices('admin')

  describe('menus', () => {
    test('W-AUTH-10 W-AUTH-11 are the user’s own, or include permissions; a path can be checked', async () => {
      const menus = createMenuService(open().http)
      const own = await menus.menu()
      assert.ok(own.length > 3)
      assert.equal(queryOf('get_menus_by_user').permissions, undefined)
      const whole = await menus.menu({ permissions: true })
      assert.equal(queryOf('get_menus_by_user').permissions, '1')
      assert.ok(JSON.stringify(whole).length > JSON.stringify(own).length)
      assert.equal(
        JSON.stringify(await menus.check('#/printer-manage/list')),
        JSON.stringify(await menus.check('/printer-manage/list')),
      )
    })
  })

  describe('trails', () => {
    test('are read in pages of twenty, older ones after the last', async () => {
      const { http } = open()
      const [rows, trails] = [createRowService(http), createTrailService(http)]
      const tags = 'wechat-api/customer-tag'
      let tag = await rows.save(tags, { tagGroupName: '轨迹', tagName: '甲', tagMode: 'MANUAL', sortNo: 0 })
      const key = String(tag.customerTagId)
      const change = async (sortNo: number) => {
        tag = await rows.save(tags, { customerTagId: key, version: tag.version, sortNo })
      }
      for (let count = 1; count < 20; count++) await change(count)
      const exact = await trails.read(tags, key)
      assert.deepEqual([exact.entries.length, exact.hasMore], [20, false])
      await change(20)
      const newest = await trails.read(tags, key)
      assert.deepEqual([newest.entries.length, newest.hasMore], [20, true])
      const older = await trails.read(tags, key, newest.entries.at(-1)?.entryId)
      assert.deepEqual([older.entries.length, older.hasMore], [1, false])
    })
  })

  describe('reports', () => {
    test('send only the given parameters, and can be downloaded as a file', async () => {
      const { http, session } = open()
      const reports = createReportService(http, session)
      const figures = await reports.read({ route: '/ticket-report', tab: '', from: undefined, period: 'all' })
      assert.ok(figures.sets.length)
      assert.deepEqual(Object.keys(queryOf('/eb/report')).sort(), ['period', 'route'])
      const file = await reports.file({
        ...{ route: '/ticket-report', by: figures.sets.find(({ by }) => by.length)?.by.join(',') },
        ...{ period: 'all', format: 'csv', lang: 'zh', title: '票务' },
      })
      assert.match(file.name, /\.csv$/)
      assert.ok(file.content.size > 10)
    })
  })

  describe('selection rules', () => {
    test('know their hotel once the signed-in user is known', async () => {
      const { http, session } = open('')
      assert.equal(http.hotelId(), undefined)
      assert.equal(await createSelectionRuleService(http, session).hotelId(), session.$hotelId.get())
      const chosen = open('100102')
      assert.equal(await createSelectionRuleService(chosen.http, chosen.session).hotelId(), '100102')
      assert.equal(chosen.session.$identity.get().status, 'unknown')
    })

    test('are counted and expanded page by page', async () => {
      const { http, session } = open()
      const rules = createSelectionRuleService(http, session)
      const rule = { kind: 'rule', of: 'ticketProduct', filter: { hotelId: '100101' }, except: [] } as const
      const { count } = await rules.count({ ...rule, filter: { hotelId: '100101' }, except: [] })
      assert.ok(count > 2, `${count}`)
      assert.deepEqual(bodyOf('selection-rule').own, [])
      const first = await rules.expand({ ...rule, except: [] }, { page: 1, pageSize: 2 })
      const second = await rules.expand({ ...rule, except: [] }, { page: 2, pageSize: 2, own: ['7'] })
      assert.deepEqual([first.total, first.keys.length], [count, 2])
      assert.ok(!second.keys.some((key) => first.keys.includes(key)))
      assert.deepEqual([bodyOf('selection-rule').own, bodyOf('selection-rule').pageNum], [['7'], 2])
      const { count: fewer } = await rules.count({ ...rule, except: [...first.keys] })
      assert.equal(fewer, count - 2)
    })
  })

  describe('partner access', () => {
    test('an origin is allowed as it is written, and removed again', async () => {
      const access = createDeveloperService(open().http)
      assert.equal(await access.allowOrigin('https://Shop.Example/page'), 'https://shop.example')
      assert.ok(JSON.stringify(await access.read()).includes('https://shop.example'))
      await access.refuseOrigin('https://shop.example')
      assert.ok(!JSON.stringify(await access.read()).includes('https://shop.example'))
    })

    test('a key is shown when it is created, rotated with an overlap, and disabled', async () => {
      const access = createDeveloperService(open().http)
      const made = await access.createKey({ name: '官网', hotelIds: ['100101'], scopes: ['file:view'] })
      const next = await access.rotateKey(made.keyId, 2)
      assert.notEqual(next.keyId, made.keyId)
      await access.switchOffKey(next.keyId)
      const keys = (await access.read()).keys.filter(({ keyId }) => [made.keyId, next.keyId].includes(keyId))
      assert.equal(keys.length, 2)
      assert.ok(!JSON.stringify(keys).includes(String(made.secret ?? made.key)))
    })
  })

  describe('accounts', () => {
    test('without a session the accounts of a demo are returned; other failures are failures', async () => {
      const account = createAccountService(open().http)
      const { identity, demoAccounts } = await account.look()
      assert.ok(identity?.userId)
      assert.deepEqual(demoAccounts, [])
      const kept = servers.cookie
      servers.cookie = ''
      const signedOut = await account.look()
      servers.cookie = kept
      assert.equal(signedOut.identity, undefined)
      // this gateway does not run in demo mode
      assert.deepEqual(signedOut.demoAccounts, [])
      assert.ok(last('demo-accounts'), 'they were asked for')
      servers.proxy.inject({ fault: 'status' })
      await assert.rejects(account.look(), { code: 'http', status: 503 })
    })
  })
})
