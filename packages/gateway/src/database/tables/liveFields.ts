/**
 * Computed fields, by resource, that are computed when rows are read, of the time among others, so they have no column
 * though pages find rows by them.
 */
export const liveFields: Readonly<Record<string, readonly string[]>> = {
  printer: ['onlineState'],
  ticketOrder: ['endsSoon'],
  ticketProduct: ['isLowStock'],
}
