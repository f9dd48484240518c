import { eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { storedObject } from '../../database/schema'
import { sendXml } from '../answer'
import { aclOf } from '../description'
import { findObject, withKey } from '../objects'
import { ownerElement } from '../owner'
import { requireGrant, type StoreCall } from '../storeCall'
import { noSuchKey } from '../storeError'

/** PUT of `?acl`: who may read the object without a signature. */
export async function putAcl(call: StoreCall): Promise<FastifyReply> {
  const { gateway, key, reply } = call
  requireGrant(call, key, 'change')
  const acl = aclOf(call)
  const changed = await withKey(gateway.database, key, (rows) =>
    rows
      .update(storedObject)
      .set({ acl })
      .where(eq(storedObject.objectKey, key))
      .returning({ key: storedObject.objectKey }),
  )
  if (!changed?.length) throw noSuchKey(key)
  return reply.send()
}

/** GET of `?acl`. */
export async function getAcl(call: StoreCall): Promise<FastifyReply> {
  const { gateway, key, reply } = call
  requireGrant(call, key, 'view')
  const object = await findObject(gateway.database, key)
  if (!object) throw noSuchKey(key)
  return sendXml(reply, 'AccessControlPolicy', {
    Owner: ownerElement(object.createdBy),
    AccessControlList: { Grant: object.acl },
  })
}
