import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import {
  cookieFetch,
  type FaultProxy,
  startFaultProxy,
  startTestGateway,
  type TestGateway,
} from '@ebkit/testing'
import { createHttp } from '../http/createHttp'
import { createSession } from '../session/createSession'
import { createFeedbackService, type FeedbackService } from './feedback'

let gateway: TestGateway
let proxy: FaultProxy
let feedback: FeedbackService

before(async () => {
  gateway = await startTestGateway()
  proxy = await startFaultProxy(gateway.url)
  const fetch = cookieFetch(await gateway.signIn('clerk'))
  const session = createSession(undefined, fetch)
  session.configure({ gateway: proxy.url })
  feedback = createFeedbackService(createHttp({ session, fetch, pause: 1 }))
})
afterEach(() => proxy.reset())
after(async () => {
  await proxy.stop()
  await gateway.stop()
})

describe('feedback service', () => {
  test('an unrated page has no score', async () => {
    assert.deepEqual(await feedback.get('/never'), { score: null, feedbackDescription: null })
  })

  test('W-SAT-22 W-SAT-24 a rating is posted as url, score and description, and read back as feedbackDescription', async () => {
    await feedback.submit({ url: 'NEW/orders', score: 4, description: '很好用 👍' })
    const [request] = proxy.requests
    assert.deepEqual([request?.method, request?.path], ['POST', '/feedback-api/eb/feedback/eb_user_feedback'])
    const [row] = await gateway.sql<{ score: number; description: string }>(
      `select score, description from page_feedback where url = 'NEW/orders'`,
    )
    assert.deepEqual(row, { score: 4, description: '很好用 👍' })
    assert.deepEqual(await feedback.get('NEW/orders'), { score: 4, feedbackDescription: '很好用 👍' })
    assert.equal(proxy.requests[1]?.path, '/feedback-api/eb/feedback/get_eb_user_feedback?url=NEW%2Forders')
  })

  const submit = () => feedback.submit({ url: '/codes', score: 1, description: '' })

  test("W-SAT-25 a submit succeeds when code is '0', or when there is no code and a response exists", async () => {
    for (const body of [{ code: '0' }, { code: 0 }, {}, { message: 'ok' }, { data: null }]) {
      const fault = proxy.inject({ match: 'feedback-api', fault: 'json', body, times: 1 })
      await submit()
      assert.equal(fault.hits, 1)
    }
  })

  test('W-SAT-25 any other code, or a missing response, is a failure', async () => {
    for (const body of [{ code: '1' }, { code: 500, message: '停机' }, { code: '' }, null, 'ok']) {
      const fault = proxy.inject({ match: 'feedback-api', fault: 'json', body, times: 1 })
      await assert.rejects(submit(), { name: 'ServiceError' }, JSON.stringify(body))
      assert.equal(fault.hits, 1)
    }
    proxy.inject({ match: 'feedback-api', fault: 'status', status: 200, times: 1 })
    await assert.rejects(submit(), { code: 'malformed' })
  })
})
