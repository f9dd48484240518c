import type { Resource } from '@ebkit/domain'

const scopes = { platform: [], brand: ['brandId'], hotel: ['brandId', 'hotelId'] } as const

/** The fields that say whose a row is. Of `brand` one is its key. */
export const scopeFields = ({ scope }: Resource): readonly string[] => scopes[scope]

/** The field whose values part the rows of a table into lists: indexes and unique rules begin with it. */
export function leadingFields(resource: Resource): readonly string[] {
  const field = scopeFields(resource).at(-1)
  return field === undefined || field === resource.key ? [] : [field]
}

/** The fields of the primary key: a singleton's is its scope. */
export function keyFields(resource: Resource): readonly string[] {
  const last = scopeFields(resource).at(-1)
  if (resource.singleton) return last ? [last] : []
  return resource.key ? [resource.key] : []
}
