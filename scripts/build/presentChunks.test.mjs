import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { presentChunks } from './presentChunks.mjs'

const chunk = (imports = [], dynamicImports = [], isEntry = false) => ({ imports, dynamicImports, isEntry })
const names = (set) => [...set].sort()

describe('chunks that a page has asked for', () => {
  test('a chunk brings what it imports, and what that imports', () => {
    const { imported } = presentChunks({
      entry: chunk(['one'], [], true),
      one: chunk(['two', 'library from elsewhere']),
      two: chunk(),
    })
    assert.deepEqual(names(imported.entry), ['entry', 'one', 'two'])
  })

  test('what the way to a later chunk has brought is there', () => {
    const { present } = presentChunks({
      entry: chunk(['shared'], ['page'], true),
      shared: chunk(),
      page: chunk([], ['dialog']),
      dialog: chunk(),
    })
    assert.deepEqual(names(present.dialog), ['dialog', 'entry', 'page', 'shared'])
  })

  test('what only one of two ways has brought is not', () => {
    const { present } = presentChunks({
      one: chunk(['shared', 'own'], ['page'], true),
      other: chunk(['shared'], ['page'], true),
      shared: chunk(),
      own: chunk(),
      page: chunk(),
    })
    assert.deepEqual(names(present.page), ['page', 'shared'])
  })

  test('chunks that lead to each other do not count on what neither has brought', () => {
    const { present } = presentChunks({
      entry: chunk([], ['page'], true),
      page: chunk([], ['dialog']),
      dialog: chunk(['shared'], ['page']),
      shared: chunk(),
    })
    assert.deepEqual(names(present.page), ['entry', 'page'])
    assert.deepEqual(names(present.dialog), ['dialog', 'entry', 'page', 'shared'])
  })

  test('an entry counts on nothing but its own, whoever else asks for it', () => {
    const { present } = presentChunks({
      one: chunk(['own'], ['other'], true),
      own: chunk(),
      other: chunk([], [], true),
    })
    assert.deepEqual(names(present.other), ['other'])
  })
})
