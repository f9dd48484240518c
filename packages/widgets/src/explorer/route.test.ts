import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isRoute, readRoute, writeRoute } from './route'

describe('the folder in the address', () => {
  test('is read from the hash or from the query', () => {
    assert.equal(readRoute('https://a/b?folder=1#folder=2', '#folder'), '2')
    assert.equal(readRoute('https://a/b?folder=1#folder=2', '?folder'), '1')
    assert.equal(readRoute('https://a/b?subfolder=1', '?folder'), undefined)
    assert.equal(readRoute('https://a/b#/files?tab=2&folder=7', '#folder'), '7')
    assert.equal(readRoute('https://a/b#folder=', '#folder'), undefined)
  })

  test('invalid encoding is not a folder', () => {
    assert.equal(readRoute('https://a/b#folder=%E0%A4%A', '#folder'), undefined)
  })

  test('is written, and the rest of the address does not change', () => {
    assert.equal(writeRoute('https://a/b?x=1#top', '?folder', 'a b'), 'https://a/b?x=1&folder=a%20b#top')
    assert.equal(writeRoute('https://a/b?folder=1&x=2', '?folder', '3'), 'https://a/b?folder=3&x=2')
    assert.equal(writeRoute('https://a/b', '#folder', '3'), 'https://a/b#folder=3')
    assert.equal(
      writeRoute('https://a/b#/files?tab=2', '#folder', '$1'),
      'https://a/b#/files?tab=2&folder=%241',
    )
  })

  test('is read back as it was written', () => {
    for (const route of ['#folder', '?open-folder'])
      for (const id of ['1', '营业 执照', 'a&b=c', '%'])
        assert.equal(readRoute(writeRoute('https://a/?x=1#y=2', route, id), route), id)
  })

  test('needs a leading # or ?', () => {
    assert.deepEqual(['#folder', '?folder', 'folder', '#', '#a(', undefined].map(isRoute), [
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})
