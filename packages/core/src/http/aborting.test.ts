import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { getHotelConfigAll } from '@ebkit/protocol/calls/config'
import { cookieFetch, type FaultProxy, serveTests, until } from '@ebkit/testing'
import type { Session } from '../session/Session'
import { createHttp, type Http } from './createHttp'
import { failureOf } from './testing/failureOf'
import { config, signedInHttp } from './testing/signedInHttp'

describe('aborting', () => {
  const servers = serveTests('manager')
  let proxy: FaultProxy
  let cookie: string
  let session: Session
  let http: Http

  before(async () => {
    ;({ proxy, cookie } = servers)
    ;({ session, http } = await signedInHttp(servers))
  })

  test('before the request, while it runs, and before it is repeated', async () => {
    const aborted = AbortSignal.abort()
    assert.equal((await failureOf(http.call(getHotelConfigAll, { signal: aborted }))).code, 'aborted')
    assert.equal(proxy.requests.length, 0)

    const running = new AbortController()
    const held = proxy.inject({ match: config, fault: 'hold' })
    const call = failureOf(http.call(getHotelConfigAll, { signal: running.signal }))
    await until(() => held.hits)
    running.abort()
    assert.equal((await call).code, 'aborted')
    proxy.reset()

    const pausing = new AbortController()
    proxy.inject({ match: config, fault: 'status', status: 503 })
    const patient = createHttp({ session, fetch: cookieFetch(cookie), pause: 50 })
    const again = failureOf(patient.call(getHotelConfigAll, { signal: pausing.signal }))
    await until(() => proxy.requests.length)
    pausing.abort()
    assert.equal((await again).code, 'aborted')
    assert.equal(proxy.requests.length, 1)
  })
})
