import assert from 'node:assert/strict'
import { inspect } from 'node:util'
import { ServiceError } from '../../errors/ServiceError'

/** The error that a call throws. */
export async function failureOf(call: Promise<unknown>): Promise<ServiceError> {
  const error = await call.then(
    () => assert.fail('the call succeeded'),
    (thrown) => thrown,
  )
  assert.ok(error instanceof ServiceError, inspect(error))
  return error
}
