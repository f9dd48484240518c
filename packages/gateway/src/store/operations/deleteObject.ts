import type { FastifyReply } from 'fastify'
import { removeOwnUpload } from '../removeOwnUpload'
import { requireGrant, type StoreCall } from '../storeCall'

/** DELETE of an object. A missing one is not an error. */
export async function deleteObject(call: StoreCall): Promise<FastifyReply> {
  const { gateway, grant, key, reply } = call
  if (grant?.rights.includes('upload') && !grant.rights.includes('delete'))
    await removeOwnUpload(call, requireGrant(call, key, 'upload').userId)
  else {
    requireGrant(call, key, 'delete')
    await gateway.store.remove([key])
  }
  return reply.code(204).send()
}
