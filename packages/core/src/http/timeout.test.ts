import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { getHotelConfigAll } from '@ebkit/protocol/calls/config'
import { getTree } from '@ebkit/protocol/calls/files'
import { cookieFetch, type FaultProxy, serveTests, until } from '@ebkit/testing'
import type { Session } from '../session/Session'
import { createHttp } from './createHttp'
import { failureOf } from './testing/failureOf'
import { config, signedInHttp } from './testing/signedInHttp'

describe('time-out', () => {
  const servers = serveTests('manager')
  let proxy: FaultProxy
  let cookie: string
  let session: Session

  before(async () => {
    ;({ proxy, cookie } = servers)
    ;({ session } = await signedInHttp(servers))
  })

  for (const fault of ['stallHeaders', 'stallBody'] as const) {
    test(`W-REQ-2 a file-service answer that ${fault === 'stallBody' ? 'stalls in its body' : 'never begins'} ends after 30 s`, async (t) => {
      // The file service is at an address that the gateway answers, so that there is a body to stall in.
      session.configure({ fileService: `${proxy.url}merchant-api/config` })
      const call = { ...getTree, path: 'getHotelConfigAll' }
      let headers = 0
      const counting = createHttp({
        session,
        fetch: async (address, options) => {
          const response = await cookieFetch(cookie)(address, options)
          headers++
          return response
        },
      })
      const injected = proxy.inject({ match: config, fault })
      t.mock.timers.enable({ apis: ['setTimeout'] })
      let settled = false
      const failure = failureOf(counting.call(call)).finally(() => {
        settled = true
      })
      await until(() => injected.hits === 1 && headers === (fault === 'stallBody' ? 1 : 0))
      t.mock.timers.tick(29_999)
      await new Promise(setImmediate)
      assert.equal(settled, false)
      t.mock.timers.tick(1)
      const error = await failure
      assert.deepEqual([error.code, error.params.seconds], ['timeout', 30])
      session.configure({ fileService: `${proxy.url}file-service` })
    })
  }

  test('a fetch that ignores its signal times out all the same', async () => {
    const deaf = createHttp({ session, fetch: () => new Promise(() => {}), timeout: 5 })
    assert.equal((await failureOf(deaf.call(getHotelConfigAll))).code, 'timeout')
  })
})
