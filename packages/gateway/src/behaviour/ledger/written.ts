import { computations } from '../../resources/computed'
import { behaviours } from '../behaviours'
import { builtBehaviours } from './customPages'
import { writtenNotes } from './writtenNotes'

const named = (resource: string, names: Iterable<string>) => [...names].map((name) => `${resource}.${name}`)

/** Names of what the behaviours implement. */
export const writtenInBehaviours: readonly string[] = behaviours.flatMap(
  ({ resource: { name }, effects = {}, computed = {}, computedInside = [], auto = {} }) =>
    named(name, [...Object.keys(effects), ...Object.keys(computed), ...computedInside, ...Object.keys(auto)]),
)

/**
 * Names of everything that is implemented, including fields that the handmade tables compute, and routes whose notes
 * hold.
 */
export const written: ReadonlySet<string> = new Set([
  ...writtenInBehaviours,
  ...builtBehaviours,
  ...Object.entries(computations).flatMap(([name, fields]) => named(name, Object.keys(fields))),
  ...writtenNotes,
])
