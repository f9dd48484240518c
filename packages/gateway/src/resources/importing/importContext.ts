import { permissionCode } from '@ebkit/domain'
import type { FastifyRequest } from 'fastify'
import type { Transaction } from '../../database/tenant'
import type { Needs } from '../../server/RouteAccess'
import { unauthenticated } from '../../server/refusal'
import { holds, holdsAsBrand, requirePermission } from '../../server/rights'
import { bindingIn, needsWriting, seesMasks } from '../access'
import type { Binding } from '../binding'
import type { Place } from '../place'
import { storeOf } from '../stores'
import { importBinding } from './actionImport'

/** What functions share within one call of an import. */
export interface ImportContext {
  readonly rows: Transaction
  /** What the lines of a file fill: the inputs of the actions, if imports run actions. */
  readonly binding: Binding
  /** The resource itself. */
  readonly resourceBinding: Binding
  readonly place: Place
  /** Whether the user may change existing rows. */
  readonly mayEdit: boolean
}

const needsRight = needsWriting('import') as (request: FastifyRequest) => void

/** Requires the right to import, and the rights to the actions that imports run. */
export const needsImport: Needs = (request) => {
  needsRight(request)
  const { resource } = bindingIn(request)
  for (const action of resource.imports?.runs?.actions ?? [])
    requirePermission(request, permissionCode(resource, action))
}

function mayEdit(request: FastifyRequest, { resource }: Binding): boolean {
  const code = permissionCode(resource, 'edit')
  const isOffered = resource.verbs.includes('edit') && holds(request, code)
  return isOffered && (resource.scope !== 'brand' || holdsAsBrand(request, code))
}

/** Who imports, and where: an import belongs to its user and store. */
export function contextOf(request: FastifyRequest, rows: Transaction, hotelId: unknown): ImportContext {
  const { identity } = request
  if (!identity) throw unauthenticated()
  const resourceBinding = bindingIn(request)
  const place = {
    brandId: identity.brandId,
    hotelId: storeOf(request, hotelId),
    userId: identity.userId,
    user: identity,
    rights: identity,
    isMasked: seesMasks(request, resourceBinding),
  }
  const binding = importBinding(resourceBinding)
  return { rows, binding, resourceBinding, place, mayEdit: mayEdit(request, resourceBinding) }
}
