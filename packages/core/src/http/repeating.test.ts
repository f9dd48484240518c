import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { getHotelConfigAll } from '@ebkit/protocol/calls/config'
import { getUserFeedback, submitUserFeedback } from '@ebkit/protocol/calls/feedback'
import { createFolder } from '@ebkit/protocol/calls/files'
import { type FaultProxy, serveTests } from '@ebkit/testing'
import type { Http } from './createHttp'
import { failureOf } from './testing/failureOf'
import { feedback } from './testing/feedback'
import { config, signedInHttp } from './testing/signedInHttp'

describe('repeating', () => {
  const servers = serveTests('manager')
  let proxy: FaultProxy
  let http: Http

  before(async () => {
    ;({ proxy } = servers)
    ;({ http } = await signedInHttp(servers))
  })

  test('a call that is safe to repeat is repeated once', async () => {
    for (const fault of ['status', 'drop', 'lose', 'cutConnection'] as const) {
      const injected = proxy.inject({ match: config, fault, times: 1 })
      assert.ok(await http.call(getHotelConfigAll))
      assert.equal(injected.hits, 1)
    }
    const lasting = proxy.inject({ match: config, fault: 'status', status: 503 })
    await failureOf(http.call(getHotelConfigAll))
    assert.equal(lasting.hits, 2)
  })

  test('a write is never repeated, nor is a GET that changes state', async () => {
    for (const fault of ['status', 'lose', 'drop'] as const) {
      const injected = proxy.inject({ fault })
      await failureOf(http.call(submitUserFeedback, { body: feedback }))
      await failureOf(http.call(createFolder, { query: { ossDisplayId: '1', displayName: 'a' } }))
      assert.equal(injected.hits, 2)
      proxy.reset()
    }
  })

  test('a write whose answer was lost was executed, and the error does not deny it', async () => {
    const injected = proxy.inject({ match: 'feedback-api', fault: 'lose', times: 1 })
    assert.equal((await failureOf(http.call(submitUserFeedback, { body: feedback }))).code, 'network')
    assert.equal(injected.hits, 1)
    assert.equal((await http.call(getUserFeedback, { query: { url: feedback.url } })).score, 4)
  })
})
