import assert from 'node:assert/strict'
import { after, before, describe, mock, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { deliverWaiting } from './deliver'
import type { Adapter } from './Outside'

const brandId = '1001'

describe('the outbox', () => {
  let gateway: TestGateway
  before(async () => {
    gateway = await startTestGateway()
    await gateway.sql("delete from outbox_message where brand_id = '1001'")
  })
  after(() => gateway.stop())

  /** Puts messages into the outbox, the first the oldest. */
  async function add(...ids: string[]): Promise<void> {
    for (const [index, id] of ids.entries())
      await gateway.sql(
        `insert into outbox_message (message_id, brand_id, hotel_id, channel, kind, resource, row_key, content,
           next_attempt_at)
         values ($1, '1001', '100101', 'sms', 'none', 'printer', 'none', '{}', now() - interval '1 hour' + $2::int * interval '1 second')`,
        [id, index],
      )
  }
  const read = async (id: string) => {
    const [row] = await gateway.sql(
      `select status, attempts, failure, next_attempt_at <= now() as "isDue"
        from outbox_message where message_id = $1`,
      [id],
    )
    return row
  }
  const deliver = (sms: Adapter) => {
    const { gateway: own } = gateway.app
    return deliverWaiting({ ...own, settings: { ...own.settings, outside: { sms } } }, brandId)
  }

  test('a system that never answers does not keep the others waiting, and is asked again', async () => {
    await add('hangs', 'answered')
    let isAborted = false
    const tooLong = wait(20_000, undefined, { ref: false })
    mock.timers.enable({ apis: ['setTimeout'] })
    try {
      const delivered = deliver(({ messageId }, signal) => {
        if (messageId !== 'hangs') return Promise.resolve({})
        setImmediate(() => mock.timers.tick(10_000))
        return new Promise(() => {
          signal.addEventListener('abort', () => {
            isAborted = true
          })
        })
      })
      assert.equal(await Promise.race([delivered, tooLong]), 1)
    } finally {
      mock.timers.reset()
    }
    assert.ok(isAborted)
    assert.equal((await read('answered'))?.status, 'ANSWERED')
    assert.deepEqual(await read('hangs'), {
      ...{ status: 'WAITING', attempts: 1, failure: 'Error: The sms service did not answer', isDue: false },
    })
  })

  test('messages that would be late for their claim are given back', async () => {
    await add('slow', 'later')
    const asked: string[] = []
    const start = performance.now()
    const clock = mock.method(performance, 'now', () => start)
    try {
      await deliver(async ({ messageId }) => {
        asked.push(messageId)
        clock.mock.mockImplementation(() => start + 50_001)
        return {}
      })
    } finally {
      clock.mock.restore()
    }
    assert.deepEqual(asked, ['slow'])
    assert.deepEqual(await read('later'), { status: 'WAITING', attempts: 0, failure: null, isDue: true })
    await deliver(async () => ({}))
    assert.equal((await read('later'))?.status, 'ANSWERED')
  })
})
