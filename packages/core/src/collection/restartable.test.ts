import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { superseded } from '../promise/latest'
import { restartable } from './restartable'

/** Reads that answer when the test tells them to. */
function heldReads() {
  const answers: ((value: string) => void)[] = []
  const read = () => new Promise<string>((resolve) => answers.push(resolve))
  return { read, answers }
}

describe('restartable reads', () => {
  test('a restart reads again, and callers get the later answer', async () => {
    const { read, answers } = heldReads()
    const reads = restartable()
    const waiting = reads.run(read)
    reads.restart()
    answers[0]?.('old')
    await new Promise(setImmediate)
    assert.equal(answers.length, 2)
    answers[1]?.('new')
    assert.equal(await waiting, 'new')
  })

  test('a restart between reads starts nothing', async () => {
    const { read, answers } = heldReads()
    const reads = restartable()
    reads.restart()
    const waiting = reads.run(read)
    answers[0]?.('first')
    assert.equal(await waiting, 'first')
    reads.restart()
    await new Promise(setImmediate)
    assert.equal(answers.length, 1)
  })

  test('a newer run replaces a waiting one, and can still be restarted', async () => {
    const { read, answers } = heldReads()
    const reads = restartable()
    const old = reads.run(read)
    const own = reads.run(read)
    answers[0]?.('old')
    assert.equal(await old, superseded)
    reads.restart()
    answers[1]?.('outdated')
    await new Promise(setImmediate)
    answers[2]?.('new')
    assert.equal(await own, 'new')
  })

  test('a cancelled run has ended, even if it is restarted', async () => {
    const { read, answers } = heldReads()
    const reads = restartable()
    const waiting = reads.run(read)
    reads.cancel()
    reads.restart()
    answers[0]?.('late')
    assert.equal(await waiting, superseded)
    assert.equal(answers.length, 1)
  })
})
