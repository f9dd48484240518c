import type { DescribedResource } from '@ebkit/protocol/calls/resourceDefinition'
import type { Row } from '../services/rows'

/**
 * The title of a row for users.
 * @example
 * ```ts
 * import { filledText, rowTitle } from '@ebkit/core/resource-definition'
 *
 * const printer = { printerId: '7', printerName: 'Kitchen 2' }
 * rowTitle({ key: 'printerId', display: 'printerName' }, printer) // 'Kitchen 2'
 * filledText('删除{printerName}？', printer) // '删除Kitchen 2？'
 * ```
 */
export function rowTitle({ display, key }: Pick<DescribedResource, 'display' | 'key'>, row: Row): string {
  const name = row[display] ?? row[key]
  return name === undefined || name === null ? '' : String(name)
}
