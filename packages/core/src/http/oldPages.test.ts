import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { getUserFeedback, submitUserFeedback } from '@ebkit/protocol/calls/feedback'
import { serveTests } from '@ebkit/testing'
import type { Session } from '../session/Session'
import { createHttp } from './createHttp'
import { feedback } from './testing/feedback'
import { signedInHttp } from './testing/signedInHttp'

describe('old pages', () => {
  const servers = serveTests('manager')
  let session: Session

  before(async () => {
    ;({ session } = await signedInHttp(servers))
  })

  test('extended prototypes and a replaced Promise do not affect a call', async () => {
    // The gateway runs in this process too, and is no old page: its answer is created beforehand.
    const sent: Array<string | undefined> = []
    const text = '{"code":0,"data":{"score":3,"feedbackDescription":"旧页面"}}'
    const answer = { status: 200, body: true, text: async () => text } as unknown as Response
    const page = createHttp({
      session,
      fetch: async (_, options) => {
        sent.push(options?.body as string | undefined)
        return answer
      },
    })
    const own = globalThis.Promise
    const polluted = Object.prototype as unknown as Record<string, unknown>
    const arrays = Array.prototype as unknown as Record<string, unknown>
    let read: unknown
    polluted.each = () => 'of an old library'
    polluted.toJSON = () => 'encoded twice'
    arrays.toJSON = () => 'encoded twice'
    globalThis.Promise = class {
      constructor() {
        throw new Error('replaced')
      }
    } as unknown as PromiseConstructor
    try {
      const call = { ...getUserFeedback, body: submitUserFeedback.body }
      read = await page.call(call, { body: { ...feedback, tags: ['a', 1, null] } as never })
    } finally {
      globalThis.Promise = own
      delete polluted.each
      delete polluted.toJSON
      delete arrays.toJSON
    }
    assert.deepEqual({ ...(read as object) }, { score: 3, feedbackDescription: '旧页面' })
    assert.deepEqual(sent, ['{"url":"/http-test","score":4,"description":"fine","tags":["a",1,null]}'])
  })
})
