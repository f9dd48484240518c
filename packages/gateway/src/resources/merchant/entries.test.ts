import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { type Business, startBusiness } from '../../behaviour/testing/business'
import type { Row } from '../../behaviour/testing/ticketShop'
import { day, inDays } from '../testing/days'

describe('merchant settings', () => {
  let gateway: TestGateway
  let shop: Business
  before(async () => {
    gateway = await startTestGateway()
    shop = await startBusiness(gateway)
  })
  after(() => gateway.stop())

  test('a link into a mini-program is saved for 30 days at most', async () => {
    const link = { linkName: '小程序', targetType: 'WXA', wxaPath: 'pages/a', expireType: 'DATE' }
    const save = async (more: Row) => {
      const { status, data } = await shop.post('merchant-api/eb/short-link/save', { ...link, ...more })
      const [{ path = '' } = {}] = (data.problems ?? []) as { path?: string }[]
      return { status, path, data }
    }
    const tooLong = await save({ expireAt: `${day(40)} 08:00:00` })
    assert.deepEqual([tooLong.status, tooLong.path], [422, 'expireAt'])
    assert.deepEqual((await save({ expireType: 'FOREVER' })).path, 'expireType')
    const { status, data } = await save({ expireAt: `${day(20)} 08:00:00` })
    assert.equal(status, 200)
    const { shortLinkId, version } = data
    assert.equal((await save({ shortLinkId, version, expireAt: `${day(40)} 08:00:00` })).path, 'expireAt')
    await shop.set('shortLink', String(shortLinkId), { expire_at: inDays(40) })
    assert.equal((await shop.saves('shortLink', { shortLinkId, version, remark: '旧' })).remark, '旧')
  })

  test('shortLink.shortUrl, shortLink.pv, shortLink.uv, shortLink.enable, shortLink.extend, shortLink.lapse: a link leads on while it is valid, and counts visits and devices', async () => {
    const target = 'https://example.com/a?b=1'
    const data = await shop.saves('shortLink', {
      ...{
        linkName: '活动',
        targetType: 'URL',
        targetUrl: target,
        expireType: 'DATE',
        expireAt: `${day(2)} 08:00:00`,
      },
      utmParams: [{ key: 'utm', value: 'sms' }],
    })
    const key = String(data.shortLinkId)
    const address = String(data.shortUrl)
    assert.ok(address.startsWith(`${gateway.url}/s/100101/`), address)
    const open = (cookie = '') => fetch(address, { redirect: 'manual', headers: { cookie } })
    const first = await open()
    assert.deepEqual([first.status, first.headers.get('location')], [302, `${target}&utm=sms`])
    await open(first.headers.get('set-cookie')?.split(';')[0])
    await open()
    const { pv, uv, version } = await shop.detail('shortLink', key)
    assert.deepEqual([pv, uv, version], [3, 2, data.version])
    await shop.set('shortLink', key, { expire_at: inDays(-1) })
    assert.equal((await open()).status, 404)
    await shop.runDue()
    assert.equal((await shop.detail('shortLink', key)).status, 'EXPIRED')
    assert.equal(
      await shop.refusal('shortLink', key, 'extend', { expireAt: `${day(-1)} 08:00:00` }),
      'past-time',
    )
    assert.equal(
      (await shop.does('shortLink', key, 'extend', { expireAt: `${day(40)} 08:00:00` })).status,
      'ACTIVE',
    )
    const past = {
      targetType: 'WXA',
      products: [],
      expireAt: `${day(-1)} 08:00:00`,
      status: 'DISABLED',
      code: 'past',
    }
    const gone = await shop.add('shortLink', past)
    assert.equal(await shop.refusal('shortLink', gone, 'enable'), 'link-expired')
    await shop.set('shortLink', gone, { status: "'ACTIVE'" })
    assert.equal(
      await shop.refusal('shortLink', gone, 'extend', { expireAt: `${day(40)} 08:00:00` }),
      'mini-program-term',
    )
  })

  test('linkEntry.copyLink, linkEntry.makeShortLink, linkEntry.fullUrl, linkEntry.available: an entry’s address is the current store’s', async () => {
    await gateway.sql(`insert into link_entry (link_entry_id, link_code, link_name, module, path_template)
      values ('l1', 'HOME', '首页', 'SHOP', '/h5/{brandId}/{hotelId}/home'), ('l2', 'X', '门票', 'TICKET', '/x')`)
    await gateway.sql("update hotel set business_types = '{HOTEL}' where hotel_id = '100101'")
    const { fullUrl, available } = await shop.does('linkEntry', 'l1', 'copyLink')
    assert.deepEqual([fullUrl, available], [`${gateway.url}/h5/1001/100101/home`, true])
    assert.equal((await shop.detail('linkEntry', 'l2')).available, false)
    await shop.does('linkEntry', 'l1', 'makeShortLink')
    const link = await shop.row('short_link', "link_name = '首页'")
    assert.deepEqual([link.target_url, link.status, link.expire_type], [fullUrl, 'ACTIVE', 'FOREVER'])
  })

  test('menuNode.roleCount, menuNode.subList: an entry knows its roles and what is below it', async () => {
    const key = await shop.add('menuNode', { permission: 'test:menu', menuType: '1' })
    const below = await shop.add('menuNode', {
      parentId: key,
      permission: 'test:below',
      menuType: '2',
      sort: 1,
    })
    await shop.add('role', { permissions: ['test:menu'], roleName: '测试' })
    const { roleCount, subList } = await shop.detail('menuNode', key)
    assert.deepEqual([roleCount, (subList as Row[]).map(({ menuId }) => menuId)], [1, [below]])
  })

  test('a permission has nothing below it, a folder stands below no page, a page has a route, and what is locked stays', async () => {
    const page = await shop.add('menuNode', { menuType: '1', menuName: '页', sort: 1 })
    const permission = await shop.add('menuNode', { menuType: '2', menuName: '权', parentId: page, sort: 1 })
    const save = async (values: Row) => {
      const { status, code, data } = await shop.post('oauth2-api/eb/menu-node/save', { sort: 1, ...values })
      return status === 200 ? data : code
    }
    const below = { menuName: '下', menuType: '2', parentId: permission }
    assert.equal(await save(below), 'permission-childless')
    assert.equal(await save({ ...below, menuType: '0', parentId: page }), 'folder-below-page')
    assert.equal(await save({ menuName: '新', menuType: '1', routePath: '/nowhere' }), 'no-such-route')
    const { version } = await shop.detail('menuNode', page)
    assert.equal(await save({ menuId: page, version, menuType: '2' }), 'permission-childless')
    const locked = await shop.add('menuNode', { menuType: '0', menuName: '锁', locked: true, sort: 1 })
    const { data } = await shop.post('oauth2-api/eb/menu-node/delete', { keys: [locked], lang: 'zh' })
    assert.deepEqual(
      (data.failed as Row[]).map(({ code }) => code),
      ['locked'],
    )
  })

  test('an entry that opens a frame or a new window keeps its address; one of the console has none, and scripts are refused', async () => {
    const save = (values: Row) =>
      shop.post('oauth2-api/eb/menu-node/save', { menuType: '1', routePath: '/portal', sort: 1, ...values })
    const frameUrl = 'https://portal.example/a'
    for (const openMode of ['BLANK', 'FRAME', 'INNER']) {
      const routePath = openMode === 'INNER' ? '/printer-manage/list' : '/portal'
      const { status, data } = await save({ menuName: openMode, openMode, routePath, frameUrl })
      assert.equal(status, 200, openMode)
      const saved = await shop.detail('menuNode', String(data.menuId ?? data))
      assert.equal(saved.frameUrl, openMode === 'INNER' ? null : frameUrl, openMode)
      if (openMode === 'INNER') continue
      for (const wrong of ['', 'javascript:hit()', '/portal'])
        assert.equal(
          (await save({ menuName: '错', openMode, frameUrl: wrong })).status,
          422,
          `${openMode} ${wrong}`,
        )
    }
  })
})
