import { createHash } from 'node:crypto'

/** PostgreSQL truncates longer names silently. */
const longestName = 63
const digits = 8

/** A name for the database of at most 63 bytes: a longer one is cut and ends with a hash of the whole. */
export function fittingName(name: string): string {
  if (name.length <= longestName) return name
  const hash = createHash('sha256').update(name).digest('hex').slice(0, digits)
  return `${name.slice(0, longestName - digits - 1)}_${hash}`
}

/**
 * The name of a field or a resource in the database: `saleFrom` is `sale_from`. In a run of capitals only the case
 * changes: `ENABLE_UI_UPGRADE_ALL` is `enable_ui_upgrade_all`.
 */
export const columnName = (name: string): string =>
  fittingName(name.replaceAll(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, '$&_').toLowerCase())
