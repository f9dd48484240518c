import { findResource, type ServedResource } from '@ebkit/domain'
import type { Transaction } from '../database/tenant'
import type { Gateway } from '../gateway'
import { ask } from '../outside/ask'
import { consult } from '../outside/consult'
import { bindingOf } from '../resources/bindings'
import type { Actor } from './Actor'
import type { BehaviourContext } from './Behaviour'
import { behaviourOf } from './behaviourOf'
import { storesOf } from './brandStores'
import { keepSheet, readSheet } from './sheets'

function resourceNamed(name: string): ServedResource {
  const resource = findResource(name)
  if (!resource) throw new Error(`There is no resource ${name}`)
  return resource
}

/** The context of one transaction. */
export const behaviourContextIn = (gateway: Gateway, rows: Transaction, place: Actor): BehaviourContext => ({
  rows,
  place,
  supportPhone: gateway.settings.supportPhone,
  behaviourOf,
  tableOf: ({ name }) => bindingOf(resourceNamed(name)),
  resourceNamed,
  storesOfBrand: () => storesOf(gateway, place.brandId),
  ask: (request) => ask(rows, gateway.settings.outside, place, request),
  consult: (channel, kind, content) => consult(gateway.settings.outside, place, { channel, kind, content }),
  readSheet: (address) => readSheet(gateway, rows, place, address),
  keepSheet: (name, lines) => keepSheet(gateway, place, name, lines),
})
