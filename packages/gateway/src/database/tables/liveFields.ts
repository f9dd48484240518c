/**
 * Computed fields, by resource, that are SQL over their own row and the time, so they need no column though pages find rows
 * by them.
 */
export const liveFields: Readonly<Record<string, readonly string[]>> = {
  printer: ['onlineState'],
}
