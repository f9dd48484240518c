import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createSafeStorage } from './safeStorage'

/** A browser storage with a limited number of keys. */
function storageOf(room: number): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      if (kept.size >= room && !kept.has(key)) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

describe('safe storage', () => {
  test('uses the browser’s storage if there is one', () => {
    const browser = storageOf(9)
    assert.equal(createSafeStorage(() => browser).set('a', '1'), true)
    assert.equal(createSafeStorage(() => browser).get('a'), '1')
  })

  const hostile: Array<[string, () => Storage | undefined]> = [
    [
      'blocked',
      () => {
        throw new DOMException('denied', 'SecurityError')
      },
    ],
    ['absent', () => undefined],
    ['full', () => storageOf(0)],
  ]
  for (const [what, open] of hostile) {
    test(`keeps in memory where storage is ${what}`, () => {
      const storage = createSafeStorage(open)
      assert.equal(storage.get('a'), undefined)
      assert.equal(storage.set('a', '1'), false)
      assert.equal(storage.get('a'), '1')
      storage.remove('a')
      assert.equal(storage.get('a'), undefined)
    })
  }

  test('a value that became too large to store is read as last set', () => {
    const browser = storageOf(1)
    const storage = createSafeStorage(() => browser)
    storage.set('a', 'old')
    browser.setItem = () => {
      throw new Error('full')
    }
    storage.set('a', 'new')
    assert.equal(storage.get('a'), 'new')
    storage.remove('a')
    assert.equal(storage.get('a'), undefined)
  })

  test('removeAll removes by prefix, from storage and memory', () => {
    const browser = storageOf(2)
    const storage = createSafeStorage(() => browser)
    for (const key of ['draft.1', 'other', 'draft.2', 'draft.3']) storage.set(key, key)
    storage.removeAll('draft.')
    assert.deepEqual(['draft.1', 'draft.2', 'draft.3', 'other'].map(storage.get), [
      undefined,
      undefined,
      undefined,
      'other',
    ])
  })

  test('without a browser there is no storage, and no error', () => {
    assert.equal(createSafeStorage().get('a'), undefined)
  })
})
