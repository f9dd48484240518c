import type { Resource } from '@ebkit/domain'
import type { Behaviour } from './Behaviour'
import { behaviours } from './behaviours'

const byName = new Map(behaviours.map((behaviour) => [behaviour.resource.name, behaviour]))

/** The behaviour of a resource; one without effects where none is written. */
export const behaviourOf = (resource: Resource): Behaviour => byName.get(resource.name) ?? { resource }
