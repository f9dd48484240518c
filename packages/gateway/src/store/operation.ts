import type { FastifyReply } from 'fastify'
import { deleteObject } from './operations/deleteObject'
import { getObject, headObject } from './operations/getObject'
import { putObject } from './operations/putObject'
import type { StoreCall } from './storeCall'
import { StoreError } from './storeError'

/** What one kind of request does. */
export type Operation = (call: StoreCall) => Promise<FastifyReply>

/** Of an object, by method. */
const objectOperations: Readonly<Record<string, Operation>> = {
  GET: getObject,
  HEAD: headObject,
  PUT: putObject,
  DELETE: deleteObject,
}

const notImplemented = () =>
  new StoreError(
    'NotImplemented',
    'A header or parameter you provided implies functionality that is not implemented.',
  )

/**
 * Which operation a request is.
 *
 * @throws StoreError NotImplemented, MethodNotAllowed
 */
export function operationOf({ request, key }: Pick<StoreCall, 'request' | 'key' | 'query'>): Operation {
  const operation = key === '' ? undefined : objectOperations[request.method]
  if (!operation) throw notImplemented()
  return operation
}
