import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { type Business, startBusiness } from '../../behaviour/testing/business'
import type { Row } from '../../behaviour/testing/ticketShop'
import { inDays } from '../testing/days'

describe('merchant settings', () => {
  let gateway: TestGateway
  let shop: Business
  before(async () => {
    gateway = await startTestGateway()
    shop = await startBusiness(gateway)
  })
  after(() => gateway.stop())

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

  test('deliveryPlatform.unbind, saleChannel.cancelAuth: a late answer of the platform changes nothing', async () => {
    const platform = await shop.add('deliveryPlatform', { platformCode: 'DADA', status: 'ERROR' })
    await shop.does('deliveryPlatform', platform, 'bind', { shopNo: 'S1', appKey: 'k', appSecret: 's' })
    await shop.does('deliveryPlatform', platform, 'unbind')
    const authorised = { appType: '2', appId: 'wx-late', merchantId: '100101', authStatus: 'AUTHORIZED' }
    const channel = await shop.add('saleChannel', authorised)
    await shop.does('saleChannel', channel, 'renew')
    await shop.does('saleChannel', channel, 'cancelAuth')
    await shop.deliver()
    const { status, shopNo } = await shop.detail('deliveryPlatform', platform)
    assert.deepEqual([status, shopNo], ['UNBOUND', null])
    assert.equal((await shop.detail('saleChannel', channel)).authStatus, 'CANCELLED')
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
})
