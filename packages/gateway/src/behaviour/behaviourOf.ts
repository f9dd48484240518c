import type { Resource } from '@ebkit/domain'
import type { Behaviour } from './Behaviour'
import { behaviours } from './behaviours'

const byName = new Map(behaviours.map((behaviour) => [behaviour.resource.name, behaviour]))

/** The behaviour of a resource; without effects if none is defined. */
export const behaviourOf = (resource: Resource): Behaviour => byName.get(resource.name) ?? { resource }
