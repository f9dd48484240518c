import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { getHotelConfigAll } from '@ebkit/protocol/calls/config'
import { signIn } from '@ebkit/protocol/calls/signIn'
import { type FaultProxy, serveTests } from '@ebkit/testing'
import type { Session } from '../session/Session'
import type { Http, HttpOptions } from './createHttp'
import { failureOf } from './testing/failureOf'
import { config, signedInHttp } from './testing/signedInHttp'

describe('ended sessions', () => {
  const servers = serveTests('manager')
  let proxy: FaultProxy
  let session: Session
  let http: Http

  async function connect(options?: Partial<HttpOptions>): Promise<void> {
    ;({ session, http } = await signedInHttp(servers, options))
  }

  before(async () => {
    ;({ proxy } = servers)
    await connect()
  })

  test('HTTP 401 without a token source ends the session', async () => {
    await connect()
    const fault = proxy.inject({
      match: config,
      fault: 'status',
      status: 401,
      body: { code: 'unauthenticated' },
    })
    const error = await failureOf(http.call(getHotelConfigAll))
    assert.deepEqual([error.code, error.status, fault.hits], ['session-ended', 401, 1])
    const { status, identity } = session.$identity.get()
    assert.deepEqual([status, identity?.account], ['ended', 'manager'])
    await connect()
  })

  test('a wrong password does not end the session', async () => {
    const error = await failureOf(http.call(signIn, { body: { account: 'manager', password: 'wrong' } }))
    assert.deepEqual([error.code, error.status, error.serverCode], ['http', 401, 'bad-credentials'])
    assert.equal(typeof (error.data as { attemptsLeft: unknown }).attemptsLeft, 'number')
    assert.equal(session.$identity.get().status, 'signed-in')
  })
})
