import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createSafeStorage } from '../storage/safeStorage'
import { createOutbox } from './outbox'

interface Note {
  text: string
}

const isNote = (value: unknown): value is Note => typeof Object(value).text === 'string'

function outboxOf(
  owner = { userId: 'u1', hotelId: 'h1' } as { userId?: string; hotelId?: string },
  storage = createSafeStorage(() => undefined),
) {
  return {
    storage,
    outbox: createOutbox<Note>({ storage, name: 'notes', owner: () => owner, accepts: isNote }),
  }
}

describe('outbox', () => {
  test('keeps the newest value of each key, also after a reload', () => {
    const { storage, outbox } = outboxOf()
    outbox.put('a', { text: '1' })
    outbox.put('b', { text: '2' })
    outbox.put('a', { text: '3' })
    const { outbox: reloaded } = outboxOf(undefined, storage)
    assert.deepEqual(reloaded.keys(), ['a', 'b'])
    assert.deepEqual(reloaded.get('a'), { text: '3' })
    reloaded.remove('a')
    assert.equal(outbox.get('a'), undefined)
  })

  test('belongs to one user at one hotel; keeps nothing while these are unknown', () => {
    const { storage, outbox } = outboxOf()
    outbox.put('a', { text: '1' })
    for (const owner of [{ userId: 'u2', hotelId: 'h1' }, { userId: 'u1', hotelId: 'h2' }, {}]) {
      const { outbox: other } = outboxOf(owner, storage)
      assert.deepEqual(other.keys(), [])
      other.put('b', { text: '2' })
      assert.equal(other.keys().length, owner.userId ? 1 : 0)
    }
    storage.removeAll('ebkit.draft.u1.')
    assert.deepEqual(outbox.keys(), [])
  })

  test('sends in order; failed entries stay and do not block others', async () => {
    const { outbox } = outboxOf()
    for (const key of ['a', 'b', 'c']) outbox.put(key, { text: key })
    const sent: string[] = []
    const failure = new Error('offline')
    const outcome = await outbox.flush(async (_, key) => {
      if (key === 'b') throw failure
      sent.push(key)
    })
    assert.equal(outcome, failure)
    assert.deepEqual(sent, ['a', 'c'])
    assert.deepEqual(outbox.keys(), ['b'])
    assert.equal(await outbox.flush(async (_, key) => sent.push(key)), undefined)
    assert.deepEqual(sent, ['a', 'c', 'b'])
    assert.deepEqual(outbox.keys(), [])
  })

  test('sends the current value of an entry at its turn', async () => {
    const { outbox } = outboxOf()
    for (const key of ['a', 'b']) outbox.put(key, { text: 'old' })
    const sent: string[] = []
    await outbox.flush(async ({ text }, key) => {
      sent.push(`${key} ${text}`)
      if (key === 'a') outbox.put('b', { text: 'new' })
    })
    assert.deepEqual(sent, ['a old', 'b new'])
  })

  test('keeps a value that changed while it was sent for the next time', async () => {
    const { outbox } = outboxOf()
    outbox.put('a', { text: 'old' })
    await outbox.flush(async () => outbox.put('a', { text: 'new' }))
    assert.deepEqual(outbox.get('a'), { text: 'new' })
  })

  test('sends each entry once, even if flush is called again meanwhile', async () => {
    const { outbox } = outboxOf()
    outbox.put('a', { text: '1' })
    const sent: string[] = []
    const send = async (_: Note, key: string) => sent.push(key)
    await Promise.all([outbox.flush(send), outbox.flush(send)])
    assert.deepEqual(sent, ['a'])
  })

  test('ignores foreign data under its key', () => {
    for (const foreign of [
      '',
      'null',
      '{',
      '{"a":1}',
      '[1]',
      '[["a",{"text":7}],[3,{"text":"x"}],["b",{"text":"ok"}]]',
    ]) {
      const { storage, outbox } = outboxOf()
      storage.set('ebkit.draft.u1.h1.notes', foreign)
      assert.ok(
        outbox.keys().every((key) => key === 'b'),
        foreign,
      )
    }
  })
})
