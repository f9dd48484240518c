import type { Resource } from '@ebkit/domain'
import { columnName } from '../columnName'
import { quotedName } from './sqlText'
import type { TableColumn, TablePolicy } from './TableDefinition'

// Settings are read once per statement, hence the sub-selects.
const ownBrand = "(select current_setting('ebkit.brand_id', true))"
const seenHotels = "(select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]"
const releasing = "(select current_setting('ebkit.purpose', true)) = 'release'"

/** Every brand reads platform rows; only a release of the program writes them. */
const ofPlatform: readonly TablePolicy[] = [
  { name: 'tenant', command: 'SELECT', using: `${ownBrand} <> ''` },
  { name: 'release', command: 'ALL', using: releasing },
]

/**
 * The row-level security of a table. All users of a brand see its rows; rows of a store, and stores themselves, are visible
 * only to users of that store. Stores that a row is shared with can read it.
 */
export function tablePolicies(resource: Resource, columns: readonly TableColumn[]): readonly TablePolicy[] {
  if (resource.scope === 'platform') return ofPlatform
  const brand = `"brand_id" = ${ownBrand}`
  const isOfStore = columns.some(({ name }) => name === 'hotel_id')
  const using = isOfStore ? `${brand} AND "hotel_id" = ANY (${seenHotels})` : brand
  const tenant: TablePolicy = { name: 'tenant', command: 'ALL', using }
  if (!resource.sharedBy) return [tenant]
  const isShared = `${quotedName(columnName(resource.sharedBy))} && ${seenHotels}`
  return [tenant, { name: 'shared', command: 'SELECT', using: `${brand} AND ${isShared}` }]
}
