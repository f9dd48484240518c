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
      ids.map(([appId, relationType]) => ({ relationType, merchantId: '100102', appId }))
    assert.deepEqual((await channels()).data, rows(['own', 1], ['shared', 3]))
    assert.deepEqual((await channels('&appTypes=1')).data, rows(['account', 1]))
  })
})
