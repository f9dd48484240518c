import { findResource, type Resource, type ServedResource } from '@ebkit/domain'
import type { Transaction } from '../database/tenant'
import type { Gateway } from '../gateway'
import { ask } from '../outside/ask'
import { bindingOf } from '../resources/bindings'
import type { Behaviour } from './Behaviour'
import { behaviours } from './behaviours'
import { storesOf } from './brandStores'
import type { Work, WorkPlace } from './Work'

const behaviourByName = new Map(behaviours.map((behaviour) => [behaviour.resource.name, behaviour]))

function resourceNamed(name: string): ServedResource {
  const resource = findResource(name)
  if (!resource) throw new Error(`There is no resource ${name}`)
  return resource
}

/** The behaviour of a resource; one without effects where none is written. */
export const behaviourOf = (resource: Resource): Behaviour =>
  behaviourByName.get(resource.name) ?? { resource }

/** The work of one transaction. */
export const workIn = (gateway: Gateway, rows: Transaction, place: WorkPlace): Work => ({
  rows,
  place,
  behaviourOf,
  tableOf: ({ name }) => bindingOf(resourceNamed(name)),
  resourceNamed,
  storesOfBrand: () => storesOf(gateway, place.brandId),
  ask: (request) => ask(rows, gateway.settings.outside, place, request),
})
