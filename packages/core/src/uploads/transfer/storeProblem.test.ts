import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isGatewayDown, isRefusal, storeProblem } from './storeProblem'
import { keyTaken, partsGone, stopped, TransferError } from './TransferError'

const failure = (more: object) => ({ name: 'Error', message: '', ...more })
/** The code, and whether a retry may help. */
const reported = (error: unknown) => {
  const problem = storeProblem(error)
  return problem instanceof TransferError ? [problem.problem.code, problem.isTemporary] : problem
}

describe('failures of the object store', () => {
  test('our own failures are passed on unchanged', () => {
    const own = new TransferError('network')
    for (const error of [stopped, partsGone, keyTaken, own]) assert.equal(storeProblem(error), error)
  })

  test('answers to expired or unknown credentials: renewed ones may help', () => {
    for (const code of [
      'InvalidAccessKeyId',
      'InvalidSecurityToken',
      'SecurityTokenExpired',
      'SecurityTokenNotSupported',
      'AccessDenied',
      'SignatureDoesNotMatch',
      'Forbidden',
    ])
      for (const status of [400, 403]) {
        assert.equal(isRefusal(failure({ status, code })), true, code)
        assert.deepEqual(reported(failure({ status, code })), ['access-refused', false], code)
      }
    assert.equal(isRefusal(failure({ status: 404, code: 'AccessDenied' })), false)
    assert.equal(isRefusal(failure({ status: 403, code: 'NotAccessDenied' })), false)
    assert.equal(isRefusal(failure({ status: 403 })), false)
    assert.equal(isRefusal(undefined), false)
  })

  test('clock skew, a hidden ETag, missing parts and a taken key have their own codes', () => {
    assert.deepEqual(reported(failure({ status: 403, code: 'RequestTimeTooSkewed' })), ['clock-skew', false])
    assert.deepEqual(reported(failure({ status: 200, message: 'set etag of expose-headers' })), [
      ...['etag-hidden', false],
    ])
    assert.equal(reported(failure({ status: 404, code: 'NoSuchUpload' })), partsGone)
    assert.equal(reported(failure({ status: 400, code: 'InvalidPart' })), partsGone)
    assert.equal(reported(failure({ status: 409, code: 'FileAlreadyExists' })), keyTaken)
  })

  test('temporary failures are retried: a proxy without its upstream, a store that fails, times out or limits requests', () => {
    for (const status of [502, 504]) {
      assert.equal(isGatewayDown(status), true)
      assert.deepEqual(reported(failure({ status })), ['network', true])
    }
    assert.deepEqual(
      [isGatewayDown(503), isGatewayDown(500), isGatewayDown(undefined)],
      [false, false, false],
    )
    for (const status of [500, 503, 429])
      assert.deepEqual(reported(failure({ status })), ['store-failed', true])
    assert.deepEqual(reported(failure({ status: 400, code: 'RequestTimeout' })), ['store-failed', true])
    for (const status of [300, 404, 499])
      assert.deepEqual(reported(failure({ status })), ['store-refused', false])
    assert.deepEqual(reported(failure({ status: 299 })), ['unknown', false])
    assert.deepEqual(reported(failure({})), ['unknown', false])
  })

  test('a failure of the transport takes precedence over the status', () => {
    assert.deepEqual(reported(failure({ name: 'NetworkError', status: 404 })), ['network', true])
    assert.deepEqual(reported(failure({ name: 'StalledError' })), ['stalled', true])
    assert.deepEqual(reported(failure({ name: 'ClockSkewError' })), ['clock-skew', false])
    assert.equal(reported(failure({ name: 'StoppedError' })), stopped)
  })

  test('an answer of the store keeps its status, message and code; an unknown error its cause', () => {
    const refused = storeProblem(failure({ status: 404, message: 'No such bucket', code: 'NoSuchBucket' }))
    assert.deepEqual((refused as TransferError).problem.params, {
      ...{ status: 404, message: 'No such bucket', code: 'NoSuchBucket' },
    })
    const cause = new Error('?')
    assert.equal((storeProblem(cause) as TransferError).cause, cause)
  })
})
