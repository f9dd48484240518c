import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { createHttp } from '../http/createHttp'
import { createSession } from '../session/createSession'
import { readDemoProgress } from './demo'

describe('rows of a demo', () => {
  let gateway: TestGateway
  let progress: { state: 'running' | 'done' | 'failed'; written: number; total: number } | undefined
  before(async () => {
    gateway = await startTestGateway({ settings: { seedProgress: () => progress } })
  })
  after(() => gateway.stop())
  const read = () => {
    const session = createSession()
    session.configure({ gateway: gateway.url })
    return readDemoProgress(createHttp({ session }))
  }

  test('is a percentage of the planned rows, and 100 only when all exist', async () => {
    assert.equal(await read(), undefined)
    for (const [state, written, total, percent] of [
      ['running', 0, 0, 0],
      ['running', 61_999, 141_509, 43],
      // rows that follow from others are not planned
      ['running', 145_000, 141_509, 99],
      ['done', 145_066, 141_509, 100],
      ['failed', 200, 1_000, 20],
    ] as const) {
      progress = { state, written, total }
      assert.deepEqual(await read(), { state, percent })
    }
  })
})
