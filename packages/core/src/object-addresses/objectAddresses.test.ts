import assert from 'node:assert/strict'
import { beforeEach, describe, mock, test } from 'node:test'
import { cookieFetch, createFileCalls, type FileCalls, serveTests } from '@ebkit/testing'
import { createHttp } from '../http/createHttp'
import { createSession } from '../session/createSession'
import type { Session } from '../session/Session'
import type { ObjectAddresses } from './createObjectAddresses'
import { objectAddressesOf } from './objectAddressesOf'

const servers = serveTests('clerk')
const day = 24 * 3_600_000
let calls: FileCalls
let session: Session
let addresses: ObjectAddresses
let saved: string

const openPage = (cookie = servers.cookie) => {
  const fetch = cookieFetch(cookie)
  const session = createSession(undefined, fetch)
  session.configure({ gateway: servers.proxy.url })
  return { session, addresses: objectAddressesOf(session, createHttp({ session, fetch, pause: 1 })) }
}

beforeEach(async () => {
  calls = createFileCalls(servers.gateway, servers.cookie)
  ;({ session, addresses } = openPage())
  saved = addressOf(await calls.put('attached', 'text/plain'))
})

const addressOf = (key: string) => `${servers.gateway.url}/eb-store/${key}`
const questions = () => servers.proxy.requests.filter(({ path }) => path.includes('signed_addresses'))
const textAt = async (url = '') => {
  const answer = await fetch(url)
  return answer.ok ? answer.text() : answer.status
}

describe('addresses of shown objects', () => {
  test('addresses requested together are one call; known ones are not requested again', async () => {
    const others = await Promise.all(Array.from({ length: 20 }, () => calls.put('x')))
    const wanted = [saved, ...others.map(addressOf)]
    const found = await Promise.all([...wanted, ...wanted].map((saved) => addresses.get({ saved })))
    assert.equal(questions().length, 1)
    assert.equal(new Set(found.map((address) => address?.url)).size, 21)
    assert.equal(await textAt(found[0]?.url), 'attached')
    assert.equal(addresses.peek({ saved })?.url, found[0]?.url)
    await addresses.get({ saved })
    assert.equal(questions().length, 1)
    assert.equal(
      addresses.peek({ saved, process: 'image/info' }),
      undefined,
      'another instruction is another address',
    )
  })

  test('more than the gateway signs at once are several calls', async () => {
    const found = await Promise.all(
      Array.from({ length: 401 }, (_, n) => addresses.get({ saved: `${saved}?${n}` })),
    )
    assert.equal(questions().length, 3)
    assert.ok(found.every((address) => address?.url.includes('x-oss-signature')))
  })

  test('a day later an address is signed again, and shows the object', async () => {
    const first = await addresses.get({ saved })
    const now = Date.now()
    mock.timers.enable({ apis: ['Date'], now: now + day })
    try {
      assert.equal(await textAt(first?.url), 403)
      assert.equal(addresses.peek({ saved }), undefined)
      const second = await addresses.get({ saved })
      assert.equal(await textAt(second?.url), 'attached')
    } finally {
      mock.timers.reset()
    }
  })

  test('an address that failed is requested once more, but not endlessly', async () => {
    const first = await addresses.get({ saved })
    const [same, again] = [
      await addresses.get({ saved }, first?.url),
      await addresses.get({ saved }, 'another one'),
    ]
    assert.equal(same, undefined, 'the gateway signs the same for a while: it is not the signature')
    assert.equal(again?.url, first?.url)
    assert.equal(questions().length, 2)
  })

  test('missing objects and those of others have none, and a public object keeps its address', async () => {
    const root = (await calls.tree()).ossDisplayId
    const open = addressOf((await calls.upload(root, 'open.txt', 'open')).path ?? '')
    const manager = createFileCalls(servers.gateway, await servers.gateway.signIn('manager'))
    const theirs = addressOf(
      (await manager.upload((await manager.tree('personal')).ossDisplayId, 'a.txt')).path ?? '',
    )
    const wanted = [
      theirs,
      addressOf('1001/100101/files/1/gone'),
      'https://other.example/1/2/files/a.jpg',
      open,
    ]
    const found = await Promise.all(wanted.map((saved) => addresses.get({ saved })))
    assert.deepEqual(found.slice(0, 3), [undefined, undefined, undefined])
    const plain = found[3]
    assert.deepEqual([plain?.isPublic, new URL(plain?.url ?? '').pathname], [true, new URL(open).pathname])
    assert.equal(new URL(plain?.url ?? '').search, '')
    assert.equal(await addresses.get({ saved: open }, plain?.url), undefined, 'it is not the signature')
  })

  test('without a signed-in user nothing is requested; another user’s addresses are discarded', async () => {
    const nobody = openPage('')
    assert.equal(await nobody.addresses.get({ saved }), undefined)
    assert.equal(questions().length, 0)
    await addresses.get({ saved })
    session.configure({ userId: 'somebody-else' })
    assert.equal(addresses.peek({ saved }), undefined)
  })

  test('a failed request rejects; a gateway without this call has plain addresses', async () => {
    const match = ({ path }: { path: string }) => path.includes('signed_addresses')
    const failure = servers.proxy.inject({ match, fault: 'status', status: 500 })
    await assert.rejects(addresses.get({ saved }), { code: 'http' })
    assert.ok(failure.hits > 0)
    failure.remove()
    servers.proxy.inject({ match, fault: 'status', status: 404 })
    assert.deepEqual(await addresses.get({ saved }), { url: saved, isPublic: true })
    const before = questions().length
    assert.deepEqual(await addresses.get({ saved: `${saved}2` }), { url: `${saved}2`, isPublic: true })
    assert.equal(questions().length, before)
  })
})
