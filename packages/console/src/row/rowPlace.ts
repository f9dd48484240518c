/** Which row is open beside a list, and what is done with it. */
export interface RowPlace {
  /** Key of the row. */
  readonly id?: string | undefined
  /** Absent: it is looked at. */
  readonly mode?: 'add' | 'edit' | 'copy' | undefined
}

const modes = ['add', 'edit', 'copy'] as const

/** Reads `?id=7&mode=edit` of a page's query. */
export function placeOf(query: string): RowPlace {
  const given = new URLSearchParams(query)
  const mode = modes.find((one) => one === given.get('mode'))
  const id = given.get('id') ?? undefined
  return { id, mode: id || mode === 'add' ? mode : undefined }
}

/** Writes it; all else of the query stays. */
export function withPlace(query: string, { id, mode }: RowPlace): string {
  const next = new URLSearchParams(query)
  for (const [name, value] of [
    ['id', id],
    ['mode', mode],
  ] as const) {
    if (value === undefined) next.delete(name)
    else next.set(name, value)
  }
  const text = next.toString()
  return text && `?${text}`
}
