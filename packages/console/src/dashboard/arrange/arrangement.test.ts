import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inOrder, plainArrangement, readArrangement, withMoved, withShown } from './arrangement'

const names = ['todo', 'figures', 'trend', 'stores']

test('panels stand as the definition has them until somebody arranges them', () => {
  assert.deepEqual(inOrder(names, []), names)
})

test('a kept order holds; names that are gone or doubled are passed over', () => {
  assert.deepEqual(inOrder(names, ['stores', 'gone', 'todo', 'stores', 'trend', 'figures']), [
    'stores',
    'todo',
    'trend',
    'figures',
  ])
})

test('a panel that is new comes behind the one that it stands behind in the definition', () => {
  assert.deepEqual(inOrder(names, ['trend', 'todo', 'stores']), ['trend', 'todo', 'figures', 'stores'])
  assert.deepEqual(inOrder(names, ['stores', 'figures', 'trend']), ['todo', 'stores', 'figures', 'trend'])
})

test('a panel is moved to the index it is dropped at', () => {
  assert.deepEqual(withMoved(names, 'trend', 0), ['trend', 'todo', 'figures', 'stores'])
  assert.deepEqual(withMoved(names, 'todo', 3), ['figures', 'trend', 'stores', 'todo'])
})

test('a panel is hidden and shown again', () => {
  const hidden = withShown(['todo'], 'trend', false)
  assert.deepEqual(hidden, ['todo', 'trend'])
  assert.deepEqual(withShown(hidden, 'todo', true), ['trend'])
})

test('what is broken, or of another program, counts as nothing', () => {
  for (const kept of [undefined, '', '{', 'null', '7', '[]', '{"order":1,"hidden":{}}'])
    assert.deepEqual(readArrangement(kept), plainArrangement, kept)
  assert.deepEqual(readArrangement('{"order":["todo",1],"hidden":["trend"]}'), {
    order: ['todo'],
    hidden: ['trend'],
  })
})
