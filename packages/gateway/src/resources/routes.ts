import { permissionCode } from '@ebkit/domain'
import { getResourceDefinition } from '@ebkit/protocol/calls/resourceDefinition'
import {
  deleteResourceRows,
  getResourceRow,
  listResource,
  listResourceByBody,
  saveResourceRow,
} from '@ebkit/protocol/calls/resources'
import type { ReceivedQueryOf } from '@ebkit/protocol/define-call'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Gateway } from '../gateway'
import { notFound, unauthenticated } from '../server/refusal'
import { registerCall } from '../server/registerCall'
import type { Binding } from './binding'
import { bindings } from './bindings'
import { definitionFor } from './definition'
import { deleteRows } from './deleting'
import { registerExport } from './exporting/registerExport'
import { createSlots } from './exporting/slots'
import { attemptOf, once } from './idempotency'
import { listRows } from './listing'
import { readRow } from './reading'
import { saveRow } from './saving'
import { storeOf, storesOf } from './stores'

type ListParameters = ReceivedQueryOf<ReturnType<typeof listResource>>

const signedIn = ({ identity }: FastifyRequest) => {
  if (!identity) throw unauthenticated()
  return identity
}

/** `merchant-api/eb/printer` → `merchant-api/printer`, as the calls name it. */
const callName = ({ address }: Binding) => address.replace('/eb/', '/')

function registerListing(app: FastifyInstance, { asTenant }: Gateway, binding: Binding): void {
  const { resource } = binding
  const about = {
    needs: permissionCode(resource, 'view'),
    summary: `${resource.title.en}: one page`,
    tag: resource.title.en ?? resource.name,
    operation: `${resource.name}List`,
    besides: ({ total, pageSize }: { total: number; pageSize: number }) => ({ totalCount: total, pageSize }),
  }
  const list = (given: ListParameters, request: FastifyRequest) => {
    const listing = {
      ...given,
      stores: storesOf(request, given.hotelId),
      brandId: signedIn(request).brandId,
    }
    return asTenant(request, (rows) => listRows(rows, binding, listing))
  }
  registerCall(app, listResource(callName(binding)), about, ({ query, request }) => list(query, request))
  const byBody = { ...about, operation: `${resource.name}ListByBody` }
  registerCall(app, listResourceByBody(callName(binding)), byBody, ({ body, request }) => list(body, request))
}

function registerDetail(app: FastifyInstance, { asTenant }: Gateway, binding: Binding): void {
  const { resource } = binding
  const about = {
    needs: permissionCode(resource, 'view'),
    summary: `${resource.title.en}: one row`,
    tag: resource.title.en ?? resource.name,
    operation: `${resource.name}Detail`,
  }
  registerCall(app, getResourceRow(callName(binding)), about, async ({ query, request }) => {
    const key = query[resource.key]
    if (typeof key !== 'string' || key === '') throw notFound()
    const stores = storesOf(request, query.hotelId)
    const row = await asTenant(request, (rows) => readRow(rows, binding, stores, key))
    if (!row) throw notFound()
    return row
  })
}

function registerDeletion(app: FastifyInstance, { asTenant }: Gateway, binding: Binding): void {
  const { resource } = binding
  const about = {
    needs: permissionCode(resource, 'delete'),
    summary: `${resource.title.en}: delete rows`,
    tag: resource.title.en ?? resource.name,
    operation: `${resource.name}Delete`,
    route: { config: { whileFull: true } },
  }
  registerCall(app, deleteResourceRows(callName(binding)), about, ({ body, request }) => {
    const hotelId = storeOf(request, body.hotelId)
    return asTenant(request, (rows) => deleteRows(rows, binding, hotelId, body.keys, body.lang))
  })
}

function registerSaving(app: FastifyInstance, gateway: Gateway, binding: Binding): void {
  const { resource } = binding
  const about = {
    needs: permissionCode(resource, 'edit'),
    summary: `${resource.title.en}: add or change a row`,
    tag: resource.title.en ?? resource.name,
    operation: `${resource.name}Save`,
  }
  registerCall(app, saveResourceRow(callName(binding)), about, ({ body, request }) => {
    const { brandId, userId } = signedIn(request)
    const hotelId = storeOf(request, body.hotelId)
    const attempt = attemptOf(request, hotelId)
    return gateway.asTenant(request, (rows) =>
      once(rows, attempt, () => saveRow(gateway, rows, binding, body, { brandId, hotelId, userId })),
    )
  })
}

function registerDefinition(app: FastifyInstance, { resource, address }: Binding): void {
  const about = {
    needs: permissionCode(resource, 'view'),
    summary: `${resource.title.en}: its definition`,
    tag: resource.title.en ?? resource.name,
    operation: `${resource.name}Definition`,
  }
  registerCall(app, getResourceDefinition(address.replace('/eb/', '/')), about, ({ request }) =>
    definitionFor(resource, signedIn(request).permissions),
  )
}

/** The calls of every resource, all made in the same way from its definition. */
export function registerResources(app: FastifyInstance, gateway: Gateway): void {
  const takeSlot = createSlots()
  for (const binding of bindings) {
    const { verbs } = binding.resource
    registerDefinition(app, binding)
    if (!verbs || verbs.includes('list')) registerListing(app, gateway, binding)
    if (!verbs || verbs.includes('detail')) registerDetail(app, gateway, binding)
    if (!verbs || verbs.includes('save')) registerSaving(app, gateway, binding)
    if (!verbs || verbs.includes('delete')) registerDeletion(app, gateway, binding)
    if (!verbs || verbs.includes('export')) registerExport(app, gateway, binding, takeSlot)
  }
}
