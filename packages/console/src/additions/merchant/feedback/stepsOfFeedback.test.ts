import assert from 'node:assert/strict'
import { test } from 'node:test'
import { feedbackSteps, repliesOf } from './stepsOfFeedback'

test('a reply that names no side was not written here', () => {
  const [own, other] = repliesOf({ replies: [{ side: 'MERCHANT' }, { content: '收到' }] })
  assert.equal(own?.side, 'MERCHANT')
  assert.deepEqual(other, { side: 'SUPPORT', content: '收到' })
})

test('a row without replies has none', () => {
  assert.deepEqual(repliesOf({}), [])
  assert.deepEqual(repliesOf({ replies: '' }), [])
})

test('a question was answered when support answered last', () => {
  const replies = [
    { side: 'SUPPORT', sentAt: '2026-11-01 09:00:00' },
    { side: 'MERCHANT', sentAt: '2026-11-02 09:00:00' },
  ]
  const [submitted, accepted, replied] = feedbackSteps({ createdAt: '2026-10-31 09:00:00', replies })
  assert.equal(submitted?.at, '2026-10-31 09:00:00')
  assert.equal(accepted?.at, undefined)
  assert.equal(replied?.at, '2026-11-01 09:00:00')
})

test('a step that a later one was reached without is skipped, not to come', () => {
  const closed = { createdAt: '2026-10-31 09:00:00', closedAt: '2026-11-02 09:00:00' }
  const skipped = (row: object) => feedbackSteps({ ...row }).map(({ isSkipped }) => isSkipped)
  assert.deepEqual(skipped(closed), [false, true, true, false])
  assert.deepEqual(skipped({ ...closed, closedAt: '' }), [false, false, false, false])
})
