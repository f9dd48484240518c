import type { ListOption } from './ListOption'

/** The rows of one group. */
export interface ListGroup {
  /** Empty for options without a group. */
  name: string
  hasHeading: boolean
  /** Rows of its options. */
  indexes: number[]
}

/** Rows of a list, all of one height: the index of an option, or the text of a heading. */
export function rowsOf(options: readonly ListOption[]): Array<number | string> {
  const rows: Array<number | string> = []
  options.forEach(({ group = '' }, index) => {
    if (group && group !== options[index - 1]?.group) rows.push(group)
    rows.push(index)
  })
  return rows
}

/** The groups of a slice of the rows. A group whose heading is outside the slice keeps its name. */
export function groupsOf(rows: ReadonlyArray<number | string>, options: readonly ListOption[]): ListGroup[] {
  const groups: ListGroup[] = []
  for (const row of rows) {
    const name = typeof row === 'string' ? row : (options[row]?.group ?? '')
    let last = groups.at(-1)
    if (!last || last.name !== name) {
      last = { name, hasHeading: row === name, indexes: [] }
      groups.push(last)
    }
    if (typeof row === 'number') last.indexes.push(row)
  }
  return groups
}
