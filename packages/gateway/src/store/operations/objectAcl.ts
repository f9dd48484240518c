import { eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { storedObject } from '../../database/schema'
import { sendXml } from '../answer'
import { aclOf } from '../description'
import { findObject, withKey } from '../objects'
import { ownerElement } from '../owner'
import { requireGrant, type StoreCall } from '../storeCall'
import { accessDenied, noSuchKey } from '../storeError'
import { visibilityAfter } from '../visibility/visibility'

/** PUT of `?acl`: whether the object is readable without a signature. Objects that a field or folder made private stay so. */
export async function putAcl(call: StoreCall): Promise<FastifyReply> {
  const { gateway, key, reply } = call
  requireGrant(call, key, 'change')
  const acl = aclOf(call)
  await withKey(gateway.database, key, async (rows) => {
    const isObject = eq(storedObject.objectKey, key)
    const [object] = await rows.select().from(storedObject).where(isObject).for('update')
    if (!object) throw noSuchKey(key)
    const visibility = visibilityAfter(object, acl)
    if (!visibility) throw accessDenied('This object is private: a copy of it may be made public.')
    await rows.update(storedObject).set({ acl, visibility }).where(isObject)
  })
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
