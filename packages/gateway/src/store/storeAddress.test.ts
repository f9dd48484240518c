import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readStoreAddress } from './storeAddress'

const read = (address: string) => {
  const { key, query } = readStoreAddress(address)
  return [key, Object.fromEntries(query)]
}

test('the key is what follows the bucket, decoded once', () => {
  assert.deepEqual(read('/eb-store'), ['', {}])
  assert.deepEqual(read('/eb-store/'), ['', {}])
  assert.deepEqual(read('/eb-store/a/b'), ['a/b', {}])
  assert.deepEqual(read('/eb-store//a//b/'), ['/a//b/', {}])
  assert.deepEqual(read('/eb-store/%E6%88%BF%20%2541+c%3Fd'), ['房 %41+c?d', {}])
})

test('parameters may have a value, an empty one or none, and special characters in it', () => {
  assert.deepEqual(read('/eb-store?acl'), ['', { acl: '' }])
  assert.deepEqual(read('/eb-store/a?b=&c=1&&d=x=y&e=p?q'), ['a', { b: '', c: '1', d: 'x=y', e: 'p?q' }])
  assert.deepEqual(read('/eb-store/a?%E6%88%BF+1=%26+%2B'), ['a', { '房 1': '& +' }])
  assert.deepEqual(read('/eb-store/a?=x&a=1&a=2'), ['a', { '': 'x', a: '2' }])
})

test('invalid percent-encoding or UTF-8 is refused, in the key and in parameters', () => {
  for (const address of ['/eb-store/%', '/eb-store/%ff', '/eb-store/a?%ff', '/eb-store/a?b=%E0%A4'])
    assert.throws(() => readStoreAddress(address), {
      code: 'InvalidURI',
      status: 400,
      message: 'The address is not percent-encoded UTF-8.',
    })
})
