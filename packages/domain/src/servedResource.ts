import type { Resource, Verb } from './Resource'

/** A resource that the gateway has a table and calls for. */
export interface ServedResource extends Resource {
  readonly key: string
  readonly display: string
}

/** A resource of which only some fields are served, without its actions. */
export function servedInPart(
  resource: ServedResource,
  names: readonly string[],
  verbs: readonly Verb[],
): ServedResource {
  const { states, ...rest } = resource
  const fields = resource.fields.filter(({ name }) => names.includes(name))
  const { actions: _actions, auto: _auto, ...kept } = states ?? { field: '', initial: '', values: [] }
  return { ...rest, fields, verbs, ...(states && { states: kept }) }
}
