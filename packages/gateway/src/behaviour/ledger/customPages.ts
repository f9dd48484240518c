const first = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** Behaviours of custom pages that are built, by their numbers. */
const built: Readonly<Record<string, readonly number[]>> = {
  '/tempebticketposter': first(11),
  '/ticket-verify': first(15),
}

/** The same as the ledger names them. Each has a test of the pages that is named after it: `/ticket-verify 3: …`. */
export const builtBehaviours: readonly string[] = Object.entries(built).flatMap(([route, numbers]) =>
  numbers.map((number) => `${route} ${number}`),
)
