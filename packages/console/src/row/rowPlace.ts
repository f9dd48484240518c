/** Which row is open beside a list, and in which mode. */
export interface RowPlace {
  /** Key of the row. */
  readonly id?: string | undefined
  /** Absent: the row is viewed. */
  readonly mode?: 'add' | 'edit' | 'copy' | undefined
  /** The field that is edited alone. */
  readonly field?: string | undefined
}

const modes = ['add', 'edit', 'copy'] as const

/** Reads `?id=7&mode=edit` of a page's query. */
export function placeOf(query: string): RowPlace {
  const given = new URLSearchParams(query)
  const mode = modes.find((one) => one === given.get('mode'))
  const id = given.get('id') ?? undefined
  const field = given.get('field') ?? undefined
  return { id, mode: id || mode === 'add' ? mode : undefined, ...(field && { field }) }
}

/** The query with a place; everything else in it stays. */
export function withPlace(query: string, { id, mode, field }: RowPlace): string {
  const next = new URLSearchParams(query)
  for (const [name, value] of [
    ['id', id],
    ['mode', mode],
    ['field', field],
  ] as const) {
    if (value === undefined) next.delete(name)
    else next.set(name, value)
  }
  const text = next.toString()
  return text && `?${text}`
}
