import assert from 'node:assert/strict'
import { test } from 'node:test'
import { presetOf } from './presetOf'

const page = {
  preset: { kind: 'a', reason: 'x' },
  where: 'mode=BATCH',
  presetBy: { holderId: { kind: 'holder', holders: ['{holderId}'] } },
}

test('a new row begins with the values of its page and of the fixed condition', () => {
  assert.deepEqual(presetOf(page, {}, []), { kind: 'a', reason: 'x', mode: 'BATCH' })
})

test('a parameter brings values, and one that is named as a field is its value', () => {
  const preset = presetOf(page, { holderId: '7', reason: 'y', other: 'z' }, ['reason'])
  assert.deepEqual(preset, { kind: 'holder', reason: 'y', mode: 'BATCH', holders: ['7'] })
})
