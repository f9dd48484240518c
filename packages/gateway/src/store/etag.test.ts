import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { etagOf, quoted, unquoted } from './etag'

test('the ETag is the MD5 in upper case, quoted in headers', () => {
  const etag = etagOf(createHash('md5').update('hello').digest())
  assert.equal(etag, '5D41402ABC4B2A76B9719D911017C592')
  assert.equal(quoted(etag), '"5D41402ABC4B2A76B9719D911017C592"')
})

test('is read with and without quotes, in any case', () => {
  for (const text of ['"abc"', 'abc', 'ABC', ' "aBc" ', 'W/"abc"']) assert.equal(unquoted(text), 'ABC', text)
  for (const text of ['x"abc"', '"abc"x', '"abc', 'V/"abc"'])
    assert.equal(unquoted(text), text.toUpperCase(), text)
})
