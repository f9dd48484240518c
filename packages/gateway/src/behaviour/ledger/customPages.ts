/**
 * Custom pages that are built, with the number of their behaviours. Each has a test of the pages that is named after it:
 * `/ticket-verify 3`.
 */
export const customPages: Readonly<Record<string, number>> = {
  '/tempebticketposter': 11,
  '/ticket-verify': 15,
}
