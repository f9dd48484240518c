import type { FastifyReply } from 'fastify'
import { sendXml } from '../answer'
import { keyWriter } from '../parameters'
import { listOf, readXmlBody, textOf } from '../readXml'
import { requireGrant, type StoreCall } from '../storeCall'
import { accessDenied, StoreError } from '../storeError'

/** OSS's own limit. */
const maximum = 1000

/** POST of the bucket with `?delete`: deletes all, or none if one is outside the signature's scope. */
export async function deleteObjects(call: StoreCall): Promise<FastifyReply> {
  // no body is read for unauthenticated requests
  if (!call.grant) throw accessDenied()
  const content = await readXmlBody(call, 'Delete')
  const keys = listOf(content, 'Object').map((object) => textOf(object.Key))
  if (keys.length > maximum)
    throw new StoreError('MalformedXML', `At most ${maximum} objects can be deleted at once.`)
  for (const key of keys) requireGrant(call, key, 'delete')
  await call.gateway.store.remove(keys)
  const write = keyWriter(call.query)
  const isQuiet = textOf(content.Quiet).trim().toLowerCase() === 'true'
  const Deleted = isQuiet ? [] : keys.map((key) => ({ Key: write(key) }))
  return sendXml(call.reply, 'DeleteResult', {
    EncodingType: call.query.get('encoding-type') || undefined,
    Deleted,
  })
}
