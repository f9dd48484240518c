/** One row of a list, as the answer has it. */
export type ListRow = Readonly<Record<string, unknown>>
