import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from './until'

test('until waits for the result of a promise: a promise itself does not count as true', async () => {
  let asked = 0
  await until(async () => ++asked === 3)
  assert.equal(asked, 3)
  await until(() => ++asked === 5)
  assert.equal(asked, 5)
  await assert.rejects(
    until(() => Promise.reject(new Error('failed'))),
    { message: 'failed' },
  )
})
