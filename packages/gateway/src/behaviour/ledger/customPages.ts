/** Behaviours of custom pages that have been built, by their numbers. */
const built: Readonly<Record<string, readonly number[]>> = {
  '/PowerMenuConfig': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
  '/dishes-class': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  '/tempebticketposter': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '/ticket-verify': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  '/wecom/corpAuth': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
}

/** The same, named as in the ledger. Each has a page test named after it: `/ticket-verify 3: …`. */
export const builtBehaviours: readonly string[] = Object.entries(built).flatMap(([route, numbers]) =>
  numbers.map((number) => `${route} ${number}`),
)
