import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoreError } from './storeError'
import { renderXml, type XmlElements } from './xml'

/** Nothing in the store is a page: whatever a browser opens cannot run or read anything. */
const policy = "sandbox; default-src 'none'"

/** Headers of every answer, in place of those of the gateway's own pages. */
export function setStoreHeaders({ id }: FastifyRequest, reply: FastifyReply): void {
  reply.header('content-security-policy', policy)
  reply.header('cross-origin-resource-policy', 'cross-origin')
  reply.header('x-content-type-options', 'nosniff')
  reply.header('x-oss-request-id', id)
}

/** Answers an XML document. */
export function sendXml(reply: FastifyReply, root: string, content: XmlElements): FastifyReply {
  return reply.type('application/xml').send(renderXml(root, content))
}

const wantsJson = ({ headers }: FastifyRequest) => /^application\/json\b/.test(headers.accept ?? '')

/**
 * Answers an error as Aliyun does, or as the gateway's other calls do if JSON is requested. If there can be no body,
 * the error is in the header `x-oss-err`.
 */
export function sendStoreError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: StoreError,
): FastifyReply {
  const { code, message, details, status, headers } = error
  const text = renderXml('Error', {
    Code: code,
    Message: message,
    RequestId: request.id,
    HostId: request.host,
    ...details,
  })
  setStoreHeaders(request, reply)
  reply.code(status).headers(headers).header('cache-control', 'no-store')
  if (request.method === 'HEAD') return reply.header('x-oss-err', Buffer.from(text).toString('base64')).send()
  if (status !== 304 && wantsJson(request)) return reply.send({ code, message, requestId: request.id })
  if (status !== 304) return reply.type('application/xml').send(text)
  // the browser's cached copy has its own policy, which this one would replace
  return reply.removeHeader('content-security-policy').send()
}
