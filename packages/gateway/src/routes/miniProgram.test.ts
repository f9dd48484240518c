import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'

const platform = 'brandId=1001&platformType=wechat'
const body = { brandId: '1001', hotelId: '100101', platformType: 'wechat' }

describe('mini-program calls', () => {
  let gateway: TestGateway
  let cookie: string
  before(async () => {
    gateway = await startTestGateway()
    cookie = await gateway.signIn('admin')
    await gateway.sql("delete from applet where brand_id = '1001'")
  })
  after(() => gateway.stop())

  async function ask(path: string, given?: object, as = cookie) {
    const answer = await fetch(`${gateway.url}/wxa-admin/admin/${path}`, {
      headers: { cookie: as, 'x-eb-client': 'ebkit/test', 'content-type': 'application/json' },
      ...(given && { method: 'POST', body: JSON.stringify(given) }),
    })
    const { code, data } = (await answer.json()) as { code: unknown; data: unknown }
    return { status: answer.status, code, data }
  }
  const open = (page: string, form?: Record<string, string>, as = cookie) =>
    fetch(`${gateway.url}/eb/demo/mini-program/${page}?platformType=wechat`, {
      headers: { cookie: as, origin: gateway.url },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
  const insert = () => ask('base_config/insert', { ...body, status: 1, appId: 'p', appletAppId: '' })
  const update = () => ask('base_config/update_register_status', { ...body, status: 3 })
  const state = async () => [
    (await ask(`applet_status/applet_base_status?${platform}`)).data,
    (await ask(`applet_status/register?${platform}`)).data,
  ]

  test('W-MPA-14 W-MPA-15 W-MPA-16 a brand without a mini-program has status 0, no permission and no registration', async () => {
    assert.deepEqual(await state(), ['0', false])
    assert.deepEqual((await ask('applet_status/authorization?appId=p&platformType=wechat')).data, {
      appletRegister: false,
      appletManager: false,
      platformRegister: false,
    })
  })

  test('W-MPA-17 W-MPA-18 steps that the platform has not made cannot be recorded', async () => {
    assert.deepEqual([(await insert()).code, (await update()).code], ['not-authorised', 'not-registered'])
    await open('authorization', { appletRegister: 'on', appletManager: 'on' })
    assert.equal((await insert()).status, 409)
    await open('authorization', { appletRegister: 'on', appletManager: 'on', platformRegister: 'on' })
    assert.equal((await insert()).status, 200)
    assert.deepEqual(await state(), ['1', false])
    assert.equal((await update()).status, 409)
    await open('registration', {})
    assert.deepEqual(await state(), ['1', true])
    assert.equal((await update()).status, 200)
    assert.deepEqual(await state(), ['3', true])
  })

  test('recording a second time changes nothing', async () => {
    await insert()
    await update()
    assert.deepEqual(await state(), ['3', true])
  })

  test('the audit trail names who changed it, and how', async () => {
    const entries = await gateway.sql<{ kind: string; by: string; names: string[] }>(`
      select kind, user_id as by, array(select jsonb_object_keys(after) order by 1) as names
      from audit_entry where resource = 'applet' order by entry_id`)
    const [made, ...later] = entries
    assert.deepEqual([made?.kind, made?.by, made?.names.includes('appletManager')], ['save', '100191', true])
    assert.deepEqual(
      later.map(({ names }) => names.join(' ')),
      [
        'platformRegister',
        'appId appletStatus registerStatus',
        'lastSyncAt originalId',
        'appletStatus registerStatus',
      ],
    )
  })

  test('roles of a store may look, and change nothing', async () => {
    await gateway.sql("update role set permissions = '{*}' where role_name = '门店店长'")
    const manager = await gateway.signIn('manager')
    const stored = () => gateway.sql("select * from applet where brand_id = '1001'")
    await gateway.sql("update applet set applet_status = '0', original_id = null where brand_id = '1001'")
    const before = await stored()
    assert.equal((await ask(`applet_status/register?${platform}`, undefined, manager)).status, 200)
    const refused = [
      await ask('base_config/insert', { ...body, status: 1, appId: 'theirs', appletAppId: '' }, manager),
      await ask('base_config/update_register_status', { ...body, status: 3 }, manager),
      await open('authorization', undefined, manager),
      await open('authorization', {}, manager),
      await open('registration', {}, manager),
    ]
    assert.deepEqual(
      refused.map(({ status }) => status),
      [403, 403, 403, 403, 403],
    )
    assert.deepEqual(await stored(), before)
  })

  test('the pages of the demo are styled, run no script, and are for who may change the mini-program', async () => {
    const page = await open('authorization')
    assert.match(
      page.headers.get('content-security-policy') ?? '',
      /script-src 'self';.*style-src 'self' 'sha256-/,
    )
    assert.equal((await page.text()).match(/type="checkbox"/g)?.length, 3)
    const viewer = await gateway.signIn('viewer')
    assert.deepEqual(
      [(await open('registration', {}, viewer)).status, (await open('registration', {}, '')).status],
      [403, 401],
    )
  })
})
