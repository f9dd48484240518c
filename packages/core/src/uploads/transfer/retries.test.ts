import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withRetries } from './retries'
import { TransferError } from './TransferError'

describe('attempts at one request', () => {
  const settings = { pause: 1, attempts: 6, isOnline: () => true, signal: new AbortController().signal }
  const failing = (code: 'network' | 'store-failed' | 'store-refused', isTemporary: boolean) => {
    let calls = 0
    const work = async () => {
      calls++
      throw new TransferError(code, { isTemporary })
    }
    return { work, calls: () => calls }
  }

  for (const [code, isTemporary, tries] of [
    ['store-failed', true, 6],
    // With the default pauses this takes four seconds; then the user is informed, and the list retries later.
    ['network', true, 3],
    ['store-refused', false, 1],
  ] as const)
    test(`${code}: ${tries} of six`, async () => {
      const { work, calls } = failing(code, isTemporary)
      await assert.rejects(
        withRetries(work, settings),
        (error) => error instanceof TransferError && error.problem.code === code,
      )
      assert.equal(calls(), tries)
    })

  test('pauses double, with jitter', async (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] })
    let calls = 0
    const ended = withRetries(
      async () => {
        calls++
        throw new TransferError('network', { isTemporary: true })
      },
      { ...settings, pause: 1000 },
    ).catch((error: TransferError) => error.problem.code)
    const turn = async () => {
      for (let turns = 0; turns < 10; turns++) await Promise.resolve()
    }
    for (const [least, most, before] of [
      [750, 1250, 1],
      [1500, 2500, 2],
    ] as const) {
      await turn()
      context.mock.timers.tick(least - 1)
      await turn()
      assert.equal(calls, before)
      context.mock.timers.tick(most - least + 1)
    }
    await turn()
    assert.equal(calls, 3)
    assert.equal(await ended, 'network')
  })
})
