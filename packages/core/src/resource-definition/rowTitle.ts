import type { DescribedResource } from '@ebkit/protocol/calls/resourceDefinition'
import type { Row } from '../services/rows'

/** What names a row to a person. */
export function rowTitle({ display, key }: Pick<DescribedResource, 'display' | 'key'>, row: Row): string {
  const name = row[display] ?? row[key]
  return name === undefined || name === null ? '' : String(name)
}
