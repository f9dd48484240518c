/**
 * Computed fields, by resource, that are SQL over their own row and the time, so they need no column although pages
 * find rows by them.
 */
export const liveFields: Readonly<Record<string, readonly string[]>> = {
  printer: ['onlineState'],
}

/**
 * Computed fields, by resource, that read other rows: they have no column, and the demo generates no values for them.
 */
export const lookedUpFields: Readonly<Record<string, readonly string[]>> = {
  employee: ['hasBusinessCard'],
  ticketOrder: ['endsSoon'],
  ticketProduct: ['isLowStock'],
}
