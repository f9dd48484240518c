import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { addDays } from '@ebkit/rules/dates'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { storeDay } from '../../behaviour/numbers'
import { insertRow } from '../../behaviour/testing/insertRow'
import { type Row, type TicketShop, ticketShop } from '../../behaviour/testing/ticketShop'

describe('channels of the shop', () => {
  let gateway: TestGateway
  let shop: TicketShop
  let made = 0
  before(async () => {
    gateway = await startTestGateway()
    shop = ticketShop(gateway, await gateway.signIn('admin'))
  })
  after(() => gateway.stop())

  /** The brand's mini-program on a platform, without releases. */
  async function applet(platform: string): Promise<string> {
    const [known] = await shop.rows('applet', `brand_id = '1001' and platform_type = '${platform}'`)
    if (known) {
      await gateway.sql('delete from applet_release where applet_id = $1', [known.applet_id])
      return String(known.applet_id)
    }
    await insertRow(gateway, 'applet', {
      ...{ applet_id: platform, platform_type: platform, applet_name: platform, logo: '/demo/a.svg' },
      ...{ intro: '介绍', categories: [], service_phone: '13800001234' },
    })
    return platform
  }
  async function release(appletId: string, status: string): Promise<string> {
    const key = `release${++made}`
    await insertRow(gateway, 'applet_release', {
      ...{ release_id: key, applet_id: appletId, release_version: `1.0.${made}`, template_id: 't' },
      ...{ update_log: '更新', status, audit_id: 'audit', submitted_at: '2026-01-01T00:00:00Z' },
    })
    return key
  }

  test('lottery.addStock: raises the quantity of one prize, and the audit trail has it', async () => {
    const prize = {
      level: '一等奖',
      prizeName: '房券',
      prizeType: 'GOODS',
      quantity: 5,
      probability: 1,
      sent: 2,
    }
    await insertRow(gateway, 'lottery', {
      ...{
        lottery_id: 'lottery',
        lottery_name: '追加测试',
        valid_from: '2026-01-01',
        valid_until: '2099-12-31',
      },
      ...{ member_grades: [], rules: '<p>规则</p>', status: 'PUBLISHED' },
      ...{ prizes: [prize, { ...prize, level: '二等奖', quantity: 999_990 }] },
    })
    const path = 'activity-api/eb/lottery'
    const add = (prizeIndex: number, quantity: number) =>
      shop.act(path, 'addStock', 'lottery', { prizeIndex, quantity })
    const { status, message, data } = await add(1, 20)
    assert.equal(status, 200, message)
    const prizes = (data.done as Row[])[0]?.prizes as Row[]
    assert.deepEqual(
      prizes.map(({ quantity, sent }) => [quantity, sent]),
      [
        [25, 2],
        [999_990, 2],
      ],
    )
    assert.equal((await add(3, 1)).code, 'no-prize')
    assert.equal((await add(2, 11)).code, 'prize-limit')
    const [entry] = (await shop.get(`${path}/trail?key=lottery`)).data.list as Row[]
    const quantities = (side: unknown) => ((side as Row).prizes as Row[]).map(({ quantity }) => quantity)
    assert.equal(entry?.name, 'addStock')
    assert.deepEqual([quantities(entry?.before)[0], quantities(entry?.after)[0]], [5, 25])
  })

  test('appletRelease.undoAudit: one withdrawal a day of each mini-program', async () => {
    const path = 'wxa-admin/eb/applet-release'
    const [own, other] = [await applet('bytedance'), await applet('xhs')]
    const [first, second] = [await release(own, 'AUDITING'), await release(own, 'AUDITING')]
    const row = await shop.acted(path, 'undoAudit', first)
    assert.deepEqual([row.status, Boolean(row.withdrawnAt)], ['DEVELOP', true])
    const again = await shop.act(path, 'undoAudit', second)
    assert.deepEqual([again.status, again.code], [422, 'withdrawn-today'], again.message)
    assert.equal((await shop.acted(path, 'undoAudit', await release(other, 'AUDITING'))).status, 'DEVELOP')
    await gateway.sql(
      "update applet_release set withdrawn_at = withdrawn_at - interval '1 day' where release_id = $1",
      [first],
    )
    assert.equal((await shop.acted(path, 'undoAudit', second)).status, 'DEVELOP')
  })

  test('poiService.publish: refused while a store is not matched or the mini-program is not online', async () => {
    const path = 'wxa-admin/eb/poi-service'
    const appletId = await applet('alipay')
    const poi = async (key: string, status: string) =>
      insertRow(gateway, 'tiktok_poi', {
        ...{ tiktok_poi_id: key, poi_id: key, store_id: '100101', poi_name: key, poi_category: 'HOTEL' },
        ...{
          region: ['浙江省', '杭州市', '西湖区'],
          address: '湖滨',
          license_no: '91330100MA27X0000X',
          geo: { lng: 120, lat: 30 },
          status,
        },
      })
    await poi('poi-matched', 'MATCHED')
    await poi('poi-lost', 'FAILED')
    await insertRow(gateway, 'poi_service', {
      ...{ poi_service_id: 'poi-service', service_name: '门票', service_type: 'TICKET', applet_id: appletId },
      ...{ pois: ['poi-matched', 'poi-lost'], entry_path: 'pages/index', cover_image: '/demo/a.svg' },
      ...{ service_phone: '13800001234', status: 'OFFLINE' },
    })
    const publish = async () => (await shop.act(path, 'publish', 'poi-service')).code
    assert.equal(await publish(), 'poi-not-matched')
    await gateway.sql("update tiktok_poi set status = 'MATCHED' where tiktok_poi_id = 'poi-lost'")
    assert.equal(await publish(), 'no-online-version')
    await release(appletId, 'RELEASED')
    assert.equal((await shop.acted(path, 'publish', 'poi-service')).status, 'PUBLISHED')
  })

  test('a POI service that was mounted is reviewed again once it changed, and stays as it is while it is mounted or in review', async () => {
    const path = 'wxa-admin/eb/poi-service'
    const key = 'poi-changed'
    await insertRow(gateway, 'poi_service', {
      ...{
        poi_service_id: key,
        service_name: '门票',
        service_type: 'TICKET',
        applet_id: await applet('alipay'),
      },
      ...{ pois: ['poi-reviewed'], entry_path: 'pages/index', cover_image: '/demo/products/boat.svg' },
      ...{ service_phone: '13800001234', status: 'AUDITING' },
    })
    await insertRow(gateway, 'tiktok_poi', {
      ...{ tiktok_poi_id: 'poi-reviewed', poi_id: 'poi-reviewed', store_id: '100101', poi_name: '湖滨' },
      ...{ poi_category: 'HOTEL', region: ['浙江省', '杭州市', '西湖区'], address: '湖滨' },
      ...{ license_no: '91330100MA27X0000X', geo: { lng: 120, lat: 30 }, status: 'MATCHED' },
    })
    const save = async (change: Row) => {
      const { version } = (await shop.get(`${path}/detail?poiServiceId=${key}`)).data
      return shop.post(`${path}/save`, { poiServiceId: key, version, ...change })
    }
    const set = (status: string) =>
      gateway.sql('update poi_service set status = $2 where poi_service_id = $1', [key, status])
    for (const status of ['AUDITING', 'PUBLISHED']) {
      await set(status)
      assert.equal((await save({ entryPath: 'pages/other' })).code, 'mounted', status)
    }
    await set('OFFLINE')
    const same = await save({ entryPath: 'pages/index' })
    assert.equal(same.data.status, 'OFFLINE', same.message)
    assert.equal((await save({ entryPath: 'pages/other' })).data.status, 'NEW')
    assert.equal((await shop.act(path, 'publish', key)).status, 409)
  })

  test('smallLifeShop.resume: refused while the newest agreement is overdue without a signature', async () => {
    await gateway.sql("delete from small_life_shop where hotel_id = '100101'")
    await gateway.sql("delete from small_life_protocol where hotel_id = '100101'")
    await insertRow(gateway, 'small_life_shop', {
      ...{ hotel_id: '100101', shop_name: '云栖', shop_logo: '/demo/a.svg', intro: '介绍', status: 'PAUSED' },
      ...{ business_types: ['HOTEL'], contact_name: '王小明', contact_phone: '13800001234' },
      ...{ city: ['浙江省', '杭州市', '西湖区'], settle_account: '6222', refund_phone: '13800001234' },
    })
    const protocol = (key: string, effective: string, values: Row) =>
      insertRow(gateway, 'small_life_protocol', {
        ...{ hotel_id: '100101', protocol_id: key, version_no: key, effective_at: effective },
        ...values,
      })
    await protocol('v1', '2025-01-01', { status: 'SIGNED', signed_at: '2025-01-01T00:00:00Z' })
    await protocol('v2', '2026-01-01', { status: 'UNSIGNED', sign_deadline: addDays(storeDay(), -1) })
    const resume = async () => {
      const { code, data } = await shop.act('merchant-api/eb/small-life-shop', 'resume', '100101')
      return (data.done as Row[] | undefined)?.[0]?.status ?? code
    }
    assert.equal(await resume(), 'agreement-unsigned')
    await gateway.sql("update small_life_protocol set sign_deadline = $1 where protocol_id = 'v2'", [
      storeDay(),
    ])
    assert.equal(await resume(), 'OPEN')
  })
})
