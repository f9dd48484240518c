import type { Resource, Verb } from './Resource'

/** A resource as the gateway serves it. */
export interface ServedResource extends Resource {
  /** The field with a row's id. Of a singleton: that of its scope, `hotelId` or `brandId`. */
  readonly key: string
  /** The field that names a row to a person. Of a singleton: its key. */
  readonly display: string
  /** The field with an id of a singleton that has one besides its scope. */
  readonly singletonId?: string
  /** What its pages offer. */
  readonly verbs: readonly Verb[]
}

/** A resource with what its definition leaves open. */
export function served(resource: Resource, verbs: readonly Verb[]): ServedResource {
  const scope = resource.scope === 'hotel' ? 'hotelId' : 'brandId'
  const { singleton, key: own, display } = resource
  if (!singleton && own !== undefined) return { ...resource, key: own, display: display ?? own, verbs }
  const more = own !== undefined && own !== scope ? { singletonId: own } : {}
  return { ...resource, ...more, key: scope, display: display ?? scope, verbs }
}
