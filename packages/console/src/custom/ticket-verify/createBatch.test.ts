import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { ServiceError } from '@ebkit/core/errors'
import type { DeskCode } from '@ebkit/core/services/verificationDesk'
import { batchFile, createBatch } from './createBatch'

const code = (text: string): DeskCode => ({
  ...{ ticketCodeId: `k${text}`, code: text, platformOrderId: 'T1', productName: '游船', stores: [] },
  ...{ isOwn: true, isRealName: false, status: 'UNUSED', obstacle: null },
})

interface Held {
  resolve(codes: DeskCode[]): void
  reject(error: unknown): void
}

/** A batch whose checks are answered when the test says so. */
function batchWithHeldAnswers() {
  const checks: Held[] = []
  const verified: (readonly string[])[] = []
  const batch = createBatch({
    service: {
      check: () => new Promise((resolve, reject) => checks.push({ resolve, reject })),
      async verify({ keys }) {
        verified.push(keys)
        return { done: keys.map((ticketCodeId) => ({ ticketCodeId })), failed: [] }
      },
    },
    newRequestId: () => 'r',
    lang: () => 'zh',
    onDone: () => {},
  })
  return { batch, checks, verified }
}

describe('many codes at once', () => {
  test('a check that was asked before the text changed says nothing of the newer text', async () => {
    const { batch, checks, verified } = batchWithHeldAnswers()
    batch.write('111')
    const checking = batch.check()
    batch.write('222')
    checks[0]?.resolve([code('111')])
    await checking
    assert.deepEqual([batch.$state.get().status, batch.$state.get().lines], ['editing', []])
    await batch.verify()
    assert.deepEqual(verified, [])
  })

  test('of two checks the latest counts, whichever is answered first', async () => {
    const { batch, checks, verified } = batchWithHeldAnswers()
    batch.write('111')
    const first = batch.check()
    batch.write('222')
    const second = batch.check()
    checks[1]?.resolve([code('222')])
    await second
    checks[0]?.reject(new ServiceError('checkCodes', 'network'))
    await first
    assert.deepEqual([batch.$state.get().status, batch.$state.get().error], ['checked', undefined])
    await batch.verify()
    assert.deepEqual(verified, [['k222']])
  })

  test('a file gives its codes; one that cannot be read, or is no list, changes nothing', async () => {
    const { batch } = batchWithHeldAnswers()
    const file = (name: string, text: () => Promise<string>) => ({ name, text })
    assert.equal(await batch.read(file('a.CSV', async () => '券码,x\n111,y\n')), undefined)
    assert.equal(await batch.read(file('a.xlsx', async () => '222')), 'wrongFile')
    assert.equal(await batch.read(file('a.txt', () => Promise.reject(new Error('gone')))), 'unreadable')
    assert.equal(batch.$state.get().text, '111')
  })

  test('no cell of the file of refused codes is a formula', () => {
    const file = batchFile([['111', '=HYPERLINK("http://x")', '没有, 这个']])
    assert.equal(file, '\uFEFF111,"\'=HYPERLINK(""http://x"")","没有, 这个"\r\n')
  })

  test('a check that fails after starting over shows no error', async () => {
    const { batch, checks } = batchWithHeldAnswers()
    batch.write('111')
    const checking = batch.check()
    batch.reset()
    checks[0]?.reject(new ServiceError('checkCodes', 'network'))
    await checking
    assert.equal(batch.$state.get().error, undefined)
  })
})
