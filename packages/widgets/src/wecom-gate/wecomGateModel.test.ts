import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createHttp } from '@ebkit/core/http'
import { createSession } from '@ebkit/core/session'
import { cookieFetch, serveTests, until } from '@ebkit/testing'
import { createWecomGate } from './wecomGateModel'

const servers = serveTests('admin')
const question = 'wechat-api/eb/work/is_hotel_auth'
const promotion = { status: 'promotion', isApplying: false }

/** Sets the store's authorisation, and a channel of enterprise messaging. */
async function store(status: string | undefined, hasChannel: boolean) {
  const { gateway } = servers
  await gateway.sql("delete from wecom_setting where hotel_id = '100101'")
  await gateway.sql("delete from sale_channel where hotel_id = '100101'")
  if (status)
    await gateway.sql(
      `insert into wecom_setting (brand_id, hotel_id, corp_id, app_agent_id, app_secret, sync_scope, status)
        values ('1001', '100101', '', '', '', '{}', $1)`,
      [status],
    )
  if (hasChannel)
    await gateway.sql(`insert into sale_channel
      (brand_id, hotel_id, channel_id, channel_name, app_type, app_id, relation_type, merchant_id, auth_status)
      values ('1001', '100101', 'ww-own', 'ww-own', '7', 'ww-own', '2', '100101', 'AUTHORIZED')`)
}

/** A gate on its own page, and its reports. */
async function openGate(path = '/hotelRecom/wechatuser/list') {
  const fetch = cookieFetch(servers.cookie)
  const session = createSession(undefined, fetch)
  session.configure({ gateway: servers.proxy.url })
  await session.identify()
  const errors: unknown[] = []
  const http = createHttp({ session, fetch, pause: 1 })
  const gate = createWecomGate(
    { http },
    () => ({ path }),
    (error) => errors.push(error),
  )
  return { gate, errors, state: gate.$state.get }
}

describe('the gate of enterprise messaging, without a view', () => {
  test('W-GATE-3 W-GATE-8 it opens for an authorised store with a corporation, which is reported', async () => {
    await store('AUTHORIZED', true)
    const { gate, state } = await openGate()
    assert.deepEqual(state(), { status: 'unknown' })
    await gate.check()
    const now = state()
    assert.equal(now.status, 'open')
    assert.equal(now.status === 'open' && now.corporation?.appId, 'ww-own')
  })

  test('W-GATE-11 W-GATE-12 without a corporation it stays closed, except on the page that sets it up', async () => {
    await store('AUTHORIZED', false)
    const { gate, state } = await openGate()
    await gate.check()
    assert.deepEqual(state(), { status: 'no-corporation' })
    const settings = await openGate('/company-wx/WxSet')
    await settings.gate.check()
    assert.deepEqual(settings.state(), { status: 'open' })
  })

  test('W-GATE-13 a check that fails is reported, and counts as no', async () => {
    await store('AUTHORIZED', true)
    const { gate, state, errors } = await openGate()
    const { proxy } = servers
    const fault = proxy.inject({ match: ({ path }) => path.includes(question), fault: 'status', status: 500 })
    await gate.check()
    assert.ok(fault.hits > 0)
    assert.deepEqual(state(), promotion)
    assert.equal(errors.length, 1)
  })

  test('W-GATE-14 a corporation that cannot be read is reported, and counts as missing', async () => {
    await store('AUTHORIZED', true)
    const { gate, state, errors } = await openGate()
    const { proxy } = servers
    const fault = proxy.inject({
      match: ({ path }) => path.includes('get_merchant_all_sale_channel_info'),
      fault: 'status',
      status: 500,
    })
    await gate.check()
    assert.ok(fault.hits > 0)
    assert.deepEqual(state(), { status: 'no-corporation' })
    assert.equal(errors.length, 1)
  })

  test('after a stop nothing is reported or changed', async () => {
    await store('AUTHORIZED', true)
    const { gate, state, errors } = await openGate()
    const { proxy } = servers
    const held = proxy.inject({ match: ({ path }) => path.includes(question), fault: 'hold' })
    const asked = gate.check()
    await until(() => held.hits > 0)
    gate.stop()
    held.release()
    await asked
    assert.deepEqual(state(), { status: 'unknown' })
    assert.deepEqual(errors, [])
  })

  test('an accepted application is reported, once; the promotion stays', async () => {
    await store(undefined, false)
    const { gate, state } = await openGate()
    assert.equal(await gate.apply(), false, 'nothing is known yet')
    await gate.check()
    assert.deepEqual(state(), promotion)
    const first = gate.apply()
    assert.deepEqual(state(), { status: 'promotion', isApplying: true })
    assert.equal(await gate.apply(), false, 'one is under way')
    assert.equal(await first, true)
    assert.deepEqual(state(), promotion)
  })

  test('the answer to an application does not close a gate that opened meanwhile, and leads nowhere after a stop', async () => {
    const { gate, state } = await openGate()
    const { proxy } = servers
    for (const next of ['check', 'stop'] as const) {
      await store(undefined, false)
      await gate.check()
      const held = proxy.inject({
        match: ({ path }) => path.includes('eb/work_auth'),
        fault: 'hold',
        times: 1,
      })
      const applied = gate.apply()
      await until(() => held.hits > 0)
      await store('AUTHORIZED', true)
      await gate[next]()
      const { status } = state()
      held.release()
      assert.deepEqual([await applied, state().status], [false, status])
    }
    await gate.check()
    assert.equal(state().status, 'open')
  })

  test('an application that is refused, or fails, reports which', async () => {
    await store(undefined, false)
    const { gate, state } = await openGate()
    const { proxy } = servers
    await gate.check()
    const match = ({ path }: { path: string }) => path.includes('wechat-api/eb/work_auth')
    proxy.inject({ match, fault: 'json', body: { code: 0, data: false }, times: 1 })
    assert.equal(await gate.apply(), false)
    assert.deepEqual(state(), { ...promotion, problem: 'refused' })
    proxy.inject({ match, fault: 'status', status: 500, times: 1 })
    assert.equal(await gate.apply(), false)
    const now = state()
    assert.equal(now.status === 'promotion' && (now.problem as { status?: number }).status, 500)
  })
})
