/** A row of a list, as in the answer. */
export type ListRow = Readonly<Record<string, unknown>>
