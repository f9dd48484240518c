import type { Row } from '@ebkit/core/services/rows'

/** The name of the row that a field refers to, as the gateway sent it beside the row. */
export function labelOf(row: Row, field: string): unknown {
  return (row.referenceLabels as Readonly<Record<string, unknown>> | undefined)?.[field]
}
