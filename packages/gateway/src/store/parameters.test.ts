import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keyWriter, numberParameter } from './parameters'

const bounds = { from: 1, to: 1000, otherwise: 100 }
const numberOf = (text: string) => numberParameter(new Map([['max-keys', text]]), 'max-keys', bounds)

test('a number is accepted within its bounds, and has a default', () => {
  for (const [text, value] of [
    ['1', 1],
    ['007', 7],
    ['1000', 1000],
    ['', 100],
  ] as const)
    assert.equal(numberOf(text), value, text)
  assert.equal(numberParameter(new Map(), 'max-keys', bounds), 100)
})

test('refuses numbers that are out of bounds or not integers, with the parameter’s name', () => {
  for (const text of ['0', '1001', '-1', '1.5', '1e2', ' 1', '1 ', 'x', '0x10', '0000000001'])
    assert.throws(
      () => numberOf(text),
      {
        code: 'InvalidArgument',
        status: 400,
        message: 'Argument max-keys must be an integer between 1 and 1000.',
        details: { ArgumentName: 'max-keys', ArgumentValue: text },
      },
      text,
    )
})

test('keys are written literally, or encoded on request', () => {
  const write = (query: Record<string, string>) => keyWriter(new Map(Object.entries(query)))('a/房 b')
  assert.equal(write({}), 'a/房 b')
  assert.equal(write({ 'encoding-type': '' }), 'a/房 b')
  assert.equal(write({ 'encoding-type': 'url' }), 'a%2F%E6%88%BF%20b')
  assert.throws(() => write({ 'encoding-type': 'base64' }), {
    code: 'InvalidArgument',
    message: 'Invalid Encoding Method specified in Request',
    details: { ArgumentName: 'encoding-type', ArgumentValue: 'base64' },
  })
})
