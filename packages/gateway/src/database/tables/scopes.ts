import type { Resource } from '@ebkit/domain'

const scopes = { platform: [], brand: ['brandId'], hotel: ['brandId', 'hotelId'] } as const

/** The fields for the brand and store that own a row. One of them is the key of `brand`. */
export const scopeFields = ({ scope }: Resource): readonly string[] => scopes[scope]

/** The scope fields that indexes and unique rules begin with. */
export function leadingFields(resource: Resource): readonly string[] {
  const field = scopeFields(resource).at(-1)
  return field === undefined || field === resource.key ? [] : [field]
}

/** The fields of the primary key; for a singleton these are its scope. */
export function keyFields(resource: Resource): readonly string[] {
  const last = scopeFields(resource).at(-1)
  if (resource.singleton) return last ? [last] : []
  return resource.key ? [resource.key] : []
}
