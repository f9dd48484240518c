import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { getUserFeedback, submitUserFeedback } from '@ebkit/protocol/calls/feedback'
import { createFolder, moveFiles } from '@ebkit/protocol/calls/files'
import { cookieFetch, type FaultProxy, serveTests } from '@ebkit/testing'
import type { Session } from '../session/Session'
import { createHttp, type Http } from './createHttp'
import { failureOf } from './testing/failureOf'
import { feedback } from './testing/feedback'
import { signedInHttp } from './testing/signedInHttp'

describe('hotel of a write', () => {
  const servers = serveTests('manager')
  let proxy: FaultProxy
  let cookie: string
  let session: Session
  let http: Http

  before(async () => {
    ;({ proxy, cookie } = servers)
    ;({ session, http } = await signedInHttp(servers))
  })

  test('a write for another hotel than the page’s is refused before it is sent', async () => {
    const other = '100199'
    const refused = await Promise.all([
      failureOf(http.call(submitUserFeedback, { body: feedback, hotelId: other })),
      failureOf(
        http.call(moveFiles, {
          body: { ossDisplayIds: ['1'], parentDisplayId: '2', hotelId: other } as never,
        }),
      ),
      failureOf(
        http.call(createFolder, {
          query: { ossDisplayId: '1', displayName: 'a', hotelId: other } as never,
        }),
      ),
    ])
    assert.deepEqual(
      refused.map((error) => error.code),
      ['hotel-mismatch', 'hotel-mismatch', 'hotel-mismatch'],
    )
    assert.equal(proxy.requests.length, 0)
  })

  test('a write for the page’s own hotel is sent, and a read may name another', async () => {
    await http.call(submitUserFeedback, { body: feedback, hotelId: session.$hotelId.get() })
    await http.call(getUserFeedback, { query: { url: '/x' }, hotelId: 'any' })
    assert.equal(proxy.requests.length, 2)
  })

  test('an element’s own hotel takes precedence over the session’s', async () => {
    const own = createHttp({ session, fetch: cookieFetch(cookie), hotelId: () => '100103' })
    await own.call(submitUserFeedback, { body: feedback, hotelId: '100103' })
    assert.equal(proxy.requests[0]?.headers['x-eb-hotel'], '100103')
    assert.equal(
      (await failureOf(own.call(submitUserFeedback, { body: feedback, hotelId: '100101' }))).code,
      'hotel-mismatch',
    )
  })
})
