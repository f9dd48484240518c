import { permissionCode, type Verb } from '@ebkit/domain'
import type { FastifyRequest } from 'fastify'
import type { Needs } from '../server/RouteAccess'
import { forbidden, notFound } from '../server/refusal'
import { holds, holdsAsBrand, requirePermission } from '../server/rights'
import type { Binding } from './binding'
import { bindingAt } from './bindings'
import type { WritingRight } from './writingRights'

/** The resource that a request's address names. @throws 404 */
export function bindingIn(request: FastifyRequest): Binding {
  const { service, resource } = request.params as { service?: string; resource?: string }
  const binding = bindingAt(`${service}/eb/${resource}`)
  if (!binding) throw notFound()
  return binding
}

/** Whether masked values stay masked for the user. */
export const seesMasks = (request: FastifyRequest, { resource }: Binding): boolean =>
  !holds(request, permissionCode(resource, 'reveal'))

function requireOffer({ resource }: Binding, verb: Verb): void {
  if (!resource.verbs.includes(verb)) throw notFound('No page offers this')
}

/** @throws 403 if no role of the brand has the code: only these write rows of the brand */
function requireAsBrand(request: FastifyRequest, code: string): void {
  if (!holdsAsBrand(request, code))
    throw forbidden(`Rows of the brand are written by its own roles: one of them needs ${code}`)
}

/** For routes of their own that write rows of the brand. */
export const needsAsBrand =
  (code: string): Needs =>
  (request) => {
    requirePermission(request, code)
    requireAsBrand(request, code)
  }

/**
 * Requires a right to write rows. Only roles of the brand may write rows of the brand.
 *
 * @throws 403; 404 if no page offers it
 */
export function requireWriting(request: FastifyRequest, binding: Binding, right: WritingRight): void {
  requireOffer(binding, right)
  const code = permissionCode(binding.resource, right)
  requirePermission(request, code)
  if (binding.resource.scope === 'brand') requireAsBrand(request, code)
}

/** For routes whose address names the resource: requires the right to view its rows. */
export const needsView: Needs = (request) =>
  requirePermission(request, permissionCode(bindingIn(request).resource, 'view'))

/** Requires that a page offers the verb, and that the user may view or export rows. */
export const needsReading =
  (verb: 'list' | 'detail' | 'export'): Needs =>
  (request) => {
    const binding = bindingIn(request)
    requireOffer(binding, verb)
    requirePermission(request, permissionCode(binding.resource, verb === 'export' ? 'export' : 'view'))
  }

/** Requires the first of these rights that a page offers. */
export const needsWriting =
  (...rights: readonly WritingRight[]): Needs =>
  (request) => {
    const binding = bindingIn(request)
    const offered = rights.filter((right) => binding.resource.verbs.includes(right))
    // an included right comes first: `edit` includes `add`
    requireWriting(request, binding, offered[0] ?? (rights[0] as WritingRight))
  }
