import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'

/** What names a row to a person. */
export function rowTitle({ display, key }: PageResource, row: Row): string {
  const name = row[display] ?? row[key]
  return name === undefined || name === null ? '' : String(name)
}
