import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { createHttp } from '@ebkit/core/http'
import { createSession } from '@ebkit/core/session'
import { cookieFetch, serveTests, until } from '@ebkit/testing'
import { createAppletAuthorization } from './appletAuthorizationModel'

describe('authorisation of a mini-program, without a view', () => {
  const servers = serveTests('admin')
  const platform = {
    ...{ brandId: '1001', hotelId: '100101', platformType: 'wechat' },
    ...{ appId: 'wx-platform', appletAppId: 'wx-applet' },
  }
  const everything = { appletRegister: 'on', appletManager: 'on', platformRegister: 'on' }

  beforeEach(async () => {
    await servers.gateway.sql("delete from applet where brand_id = '1001'")
    const page = { hidden: false, documentElement: { lang: 'zh' } }
    Reflect.set(globalThis, 'document', Object.assign(new EventTarget(), page))
    Reflect.set(globalThis, 'location', new URL(servers.proxy.url))
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'document')
    Reflect.deleteProperty(globalThis, 'location')
  })

  /** What the platform grants, as its page in the demo stores it. */
  const post = (page: string, form: Record<string, string>) =>
    fetch(`${servers.gateway.url}/eb/demo/mini-program/${page}`, {
      method: 'POST',
      headers: { cookie: servers.cookie, origin: servers.gateway.url },
      body: new URLSearchParams(form),
    })

  function open(isSignedIn = true) {
    const fetch = cookieFetch(servers.cookie)
    const session = createSession(undefined, fetch)
    session.configure({ gateway: servers.proxy.url })
    const statuses: string[] = []
    const errors: unknown[] = []
    const model = createAppletAuthorization(
      { http: createHttp({ session, fetch, pause: 1 }) },
      {
        platform: () => (isSignedIn ? platform : undefined),
        onChange: (status) => statuses.push(status),
        onError: (error) => errors.push(error),
      },
    )
    return { model, statuses, errors, state: () => model.$state.get() }
  }

  test('before somebody is signed in nothing is asked', async () => {
    const { model, state } = open(false)
    await model.open()
    model.proceed()
    assert.deepEqual(state(), { status: undefined, permissions: undefined, poll: 'idle' })
    assert.equal(servers.proxy.requests.length, 0)
  })

  test('what is granted is known when it opens; all of it is status 1, a registration status 3', async () => {
    assert.equal((await post('authorization', { appletRegister: 'on' })).ok, true)
    const { model, state, statuses, errors } = open()
    await model.open()
    assert.deepEqual(state(), {
      status: '0',
      permissions: { appletRegister: true, appletManager: false, platformRegister: false },
      poll: 'idle',
    })
    await post('authorization', everything)
    model.proceed()
    assert.equal(state().poll, 'asking')
    await until(() => state().status === '1')
    assert.equal(state().poll, 'idle')
    await post('registration', {})
    model.proceed()
    await until(() => state().status === '3')
    model.proceed()
    assert.equal(state().poll, 'idle', 'there is nothing more to ask')
    assert.deepEqual([statuses, errors], [['1', '3'], []])
    const [row] = await servers.gateway.sql('select applet_status, app_id, applet_app_id from applet')
    assert.deepEqual(row, { applet_status: '3', app_id: 'wx-platform', applet_app_id: 'wx-applet' })
  })

  test('with one permission missing the status stays', async () => {
    const { model, state, statuses } = open()
    await model.open()
    await post('authorization', { appletRegister: 'on', appletManager: 'on' })
    model.proceed()
    await until(() => state().permissions?.appletManager)
    assert.equal(state().poll, 'asking')
    assert.equal(state().permissions?.platformRegister, false)
    model.stop()
    assert.deepEqual(statuses, [])
  })

  test('a first question that fails is told, and counts as not authorised', async () => {
    const fault = servers.proxy.inject({
      match: 'wxa-admin/admin/applet_status/applet_base_status',
      fault: 'html',
      times: 1,
    })
    const { model, state, errors } = open()
    await model.open()
    assert.equal(fault.hits, 1)
    assert.equal(state().status, '0')
    assert.equal((errors as { code: string }[])[0]?.code, 'malformed')
  })

  test('stopped, a question on its way changes nothing', async () => {
    const fault = servers.proxy.inject({
      match: 'wxa-admin/admin/applet_status/applet_base_status',
      fault: 'hold',
    })
    const { model, state, errors } = open()
    const opening = model.open()
    await until(() => fault.hits === 1)
    model.stop()
    await opening
    assert.equal(state().status, undefined)
    assert.deepEqual(errors, [])
  })
})
