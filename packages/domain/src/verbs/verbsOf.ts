import { kebabCase } from '../address'
import type { Page } from '../pages/Page'
import type { Resource, Verb } from '../Resource'
import { type Offer, offersOf } from './offersOf'

const inOrder: readonly Verb[] = ['list', 'detail', 'add', 'edit', 'delete', 'import', 'export']
const reading: readonly Verb[] = ['list', 'detail', 'export']

/** What can be done with the only row of a scope. */
const ofSingleton: readonly Verb[] = ['detail', 'edit']

function possibleVerbs({ scope, singleton, readOnly }: Resource): readonly Verb[] {
  if (singleton) return ofSingleton
  return scope === 'platform' || readOnly ? reading : inOrder
}

function verbsIn(resource: Resource, offers: readonly Offer[]): readonly Verb[] {
  const names = [resource.name, kebabCase(resource.name)]
  const offered = new Set(
    offers.filter((offer) => names.includes(offer.resource)).map(({ verb }) => verb),
  ).add('detail')
  if (!resource.singleton) offered.add('list').add('export')
  const possible = possibleVerbs(resource)
  return inOrder.filter((verb) => offered.has(verb) && possible.includes(verb))
}

/**
 * The verbs of a resource: reading, also as a file, and what pages offer. Rows that no page adds, changes or deletes are written by effects
 * of actions alone.
 */
export const verbsOf = (resource: Resource, pages: readonly Page[]): readonly Verb[] =>
  verbsIn(resource, pages.flatMap(offersOf))

/** The verbs of several resources, by their names. */
export function verbsOfAll(
  resources: readonly Resource[],
  pages: readonly Page[],
): ReadonlyMap<string, readonly Verb[]> {
  const offers = pages.flatMap(offersOf)
  return new Map(resources.map((resource) => [resource.name, verbsIn(resource, offers)]))
}
