import type { FastifyReply } from 'fastify'
import { requireGrant, type StoreCall } from '../storeCall'

/** DELETE of an object. One that is not there is no error. */
export async function deleteObject(call: StoreCall): Promise<FastifyReply> {
  requireGrant(call, call.key, 'delete')
  await call.gateway.store.remove([call.key])
  return call.reply.code(204).send()
}
