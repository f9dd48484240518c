import type { FastifyReply } from 'fastify'
import { copies } from './copySource'
import { abortUpload } from './operations/abortUpload'
import { completeUpload } from './operations/completeUpload'
import { copyObject } from './operations/copyObject'
import { deleteObject } from './operations/deleteObject'
import { deleteObjects } from './operations/deleteObjects'
import { getObject, headObject } from './operations/getObject'
import { initiateUpload } from './operations/initiateUpload'
import { listObjects } from './operations/listObjects'
import { listParts } from './operations/listParts'
import { listUploads } from './operations/listUploads'
import { getAcl, putAcl } from './operations/objectAcl'
import { processObject } from './operations/processObject'
import { putObject } from './operations/putObject'
import { copyPart, uploadPart } from './operations/uploadPart'
import type { StoreCall } from './storeCall'
import { StoreError } from './storeError'

/** The handler of one kind of request. */
export type Operation = (call: StoreCall) => Promise<FastifyReply>

/** By `<method> <parameter>`; without a parameter: of the bucket or object itself. */
const ofBucket: Readonly<Record<string, Operation>> = {
  'GET ': listObjects,
  'GET uploads': listUploads,
  'POST delete': deleteObjects,
}

const ofObject: Readonly<Record<string, Operation>> = {
  'GET ': getObject,
  'GET acl': getAcl,
  'GET uploadId': listParts,
  'GET x-oss-process': processObject,
  'HEAD ': headObject,
  'HEAD objectMeta': headObject,
  'PUT ': putObject,
  'PUT acl': putAcl,
  'PUT uploadId': uploadPart,
  'POST uploads': initiateUpload,
  'POST uploadId': completeUpload,
  'DELETE ': deleteObject,
  'DELETE uploadId': abortUpload,
}

/** The same request with a copy source. */
const copying = new Map<Operation | undefined, Operation>([
  [putObject, copyObject],
  [uploadPart, copyPart],
])

/**
 * Parameters that select another operation. Those of OSS that this store does not support are refused, not ignored.
 */
const operationParameters = [
  'acl',
  'append',
  'asyncFetch',
  'bucketInfo',
  'cors',
  'delete',
  'encryption',
  'lifecycle',
  'location',
  'logging',
  'objectMeta',
  'policy',
  'referer',
  'restore',
  'stat',
  'symlink',
  'tagging',
  'uploadId',
  'uploads',
  'versionId',
  'versioning',
  'versions',
  'website',
  'x-oss-process',
] as const

/**
 * The operation of a request.
 * @throws StoreError NotImplemented
 */
export function operationOf(call: Pick<StoreCall, 'request' | 'key' | 'query'>): Operation {
  const { request, key, query } = call
  const parameter = operationParameters.find((name) => query.has(name)) ?? ''
  const operation = (key === '' ? ofBucket : ofObject)[`${request.method} ${parameter}`]
  if (!operation)
    throw new StoreError(
      'NotImplemented',
      'A header or parameter you provided implies functionality that is not implemented.',
    )
  return (copies(call) && copying.get(operation)) || operation
}
