/**
 * Computed fields, by resource, that are SQL over their own row and the time, so they need no column though pages find rows
 * by them.
 */
export const liveFields: Readonly<Record<string, readonly string[]>> = {
  printer: ['onlineState'],
}

/** Computed fields, by resource, that look at other rows when they are read: they have no column, and a demo makes none up. */
export const lookedUpFields: Readonly<Record<string, readonly string[]>> = {
  employee: ['hasBusinessCard'],
  ticketOrder: ['endsSoon'],
  ticketProduct: ['isLowStock'],
}
