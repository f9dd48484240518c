interface LockedFilter {
  readonly name?: string
  readonly label?: string
}

/** Filters that the page has set as a picker shows them, each text once. One without a label goes by its name. */
export const lockedTexts = (filters: readonly LockedFilter[] = []): string[] => [
  ...new Set(filters.flatMap(({ label, name }) => label || name || [])),
]
