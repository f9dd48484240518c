import type { KeptColumn, ListColumn } from '@ebkit/core'

/** Every column as it is kept, in the person's order. */
export function keptColumns(columns: readonly ListColumn[], kept: readonly KeptColumn[] = []): KeptColumn[] {
  const names = new Set(columns.map(({ name }) => name))
  const known = kept.filter(({ name }) => names.has(name))
  const own = new Set(known.map(({ name }) => name))
  const all = [...known]
  // New ones stand where the page has them.
  columns.forEach(({ name, hidden }, index) => {
    if (!own.has(name)) all.splice(index, 0, hidden ? { name, hidden } : { name })
  })
  return all
}

/** With another width of one column; undefined for its own. */
export function withWidth(
  columns: readonly ListColumn[],
  kept: readonly KeptColumn[] | undefined,
  name: string,
  width: number | undefined,
): KeptColumn[] {
  return keptColumns(columns, kept).map((one) => {
    if (one.name !== name) return one
    const { width: _, ...rest } = one
    return width ? { ...rest, width } : rest
  })
}

/** With one column a place further, past those that are hidden. */
export function moved(
  columns: readonly ListColumn[],
  kept: readonly KeptColumn[] | undefined,
  name: string,
  step: 1 | -1,
): KeptColumn[] {
  const all = keptColumns(columns, kept)
  const from = all.findIndex((one) => one.name === name)
  let to = from + step
  while (all[to]?.hidden) to += step
  if (from < 0 || !all[to]) return all
  all.splice(to, 0, ...all.splice(from, 1))
  return all
}
