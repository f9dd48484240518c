import assert from 'node:assert/strict'
import { after, afterEach, before, describe, mock, test } from 'node:test'
import { getHotelConfigAll } from '@ebkit/protocol/calls/config'
import {
  cookieFetch,
  type FaultProxy,
  startFaultProxy,
  startTestGateway,
  type TestGateway,
  until,
} from '@ebkit/testing'
import { createHttp } from '../http/createHttp'
import { createPage } from '../page/createPage'
import { createSafeStorage } from '../storage/safeStorage'
import { createSession } from './createSession'
import type { Session } from './Session'

let gateway: TestGateway
let proxy: FaultProxy
let manager: string

/** A session of a user who is signed in by cookie. */
function sessionOf(cookie: string): Session {
  const session = createSession(createPage(), cookieFetch(cookie))
  session.configure({ gateway: proxy.url })
  return session
}

before(async () => {
  gateway = await startTestGateway()
  proxy = await startFaultProxy(gateway.url)
  manager = await gateway.signIn('manager')
})
afterEach(() => {
  proxy.reset()
  mock.restoreAll()
})
after(async () => {
  await proxy.stop()
  await gateway.stop()
})

describe('identity', () => {
  test('is requested once for all callers, and cached', async () => {
    const session = sessionOf(manager)
    const answers = await Promise.all([session.identify(), session.identify(), session.identify()])
    assert.deepEqual(new Set(answers.map((identity) => identity?.account)), new Set(['manager']))
    await session.identify()
    assert.equal(proxy.requests.length, 1)
    assert.equal(session.$identity.get().status, 'signed-in')
  })

  test('a missing sign-in is an answer, not a failure', async () => {
    const session = sessionOf('')
    assert.equal(await session.identify(), undefined)
    assert.deepEqual(session.$identity.get(), { status: 'signed-out' })
    await session.identify()
    assert.equal(proxy.requests.length, 1)
  })

  test('a failure is kept in the state, and the next call requests again', async () => {
    const session = sessionOf(manager)
    const fault = proxy.inject({ match: 'api/session', fault: 'html', times: 1 })
    assert.equal(await session.identify(), undefined)
    assert.equal(fault.hits, 1)
    const { status, error } = session.$identity.get()
    assert.deepEqual([status, error?.code], ['failed', 'malformed'])
    assert.equal((await session.identify())?.account, 'manager')
  })

  test('refresh during a request drops the older answer', async () => {
    let cookie = ''
    const session = createSession(createPage(), (address, options) => cookieFetch(cookie)(address, options))
    session.configure({ gateway: proxy.url })
    const held = proxy.inject({ match: 'api/session', fault: 'hold', times: 1 })
    const first = session.identify()
    await until(() => held.hits)
    cookie = manager
    const second = session.refresh()
    held.release()
    assert.equal((await second)?.account, 'manager')
    assert.equal((await first)?.account, 'manager')
    assert.equal(session.$identity.get().status, 'signed-in')
  })

  test('another gateway is used as soon as it is configured', async () => {
    const session = createSession(createPage(), cookieFetch(manager))
    session.configure({ gateway: 'http://127.0.0.1:9/' })
    await session.identify()
    assert.equal(session.$identity.get().status, 'failed')
    session.configure({ gateway: proxy.url })
    await until(() => session.$identity.get().status === 'signed-in')
  })
})

describe('hotel', () => {
  test('a tab keeps its first hotel until another one is configured', async () => {
    const session = sessionOf(manager)
    const first = await session.identify()
    proxy.inject({ match: 'api/session', fault: 'wrongShape', data: { ...first, hotelId: '100103' } })
    assert.equal((await session.refresh())?.hotelId, '100103')
    assert.equal(session.$hotelId.get(), '100101')
    session.configure({ hotelId: '100102' })
    assert.equal(session.$hotelId.get(), '100102')
    session.configure({ hotelId: undefined })
    assert.equal(session.$hotelId.get(), '100101')
  })

  test('another user starts with their own hotel', async () => {
    const session = sessionOf(manager)
    const first = await session.identify()
    const other = { ...first, userId: 'other', hotelId: '100104' }
    proxy.inject({ match: 'api/session', fault: 'wrongShape', data: other })
    await session.refresh()
    assert.equal(session.$hotelId.get(), '100104')
  })
})

describe('signing out', () => {
  test('deletes the drafts of the user only', async () => {
    const cookie = await gateway.signIn('clerk')
    const storage = createSafeStorage(() => undefined)
    const session = createSession(createPage(storage), cookieFetch(cookie))
    session.configure({ gateway: proxy.url })
    const user = await session.identify()
    storage.set(`ebkit.draft.${user?.userId}.100101.feedback`, '[]')
    storage.set('ebkit.draft.other.100101.feedback', '[]')
    storage.set('dashboardGuide', '3')
    await session.signOut()
    assert.equal(storage.get(`ebkit.draft.${user?.userId}.100101.feedback`), undefined)
    assert.equal(storage.get('ebkit.draft.other.100101.feedback'), '[]')
    assert.equal(storage.get('dashboardGuide'), '3')
    assert.deepEqual(session.$identity.get(), { status: 'signed-out' })
    assert.equal(session.$hotelId.get(), undefined)
    assert.equal(await session.refresh(), undefined, 'the gateway has ended the session too')
  })

  test('fails, and deletes nothing, if the gateway cannot be reached', async () => {
    const session = sessionOf(manager)
    const user = await session.identify()
    session.storage.set(`ebkit.draft.${user?.userId}.100101.feedback`, '[]')
    const fault = proxy.inject({ match: 'api/session', fault: 'drop' })
    await assert.rejects(session.signOut(), { code: 'network' })
    assert.equal(fault.hits, 1)
    assert.equal(session.$identity.get().status, 'signed-in')
    assert.ok(session.storage.get(`ebkit.draft.${user?.userId}.100101.feedback`))
  })
})

describe('caching', () => {
  test('is cleared with the user', async () => {
    const session = sessionOf(manager)
    await session.identify()
    const http = createHttp({ session, fetch: cookieFetch(manager) })
    const read = () => session.resources.read('config', 'x', () => http.call(getHotelConfigAll))
    await read()
    await read()
    assert.equal(proxy.requests.length, 2)
    const fault = proxy.inject({ match: 'api/session', fault: 'status', status: 401 })
    await session.refresh()
    assert.equal(fault.hits, 1)
    await session.refresh()
    await read()
    const configs = proxy.requests.filter(({ path }) => path.includes('config'))
    assert.equal(configs.length, 1, 'the same user: kept, so that what is on the screen stays')
    await session.signOut().catch(() => {})
    await read().catch(() => {})
    assert.equal(proxy.requests.filter(({ path }) => path.includes('config')).length, 2)
  })
})
