import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textParts } from './textParts'

const said = (text: string, words: readonly string[]) =>
  textParts(text, words)
    .map(({ part, isWord }) => (isWord ? `[${part}]` : part))
    .join('')

test('words stand out in a text wherever they are', () => {
  assert.equal(said('态度差，差评', ['差']), '态度[差]，[差]评')
  assert.equal(said('差评差', ['差', '差评']), '[差评][差]')
  assert.equal(said('没有', ['差', '']), '没有')
  assert.equal(said('', ['差']), '')
  assert.deepEqual(
    textParts('a差b', ['差']).map(({ at }) => at),
    [0, 1, 2],
  )
})
