import { getResourceDefinition } from '@ebkit/protocol/calls/resourceDefinition'
import {
  deleteResourceRows,
  getResourceRow,
  listResource,
  listResourceByBody,
  saveResourceRow,
} from '@ebkit/protocol/calls/resources'
import type { ReceivedQueryOf } from '@ebkit/protocol/define-call'
import { storableText } from '@ebkit/rules/storable-text'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { storesOf } from '../behaviour/brandStores'
import type { Gateway } from '../gateway'
import { notFound, unauthenticated } from '../server/refusal'
import { registerCall } from '../server/registerCall'
import { bindingIn, needsReading, needsView, needsWriting, requireWriting, seesMasks } from './access'
import { definitionFor } from './definition'
import { deleteRows } from './deleting'
import { registerExport } from './exporting/registerExport'
import { attemptOf, once } from './idempotency'
import { listRows } from './listing'
import { singletonKey } from './place'
import { readRow } from './reading'
import { saveRow } from './saving'
import { unsavedRow } from './singletons'
import { reachOf, storeOf } from './stores'
import { withinSwitches } from './withinSwitches'

type ListParameters = ReceivedQueryOf<ReturnType<typeof listResource>>

const signedIn = ({ identity }: FastifyRequest) => {
  if (!identity) throw unauthenticated()
  return identity
}

/** One route of each kind serves all resources: the address names the resource. */
export const anyResource = '{service}/{resource}'

export const resourcesTag = 'Rows of resources'

function registerListing(app: FastifyInstance, { asTenant }: Gateway): void {
  const about = {
    needs: needsReading('list'),
    right: '{resource}:view',
    summary: 'One page of rows',
    tag: resourcesTag,
    besides: ({ total, pageSize }: { total: number; pageSize: number }) => ({ totalCount: total, pageSize }),
  }
  const list = (given: ListParameters, request: FastifyRequest) => {
    const listing = { ...given, ...reachOf(request, given.hotelId) }
    return asTenant(request, (rows) => listRows(rows, bindingIn(request), listing))
  }
  registerCall(app, listResource(anyResource), about, ({ query, request }) => list(query, request))
  registerCall(app, listResourceByBody(anyResource), about, ({ body, request }) => list(body, request))
}

function registerDetail(app: FastifyInstance, { asTenant }: Gateway): void {
  const about = {
    needs: needsReading('detail'),
    right: '{resource}:view',
    summary: 'One row; of a singleton its defaults, with version 0, until it is saved',
    tag: resourcesTag,
  }
  registerCall(app, getResourceRow(anyResource), about, async ({ query, request }) => {
    const binding = bindingIn(request)
    const reach = reachOf(request, query.hotelId)
    const [hotelId = ''] = reach.stores
    const own = singletonKey(binding, { brandId: reach.brandId, hotelId })
    const key = own ?? query[binding.resource.key]
    if (typeof key !== 'string' || key === '') throw notFound()
    const shown = { ...reach, isMasked: seesMasks(request, binding) }
    const row = await asTenant(request, (rows) => readRow(rows, binding, shown, key))
    if (!row && own === undefined) throw notFound()
    return row ?? unsavedRow(binding, reach)
  })
}

function registerDeletion(app: FastifyInstance, gateway: Gateway): void {
  const about = {
    needs: needsWriting('delete'),
    right: '{resource}:delete',
    summary: 'Deletes rows',
    tag: resourcesTag,
    route: { config: { whileFull: true } },
  }
  registerCall(app, deleteResourceRows(anyResource), about, ({ body, request }) => {
    const user = signedIn(request)
    const { brandId, userId } = user
    const place = { brandId, hotelId: storeOf(request, body.hotelId), userId, user }
    const storesOfBrand = () => storesOf(gateway, brandId)
    return gateway.asTenant(request, (rows) =>
      deleteRows({ rows, storesOfBrand }, bindingIn(request), place, body.keys, body.lang),
    )
  })
}

/** The maximum length of a stored text. */
const longestClient = 200

/** The version, screen and browser of a client, from the headers of its request. */
const clientOf = ({ headers }: FastifyRequest): string =>
  storableText([headers['x-eb-client'], headers['user-agent']].flat().filter(Boolean).join(' ')).slice(
    0,
    longestClient,
  )

function registerSaving(app: FastifyInstance, gateway: Gateway): void {
  const about = {
    needs: needsWriting('add', 'edit'),
    right: '{resource}:add or, for a row that exists, {resource}:edit',
    summary: 'Adds or changes a row',
    tag: resourcesTag,
  }
  registerCall(app, saveResourceRow(anyResource), about, ({ body, request }) => {
    const binding = bindingIn(request)
    const { singleton, key } = binding.resource
    requireWriting(request, binding, singleton || body[key] ? 'edit' : 'add')
    const user = signedIn(request)
    const { brandId, userId } = user
    const hotelId = storeOf(request, body.hotelId)
    const place = {
      brandId,
      hotelId,
      userId,
      user,
      rights: user,
      isMasked: seesMasks(request, binding),
      client: clientOf(request),
    }
    const attempt = attemptOf(request, hotelId)
    return gateway.asTenant(request, (rows) =>
      once(rows, attempt, () => saveRow(gateway, rows, binding, body, place)),
    )
  })
}

function registerDefinition(app: FastifyInstance): void {
  const about = {
    needs: needsView,
    right: '{resource}:view',
    summary: 'The definition of a resource, for this user',
    tag: resourcesTag,
  }
  registerCall(app, getResourceDefinition(anyResource), about, ({ request }) => {
    const { permissions, brandPermissions, ...user } = signedIn(request)
    return withinSwitches(definitionFor(bindingIn(request).resource, permissions, brandPermissions), user)
  })
}

/** The calls of all resources. Each serves every resource, so startup takes as long for 250 of them as for one. */
export function registerResources(app: FastifyInstance, gateway: Gateway): void {
  registerDefinition(app)
  registerListing(app, gateway)
  registerDetail(app, gateway)
  registerSaving(app, gateway)
  registerDeletion(app, gateway)
  registerExport(app, gateway)
}
