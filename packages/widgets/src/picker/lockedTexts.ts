interface LockedFilter {
  readonly name?: string
  readonly label?: string
}

/** The displayed filters of the page, each text once. One without a label is shown by its name. */
export const lockedTexts = (filters: readonly LockedFilter[] = []): string[] => [
  ...new Set(filters.flatMap(({ label, name }) => label || name || [])),
]
