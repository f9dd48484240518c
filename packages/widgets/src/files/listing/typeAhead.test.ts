import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createTypeAhead } from './typeAhead'

const names = ['apple', 'Banana', 'banner', 'cherry', '海报']
const list = { length: names.length, nameAt: (index: number) => names[index] as string }

describe('typing in a listing', () => {
  it('moves to the name that begins with the text, regardless of case', () => {
    const type = createTypeAhead()
    assert.equal(type('b', list, 0, 0), 1)
    assert.equal(type('a', list, 1, 100), 1)
    assert.equal(type('n', list, 1, 200), 1)
    assert.equal(type('n', list, 1, 300), 2)
    assert.equal(type('海', list, 2, 5000), 4)
    assert.equal(type('z', list, 2, 9000), -1)
  })

  it('the same character moves to the next match and wraps around', () => {
    const type = createTypeAhead()
    assert.equal(type('b', list, 0, 0), 1)
    assert.equal(type('b', list, 1, 100), 2)
    assert.equal(type('b', list, 2, 200), 1)
  })

  it('starts a new text after focus has moved in another way, however soon', () => {
    const type = createTypeAhead()
    assert.equal(type('b', list, 0, 0), 1)
    assert.equal(type('a', list, 4, 100), 0, 'not “ba”')
    assert.equal(type('z', list, 0, 2000), -1)
    assert.equal(type('a', list, 0, 2100), -1, '“za”: what is not found leaves one where one is')
  })

  it('starts a new text after a pause, and finds nothing in an empty list', () => {
    const type = createTypeAhead()
    assert.equal(type('b', list, 0, 0), 1)
    assert.equal(type('c', list, 1, 2000), 3)
    assert.equal(type('c', { length: 0, nameAt: () => '' }, -1, 2100), -1)
  })
})
