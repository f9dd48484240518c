import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { addDays, today } from '@ebkit/rules/dates'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { type Business, startBusiness } from '../../behaviour/testing/business'
import type { Row } from '../../behaviour/testing/ticketShop'
import { timeZone } from '../fieldSql'

const inDays = (days: number) => `now() + interval '${days} days'`
const day = (offset: number) => addDays(today(timeZone), offset)

describe('merchant settings', () => {
  let gateway: TestGateway
  let shop: Business
  before(async () => {
    gateway = await startTestGateway()
    shop = await startBusiness(gateway)
  })
  after(() => gateway.stop())

  const memberOf = async (fields: Row = {}) => {
    const memberGradeId = await shop.add('memberGrade', { level: Math.floor(Math.random() * 1e6) })
    const phone = `138${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
    return shop.add('member', { memberGradeId, registerHotelId: '100101', phone, ...fields })
  }

  test('deliveryPlatform.bind, deliveryPlatform.testOrder, deliveryPlatform.authLost, deliveryPlatform.enable: the platform decides about keys', async () => {
    const key = await shop.add('deliveryPlatform', { platformCode: 'DADA' })
    const keys = { shopNo: 'S13', appKey: 'k', appSecret: 'very-secret' }
    assert.equal((await shop.does('deliveryPlatform', key, 'bind', keys)).status, 'UNBOUND')
    assert.ok(!JSON.stringify(await shop.messages('deliveryPlatform', key)).includes('very-secret'))
    await shop.deliver()
    const refused = await shop.detail('deliveryPlatform', key)
    assert.deepEqual([refused.status, refused.lastError], ['UNBOUND', 'INVALID_CREDENTIALS'])
    await shop.does('deliveryPlatform', key, 'bind', { ...keys, shopNo: 'S1' })
    await shop.deliver()
    const bound = await shop.detail('deliveryPlatform', key)
    assert.deepEqual([bound.status, bound.lastError, bound.shopNo], ['TESTING', null, 'S1'])
    assert.equal((await shop.does('deliveryPlatform', key, 'enable')).status, 'ENABLED')
    await shop.does('deliveryPlatform', key, 'testOrder')
    await shop.deliver()
    assert.equal((await shop.detail('deliveryPlatform', key)).lastError, null)
    await shop.set('deliveryPlatform', key, { shop_no: "'S13'" })
    await shop.does('deliveryPlatform', key, 'testOrder')
    await shop.deliver()
    assert.equal((await shop.detail('deliveryPlatform', key)).status, 'ERROR')
    assert.deepEqual((await shop.messages('deliveryPlatform', key)).at(-1)?.kind, 'authLost')
    const own = await shop.add('deliveryPlatform', { platformCode: 'SELF', status: 'TESTING' })
    assert.equal(await shop.refusal('deliveryPlatform', own, 'testOrder'), 'own-riders')
  })

  test('deliveryPlatform.unbind, deliveryPlatform.dispatchingCount, deliveryPlatform.balance: keys stay while orders are under way', async () => {
    const key = await shop.add('deliveryPlatform', {
      platformCode: 'UU',
      shopNo: 'S2',
      appKey: 'k',
      status: 'ENABLED',
    })
    await shop.runDue()
    await shop.deliver()
    const { balance, version } = await shop.detail('deliveryPlatform', key)
    assert.deepEqual([balance, version], [8_600, 1])
    await shop.runDue()
    assert.equal((await shop.messages('deliveryPlatform', key)).length, 1)
    const order = await shop.add('restaurantOrder', { deliveryPlatformId: key, status: 'DELIVERING' })
    assert.equal((await shop.detail('deliveryPlatform', key)).dispatchingCount, 1)
    await shop.does('deliveryPlatform', key, 'disable')
    assert.equal(await shop.refusal('deliveryPlatform', key, 'unbind'), 'dispatching')
    await shop.set('restaurantOrder', order, { status: "'DONE'" })
    const row = await shop.does('deliveryPlatform', key, 'unbind')
    assert.deepEqual([row.status, row.shopNo, row.appKey], ['UNBOUND', null, null])
  })

  test('saleChannel.authorize, saleChannel.renew, saleChannel.shareToStores, saleChannel.cancelAuth, saleChannel.isMasterOrOwner, saleChannel.sharedStoreCount, saleChannel.daysLeft: the owner’s authorisation is that of the stores', async () => {
    const key = await shop.add('saleChannel', { appType: '2', merchantId: '100101' })
    assert.equal((await shop.does('saleChannel', key, 'authorize')).authStatus, 'UNAUTHORIZED')
    await shop.deliver()
    const channel = await shop.detail('saleChannel', key)
    assert.deepEqual(
      [channel.authStatus, channel.isMasterOrOwner, channel.daysLeft],
      ['AUTHORIZED', true, 364],
    )
    const input = { hotels: ['100102', '100103'], scopes: ['SELL'] }
    assert.equal((await shop.does('saleChannel', key, 'shareToStores', input)).sharedStoreCount, 2)
    const shares = await shop.rows(
      'sale_channel',
      `app_id = '${channel.appId}' and relation_type = '3' order by hotel_id`,
    )
    assert.deepEqual(
      shares.map(({ hotel_id, auth_status, scopes }) => [hotel_id, auth_status, scopes]),
      [
        ['100102', 'AUTHORIZED', ['SELL']],
        ['100103', 'AUTHORIZED', ['SELL']],
      ],
    )
    assert.equal(
      await shop.refusal('saleChannel', key, 'shareToStores', { ...input, hotels: ['100101'] }),
      'own-store',
    )
    await shop.does('saleChannel', key, 'renew')
    await shop.deliver()
    assert.equal((await shop.detail('saleChannel', key)).daysLeft, 729)
    const foreign = await shop.add('saleChannel', {
      appType: '3',
      merchantId: '100102',
      authStatus: 'AUTHORIZED',
    })
    assert.equal(await shop.refusal('saleChannel', foreign, 'renew'), 'not-owner')
    await shop.does('saleChannel', key, 'cancelAuth')
    const after = await shop.rows('sale_channel', `app_id = '${channel.appId}'`)
    assert.deepEqual([...new Set(after.map(({ auth_status }) => auth_status))], ['CANCELLED'])
  })

  test('saleChannel.nearExpiry, saleChannel.lapse: an authorisation ends with its shares', async () => {
    const own = { appType: '1', appId: 'wx-ends', merchantId: '100101', authStatus: 'AUTHORIZED' }
    const key = await shop.add('saleChannel', own)
    const share = await shop.add('saleChannel', { ...own, relationType: '3' }, '100102')
    await shop.set('saleChannel', key, { expire_at: inDays(15.5) })
    await shop.runDue()
    assert.equal((await shop.detail('saleChannel', key)).authStatus, 'EXPIRING')
    await shop.set('saleChannel', key, { expire_at: inDays(-1) })
    await shop.runDue()
    const states = await shop.rows('sale_channel', `channel_id in ('${key}', '${share}')`)
    assert.deepEqual(
      states.map(({ auth_status }) => auth_status),
      ['EXPIRED', 'EXPIRED'],
    )
  })

  test('comment.approve, comment.autoApprove, comment.hitWords, comment.replyOverdue, pointRecord.balanceAfter: what guests see earns points once', async () => {
    await shop.saves('commentConfig', {
      ...{ businessTypes: ['TICKET'], commentDays: 30, auditMode: 'LOW', lowScore: 3, maxImages: 6 },
      ...{ sensitiveWords: ['垃圾'], rewardPoints: 20, replyDeadlineHours: 24 },
    })
    const memberId = await memberOf()
    const add = (score: number, content = '很好') =>
      shop.add('comment', { score, content, memberId, businessType: 'TICKET' })
    const [good, low, rude] = [await add(5), await add(2), await add(5, '真是垃圾')]
    await shop.set('comment', low, { created_at: inDays(-3) })
    await shop.runDue()
    assert.equal((await shop.detail('comment', good)).status, 'PUBLISHED')
    const waiting = await shop.detail('comment', low)
    assert.deepEqual([waiting.status, waiting.replyOverdue, waiting.hitWords], ['PENDING', true, []])
    assert.deepEqual((await shop.detail('comment', rude)).hitWords, ['垃圾'])
    assert.equal((await shop.does('comment', low, 'approve')).status, 'PUBLISHED')
    const given = await shop.rows('point_record', `member_id = '${memberId}' order by occurred_at`)
    assert.deepEqual(
      given.map(({ points, change_type }) => [points, change_type]),
      [
        [20, 'EARN_ACTIVITY'],
        [20, 'EARN_ACTIVITY'],
      ],
    )
    assert.equal((await shop.detail('pointRecord', `${given[1]?.point_record_id}`)).balanceAfter, 40)
    assert.equal((await shop.detail('member', memberId)).points, 40)
  })

  test('comment.reply, comment.feature, comment.unfeature, comment.hide: a hidden comment is not featured any more', async () => {
    const add = () =>
      shop.add('comment', { score: 5, productName: '游船', businessType: 'TICKET', status: 'PUBLISHED' })
    const keys = await Promise.all(Array.from({ length: 11 }, add))
    const [first = '', last = ''] = [keys[0], keys[10]]
    for (const key of keys.slice(0, 10))
      assert.equal((await shop.does('comment', key, 'feature')).featured, true)
    assert.equal(await shop.refusal('comment', last, 'feature'), 'featured')
    assert.equal((await shop.does('comment', first, 'unfeature')).featured, false)
    assert.equal((await shop.does('comment', last, 'feature')).featured, true)
    const hidden = await shop.does('comment', last, 'hide')
    assert.deepEqual([hidden.status, hidden.featured], ['HIDDEN', false])
    const replied = await shop.does('comment', last, 'reply', { replyContent: '谢谢' })
    assert.deepEqual([replied.replyContent, replied.repliedBy], ['谢谢', '沈知远'])
    assert.equal((await shop.messages('comment', last))[0]?.kind, 'commentReply')
  })

  test('merchantCategory.hotelCount, merchantCategory.level: stores are counted once', async () => {
    const save = async (parentId: unknown, hotels: string[] = []) =>
      shop.post('merchant-api/eb/merchant-category/save', {
        ...{
          parentId,
          hotels,
          categoryName: `类 ${Math.random()}`.slice(0, 12),
          icon: '/pictures/products/plate.svg',
        },
        ...{ defaultSort: 'DISTANCE', sort: 1 },
      })
    const keyOf = async (answer: ReturnType<typeof save>) => {
      const { status, message, data } = await answer
      assert.equal(status, 200, `${message} ${JSON.stringify(data)}`)
      return String(data.merchantCategoryId)
    }
    const root = await keyOf(save(null, ['100101']))
    const middle = await keyOf(save(root))
    const leaf = await keyOf(save(middle, ['100101', '100102']))
    const shown = await Promise.all([root, leaf].map((key) => shop.detail('merchantCategory', key)))
    assert.deepEqual(
      shown.map(({ hotelCount, level }) => [hotelCount, level]),
      [
        [2, 1],
        [2, 3],
      ],
    )
  })

  test('merchantTop.resume, merchantTop.end, merchantTop.start, merchantTop.finish: pins follow their time, those behind move up', async () => {
    const add = (start: number, end: number, more: Row = {}) =>
      shop.add('merchantTop', {
        ...{
          merchantHotelId: '100101',
          position: 'NEARBY',
          validTime: { start: day(start), end: day(end) },
          keywords: [],
        },
        ...more,
      })
    const [now, later, over] = [
      await add(-2, 9),
      await add(3, 9, { rank: 2 }),
      await add(-9, -2, { status: 'PAUSED' }),
    ]
    assert.equal(await shop.refusal('merchantTop', over, 'resume'), 'ended')
    await shop.runDue()
    const state = async (key: string) => (await shop.detail('merchantTop', key)).status
    assert.deepEqual(await Promise.all([now, later, over].map(state)), ['ACTIVE', 'WAITING', 'ENDED'])
    await shop.does('merchantTop', later, 'pause')
    assert.equal((await shop.does('merchantTop', later, 'resume')).status, 'WAITING')
    const ended = await shop.does('merchantTop', now, 'end')
    assert.deepEqual([ended.status, (ended.validTime as Row).end], ['ENDED', day(0)])
    assert.equal((await shop.detail('merchantTop', later)).rank, 1)
  })

  test('merchantTop.impressions, merchantTop.clicks, merchantTop.clickRate: visits of guests are counted', async () => {
    const validTime = { start: day(-1), end: day(1) }
    const key = await shop.add('merchantTop', {
      merchantHotelId: '100101',
      validTime,
      keywords: [],
      status: 'ACTIVE',
    })
    const visit = (kind: string) =>
      shop.post('demo-api/guest/pin-visit', { merchantTopId: key, kind, visitorId: 'device-1' })
    for (const kind of ['shown', 'shown', 'shown', 'visited']) assert.equal((await visit(kind)).status, 200)
    const { impressions, clicks, clickRate } = await shop.detail('merchantTop', key)
    assert.deepEqual([impressions, clicks, clickRate], [3, 1, 33.33])
  })

  test('printer.testPrint, printer.clearQueue, restaurantPrintRule.enable: jobs wait for the printer', async () => {
    const key = await shop.add('printer', { connectType: 'USB', usage: 'RECEIPT' })
    await shop.does('printer', key, 'testPrint')
    assert.equal((await shop.does('printer', key, 'testPrint')).pendingJobs, 2)
    const [message] = await shop.messages('printer', key)
    assert.equal((message as { content: Row }).content.document, 'test')
    assert.equal((await shop.does('printer', key, 'clearQueue')).pendingJobs, 0)
    await shop.does('printer', key, 'testPrint')
    await shop.deliver()
    assert.equal((await shop.detail('printer', key)).pendingJobs, 0)
    const [{ restaurant_id: restaurantId } = {}] = await shop.rows('restaurant', "hotel_id = '100101'")
    const own = { restaurantId, printerId: key, dishClasses: [], status: 'DISABLED' }
    const rule = await shop.add('restaurantPrintRule', own)
    await shop.does('printer', key, 'disable')
    assert.equal(await shop.refusal('restaurantPrintRule', rule, 'enable'), 'printer-disabled')
    await shop.does('printer', key, 'enable')
    assert.equal((await shop.does('restaurantPrintRule', rule, 'enable')).status, 'ENABLED')
  })

  test('printer.printReceipt: the lines of a receipt are queued as they are', async () => {
    const key = await shop.add('printer', { connectType: 'USB' })
    await shop.does('printer', key, 'printReceipt', { lines: '便笺票头\n实付  151.20' })
    const [job] = await shop.messages('printer', key)
    assert.equal((job as { content: Row }).content.lines, '便笺票头\n实付  151.20')
  })

  test('questionFeedback.isSeen: from the moment that a user has opened it until it changes, for this user', async () => {
    const key = await shop.add('questionFeedback')
    const isSeen = async () => (await shop.detail('questionFeedback', key)).isSeen
    assert.equal(await isSeen(), false)
    assert.equal((await shop.post('feedback-api/eb/question-feedback/see', { key })).status, 200)
    assert.equal(await isSeen(), true)
    const manager = await startBusiness(gateway, 'manager')
    assert.equal((await manager.detail('questionFeedback', key)).isSeen, false)
    await shop.set('questionFeedback', key, { updated_at: "now() + interval '1 second'" })
    assert.equal(await isSeen(), false)
    assert.equal((await shop.post('feedback-api/eb/question-feedback/see', { key: 'none' })).status, 404)
  })

  test('postageTemplate.setDefault, postageTemplate.disable: one default; one that is used stays', async () => {
    const [one, two] = [await shop.add('postageTemplate'), await shop.add('postageTemplate')]
    assert.equal((await shop.does('postageTemplate', one, 'setDefault')).isDefault, true)
    await shop.does('postageTemplate', two, 'setDefault')
    assert.equal((await shop.detail('postageTemplate', one)).isDefault, false)
    assert.equal(await shop.refusal('postageTemplate', two, 'disable'), 'default-template')
    assert.equal((await shop.does('postageTemplate', one, 'disable')).status, 'DISABLED')
    await shop.does('postageTemplate', one, 'enable')
    const product = await shop.product()
    await gateway.sql(
      "update ticket_product set ship_type = 'mail', postage_template_id = $1 where ticket_product_id = $2",
      [one, product.ticketProductId],
    )
    assert.equal(await shop.refusal('postageTemplate', one, 'disable'), 'template-used')
  })

  test('systemNotice.markRead, systemNotice.confirmReceipt, systemNotice.isRead, systemNotice.readAt, systemNotice.confirmedAt: receipts are a user’s own', async () => {
    const insert = (key: string, needConfirm: boolean) =>
      gateway.sql(
        `insert into system_notice (notice_id, title, notice_type, summary, content, publisher, published_at, need_confirm)
          values ($1, 'x', 'RELEASE', 'x', 'x', 'x', now(), $2)`,
        [key, needConfirm],
      )
    await Promise.all([insert('n1', true), insert('n2', false)])
    assert.equal((await shop.does('systemNotice', 'n1', 'markRead')).isRead, true)
    assert.equal((await shop.does('systemNotice', 'n1', 'confirmReceipt')).isRead, true)
    const { readAt, confirmedAt } = await shop.detail('systemNotice', 'n1')
    assert.ok(readAt && confirmedAt)
    assert.equal(await shop.refusal('systemNotice', 'n2', 'confirmReceipt'), 'no-receipt')
    const manager = await startBusiness(gateway, 'manager')
    const other = await manager.detail('systemNotice', 'n1')
    assert.deepEqual([other.isRead, other.readAt], [false, null])
  })

  test('questionFeedback.clientInfo: the browser, the screen and the version that a question came from, once', async () => {
    const question = {
      ...{
        questionType: 'BUG',
        module: 'TICKET',
        title: '无法导出',
        description: '点击导出按钮之后没有任何反应',
      },
      ...{ urgency: 'HIGH', contactName: '沈', contactPhone: '13800001234' },
    }
    const agent = { 'user-agent': 'Mozilla/5.0 (X11) Chrome/140', 'x-eb-client': 'ebkit/0.1.0 (1440x900)' }
    const path = 'feedback-api/eb/question-feedback/save'
    const { status, data } = await shop.post(path, question, agent)
    assert.deepEqual([status, data.clientInfo], [200, 'ebkit/0.1.0 (1440x900) Mozilla/5.0 (X11) Chrome/140'])
    const again = await shop.post(path, { ...question, clientInfo: 'another' })
    assert.notEqual(again.data?.clientInfo, 'another', JSON.stringify(again))
    assert.equal((await shop.detail('questionFeedback', String(data.feedbackId))).clientInfo, data.clientInfo)
  })

  test('questionFeedback.feedbackNo, questionFeedback.accept, questionFeedback.urge, questionFeedback.answer, questionFeedback.append, questionFeedback.closeRate: support takes it up and answers', async () => {
    const data = await shop.saves('questionFeedback', {
      ...{
        questionType: 'BUG',
        module: 'TICKET',
        title: '无法导出',
        description: '点击导出按钮之后没有任何反应',
        urgency: 'HIGH',
      },
      ...{ contactName: '沈', contactPhone: '13800001234' },
    })
    const key = String(data.feedbackId)
    assert.match(`${data.feedbackNo}`, /^FK\d{8}\d{4,}$/)
    const appended = await shop.does('questionFeedback', key, 'append', { content: '补充', images: [] })
    assert.deepEqual([appended.status, (appended.replies as Row[])[0]?.side], ['SUBMITTED', 'MERCHANT'])
    await shop.deliver()
    const accepted = await shop.detail('questionFeedback', key)
    assert.deepEqual([accepted.status, accepted.handler], ['PROCESSING', '客服小易'])
    assert.equal((await shop.does('questionFeedback', key, 'urge')).urgeCount, 1)
    assert.equal(await shop.refusal('questionFeedback', key, 'urge'), 'urged-lately')
    await shop.deliver()
    const answered = await shop.detail('questionFeedback', key)
    assert.deepEqual([answered.status, (answered.replies as Row[]).at(-1)?.side], ['REPLIED', 'SUPPORT'])
    assert.equal(
      (await shop.does('questionFeedback', key, 'append', { content: '还是不行' })).status,
      'PROCESSING',
    )
    await shop.set('questionFeedback', key, { status: "'REPLIED'" })
    const closed = await shop.does('questionFeedback', key, 'closeRate', { score: 4, scoreComment: '好' })
    assert.deepEqual([closed.status, closed.score, closed.scoreComment], ['CLOSED', 4, '好'])
  })

  test('questionFeedback.autoClose: seven days after the last reply', async () => {
    const reply = (days: number) => [
      { side: 'SUPPORT', author: 'x', content: 'x', images: [], sentAt: `${day(-days)} 08:00:00` },
    ]
    const [old, fresh] = await Promise.all(
      [9, 2].map((days) => shop.add('questionFeedback', { replies: reply(days), status: 'REPLIED' })),
    )
    await shop.runDue()
    assert.equal((await shop.detail('questionFeedback', `${old}`)).status, 'CLOSED')
    assert.equal((await shop.detail('questionFeedback', `${fresh}`)).status, 'REPLIED')
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

  test('W-CFG-1: settings that are saved are in the map that screens read', async () => {
    const switches = async () => (await shop.get('merchant-api/config/getHotelConfigAll')).data
    const fields = {
      ...{ orderAutoCancelMinutes: 30, refundAudit: 'AUTO', servicePhone: '13800001234' },
      ...{ ENABLE_UI_UPGRADE_ALL: false, ENABLE_NEW_FILE_MANAGER_SWITCH: false, ENABLE_UPLOAD_CHECK: true },
    }
    const save = (more: Row) => shop.saves('hotelConfig', { ...fields, ...more })
    const { version } = await save({ ENABLE_TICKET_PRODUCT_ABTEST: '100101' })
    const now = await switches()
    assert.deepEqual(
      [now.ENABLE_UI_UPGRADE_ALL, now.ENABLE_NEW_FILE_MANAGER_SWITCH, now.ENABLE_UPLOAD_CHECK],
      ['0', '0', '1'],
    )
    assert.deepEqual([now.ENABLE_TICKET_PRODUCT_ABTEST, now.orderAutoCancelMinutes], ['100101', '30'])
    assert.equal(now.servicePhone, undefined)
    await save({ version, ENABLE_UI_UPGRADE_ALL: true, ENABLE_TICKET_PRODUCT_ABTEST: null })
    const later = await switches()
    assert.deepEqual([later.ENABLE_UI_UPGRADE_ALL, later.ENABLE_TICKET_PRODUCT_ABTEST], ['1', undefined])
  })
})
