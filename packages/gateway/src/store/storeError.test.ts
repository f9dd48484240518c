import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accessDenied, noSuchKey, StoreError } from './storeError'

test('an error has the status of its code, and details only if they are given', () => {
  const error = new StoreError('PreconditionFailed', 'why')
  assert.deepEqual(
    [error.name, error.status, error.message, error.details, error.headers],
    ['StoreError', 412, 'why', {}, {}],
  )
})

test('a missing object is named, a denied one is not', () => {
  const { code, status, message, details } = noSuchKey('1/2/a')
  assert.deepEqual(
    [code, status, message, details],
    ['NoSuchKey', 404, 'The specified key does not exist.', { Key: '1/2/a' }],
  )
  assert.deepEqual(
    [accessDenied().message, accessDenied('because').message],
    ['You have no right to access this object.', 'because'],
  )
})
