import { isAllowed, permissionCode, type Resource, type Right } from '@ebkit/domain'
import type { FastifyRequest } from 'fastify'
import { forbidden, unauthenticated } from '../server/refusal'

/** @throws 403 where none of the user's roles holds the permission */
export function requireRight({ identity }: FastifyRequest, resource: Resource, right: Right): void {
  if (!identity) throw unauthenticated()
  if (!isAllowed(identity.permissions, resource, right))
    throw forbidden(`This needs the permission ${permissionCode(resource, right)}`)
}
