import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'

/** The fields with addresses that the gateway makes for a row. Other addresses lead elsewhere. */
export const linkFields = ({ fields }: Pick<PageResource, 'fields'>) =>
  fields.filter(({ type, readOnly }) => type === 'url' && readOnly)

/** The address of a row. */
export function linkValue(resource: Pick<PageResource, 'fields'>, row: Row): string | undefined {
  const found = linkFields(resource).find(({ name }) => row[name])
  return found && String(row[found.name])
}
