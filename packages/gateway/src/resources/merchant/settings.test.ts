import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { type Business, startBusiness } from '../../behaviour/testing/business'
import type { Row } from '../../behaviour/testing/ticketShop'
import { day } from '../testing/days'

describe('merchant settings', () => {
  let gateway: TestGateway
  let shop: Business
  before(async () => {
    gateway = await startTestGateway()
    shop = await startBusiness(gateway)
  })
  after(() => gateway.stop())

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

  test('a pin moves up only where its new rank is free', async () => {
    const add = (start: number, end: number, rank: number) =>
      shop.add('merchantTop', {
        ...{ merchantHotelId: '100101', position: 'HOME', region: ['浙江省', '杭州市'], keywords: [], rank },
        validTime: { start: day(start), end: day(end) },
      })
    const [ending, long, later, third] = [
      await add(1, 3, 1),
      await add(1, 9, 2),
      await add(5, 9, 1),
      await add(2, 3, 3),
    ]
    await shop.set('merchantTop', ending, { status: "'ACTIVE'" })
    await shop.does('merchantTop', ending, 'end')
    const rankOf = async (key: string) => (await shop.detail('merchantTop', key)).rank
    assert.deepEqual([await rankOf(long), await rankOf(later), await rankOf(third)], [2, 1, 3])
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
