import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'

/** The address that a row leads to: that of its first field of this type. */
export function linkValue({ fields }: Pick<PageResource, 'fields'>, row: Row): string | undefined {
  const found = fields.map(({ type, name }) => (type === 'url' ? row[name] : undefined)).find(Boolean)
  return found === undefined ? undefined : String(found)
}
