import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'

describe('enterprise messaging', () => {
  let gateway: TestGateway
  let cookie: string
  before(async () => {
    gateway = await startTestGateway()
    cookie = await gateway.signIn('admin')
  })
  after(() => gateway.stop())

  async function ask(path: string, as = cookie) {
    const headers = { cookie: as, 'x-eb-client': 'ebkit/test' }
    const answer = await fetch(`${gateway.url}/${path}`, { headers })
    const { data } = (await answer.json()) as { data: unknown }
    return { status: answer.status, data }
  }
  const isAuthorised = () => ask('wechat-api/eb/work/is_hotel_auth?hotelId=100101')
  const apply = (as?: string) => ask('wechat-api/eb/work_auth/add_hotel_auth?hotelId=100101', as)
  const channels = (more = '') =>
    ask(`merchant-api/eb/hotel/get_merchant_all_sale_channel_info?hotelId=100101${more}`)
  const status = async () =>
    (await gateway.sql<{ status: string }>("select status from wecom_setting where hotel_id = '100101'"))[0]
      ?.status

  test('W-GATE-4 a store has authorised it once its setting says so', async () => {
    await gateway.sql("delete from wecom_setting where hotel_id = '100101'")
    assert.deepEqual(await isAuthorised(), { status: 200, data: false })
    assert.deepEqual(await apply(), { status: 200, data: true })
    assert.deepEqual((await isAuthorised()).data, false)
    await gateway.sql("update wecom_setting set status = 'AUTHORIZED' where hotel_id = '100101'")
    assert.deepEqual((await isAuthorised()).data, true)
  })

  test('applications and authorisations stand in the trail of the setting', async () => {
    await gateway.sql("delete from wecom_setting where hotel_id = '100101'")
    await gateway.sql("delete from audit_entry where resource = 'wecomSetting'")
    await apply()
    await apply()
    await fetch(`${gateway.url}/eb/demo/wecom/authorisation?hotelId=100101`, {
      ...{ method: 'POST', headers: { cookie, origin: gateway.url }, body: new URLSearchParams() },
    })
    assert.deepEqual(
      await gateway.sql(`select row_key, kind, name, user_id, after->>'status' as status from audit_entry
        where resource = 'wecomSetting' order by entry_id`),
      [
        { row_key: '100101', kind: 'action', name: 'apply', user_id: '100191', status: 'APPLIED' },
        { row_key: '100101', kind: 'save', name: null, user_id: '100191', status: 'AUTHORIZED' },
      ],
    )
  })

  test('W-GATE-6 an application is noted once, and takes no authorisation back', async () => {
    await gateway.sql("update wecom_setting set status = 'UNAUTHORIZED' where hotel_id = '100101'")
    assert.deepEqual(
      [await apply(), await apply()].map(({ data }) => data),
      [true, true],
    )
    assert.equal(await status(), 'APPLIED')
    await gateway.sql("update wecom_setting set status = 'AUTHORIZED' where hotel_id = '100101'")
    await apply()
    assert.equal(await status(), 'AUTHORIZED')
  })

  test('who may only look cannot apply; stores of others answer 404', async () => {
    const viewer = await gateway.signIn('viewer')
    assert.equal((await apply(viewer)).status, 403)
    assert.equal((await ask('wechat-api/eb/work/is_hotel_auth?hotelId=200101')).status, 404)
  })

  test('W-GATE-9 W-CHAN-1 W-CHAN-3 channels of the type come with relation, merchant and id, own ones first', async () => {
    await gateway.sql("delete from sale_channel where hotel_id = '100101'")
    const channel = (id: string, type: string, relation: string, status: string) =>
      gateway.sql(
        `insert into sale_channel (brand_id, hotel_id, channel_id, channel_name, app_type, app_id, relation_type, merchant_id, auth_status)
         values ('1001', '100101', $1, $1, $2, $1, $3, '100102', $4)`,
        [id, type, relation, status],
      )
    await channel('shared', '7', '3', 'AUTHORIZED')
    await channel('own', '7', '1', 'EXPIRING')
    await channel('cancelled', '7', '2', 'CANCELLED')
    await channel('account', '1', '1', 'AUTHORIZED')
    const rows = (...ids: [string, number][]) =>
      ids.map(([appId, relationType]) => ({
        ...{ relationType, merchantId: '100102', appId, principalName: null, authorizedAt: null },
      }))
    assert.deepEqual((await channels()).data, rows(['own', 1], ['shared', 3]))
    assert.deepEqual((await channels('&appTypes=1')).data, rows(['account', 1]))
  })
  const authorisation = (as?: string, hotelId = '100101') =>
    ask(`wechat-api/eb/work_auth/authorisation?hotelId=${hotelId}`, as)

  test('O-117 names where it is authorised and whom the store can ask: pages of the demo, of the settings, or none', async () => {
    const viewer = await gateway.signIn('viewer')
    assert.deepEqual((await authorisation(viewer)).data, {
      authorisation: `${gateway.url}/eb/demo/wecom/authorisation?hotelId=100101`,
      contact: `${gateway.url}/eb/demo/wecom/contact`,
    })
    assert.equal((await authorisation(viewer, '200101')).status, 404)
    const named = {
      authorisation: 'https://wecom.example/install?app=1',
      contact: 'https://wecom.example/me',
    }
    for (const [enterpriseMessaging, answer] of [
      [named, { ...named, authorisation: `${named.authorisation}&hotelId=100101` }],
      [{}, { authorisation: null, contact: null }],
    ] as const) {
      const other = await startTestGateway({ settings: { servesDemo: false, enterpriseMessaging } })
      const headers = { cookie: await other.signIn('admin'), 'x-eb-client': 'ebkit/test' }
      const path = '/wechat-api/eb/work_auth/authorisation?hotelId=100101'
      const { data } = (await (await fetch(other.url + path, { headers })).json()) as { data: unknown }
      assert.deepEqual(data, answer)
      const page = await fetch(`${other.url}/eb/demo/wecom/authorisation?hotelId=100101`, { headers })
      assert.equal(page.status, 404)
      await other.stop()
    }
  })

  test('the page of the demo authorises: setting and channel, the second time without losing what was set up', async () => {
    await gateway.sql("delete from wecom_setting where hotel_id = '100101'")
    await gateway.sql("delete from sale_channel where hotel_id = '100101'")
    await apply()
    const authorise = (as: string, hotelId = '100101') =>
      fetch(`${gateway.url}/eb/demo/wecom/authorisation?hotelId=${hotelId}`, {
        ...{ method: 'POST', headers: { cookie: as, origin: gateway.url }, body: new URLSearchParams() },
      })
    assert.equal((await authorise(await gateway.signIn('viewer'))).status, 403)
    assert.equal((await authorise(cookie, '200101')).status, 404)
    assert.equal(await status(), 'APPLIED')
    assert.equal((await authorise(cookie)).status, 200)
    assert.equal((await isAuthorised()).data, true)
    type Channel = { appId: string; merchantId: string; principalName: string; authorizedAt: string }
    const one = async () => {
      const found = (await channels()).data as Channel[]
      assert.equal(found.length, 1)
      return found[0] as Channel
    }
    const first = await one()
    assert.match(first.appId, /^ww[0-9a-f]{16}$/)
    assert.deepEqual([first.merchantId, first.principalName], ['100101', '演示企业'])
    await gateway.sql(
      "update wecom_setting set app_agent_id = '1000002', status = 'INVALID', last_error = 'x' where hotel_id = '100101'",
    )
    assert.equal((await authorise(cookie)).status, 200)
    const second = await one()
    assert.equal(second.appId, first.appId)
    assert.ok(second.authorizedAt > first.authorizedAt)
    const settings = await gateway.sql(
      "select status, app_agent_id, last_error from wecom_setting where hotel_id = '100101'",
    )
    assert.deepEqual(settings, [{ status: 'AUTHORIZED', app_agent_id: '1000002', last_error: null }])
  })
})
