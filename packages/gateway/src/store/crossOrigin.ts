import type { FastifyCorsOptions } from '@fastify/cors'

/** Headers that clients of the store read. Without ETag, multipart uploads fail. */
const exposed = [
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Length',
  'Content-MD5',
  'Content-Range',
  'Date',
  'ETag',
  'Last-Modified',
  'Retry-After',
  'x-oss-err',
  'x-oss-hash-crc64ecma',
  'x-oss-next-append-position',
  'x-oss-object-type',
  'x-oss-request-id',
  'x-oss-server-time',
  'x-oss-storage-class',
]

/** All origins are allowed: rights are in the signature, and cookies are never read. */
export const storeCrossOrigin: FastifyCorsOptions = {
  origin: '*',
  methods: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'],
  // no allowedHeaders: accepts whatever the preflight names, because metadata headers may have any name
  exposedHeaders: exposed,
  credentials: false,
  maxAge: 86_400,
  strictPreflight: false,
}
