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
  const preset = presetOf(page, { holderId: '7', reason: 'y', other: 'z' }, [
    { name: 'reason', type: 'string' },
  ])
  assert.deepEqual(preset, { kind: 'holder', reason: 'y', mode: 'BATCH', holders: ['7'] })
})

test('in the place of a key, 0 says that there is none; a number may be 0', () => {
  const fields = [
    { name: 'envelopeId', type: 'ref' },
    { name: 'sort', type: 'int' },
  ] as const
  assert.deepEqual(presetOf({}, { envelopeId: '0', sort: '0' }, fields), { sort: '0' })
  assert.deepEqual(presetOf({}, { envelopeId: '7' }, fields), { envelopeId: '7' })
})
