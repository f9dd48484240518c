import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type ExplorerDraft, firstFolder } from './firstFolder'

describe('the first folder of an explorer', () => {
  const draftOf = (draft: Partial<ExplorerDraft>) => ({
    current: { folderId: 'open', hotelId: 'A', given: undefined, ...draft } satisfies ExplorerDraft,
  })

  test('is the one of the page, or the root', () => {
    assert.equal(firstFolder({ folderId: 'given', draft: { current: undefined } }, 'A'), 'given')
    assert.equal(firstFolder({}, undefined), undefined)
  })

  test('is the one that was open, unless the page has set another one meanwhile', () => {
    assert.equal(firstFolder({ draft: draftOf({}) }, 'A'), 'open')
    const draft = draftOf({ given: 'given' })
    assert.equal(firstFolder({ draft, folderId: 'given' }, 'A'), 'open')
    assert.equal(firstFolder({ draft, folderId: 'open' }, 'A'), 'open')
    assert.equal(firstFolder({ draft }, 'A'), 'open')
    assert.equal(firstFolder({ draft, folderId: 'new' }, 'A'), 'new')
  })

  test('is none that belongs to another hotel', () => {
    const draft = draftOf({ given: 'given' })
    for (const folderId of [undefined, 'given', 'open'])
      assert.equal(firstFolder({ draft, folderId }, 'B'), undefined)
    assert.equal(firstFolder({ draft, folderId: 'new' }, 'B'), 'new')
  })

  test('is the one that was open if a hotel is not known', () => {
    assert.equal(firstFolder({ draft: draftOf({}) }, undefined), 'open')
    assert.equal(firstFolder({ draft: draftOf({ hotelId: undefined }) }, 'A'), 'open')
  })
})
