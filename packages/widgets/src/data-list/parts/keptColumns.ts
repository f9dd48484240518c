import type { KeptColumn, ListColumn } from '@ebkit/core/list'

/** All columns in their stored form, in the user's order. */
export function keptColumns(columns: readonly ListColumn[], kept: readonly KeptColumn[] = []): KeptColumn[] {
  const names = new Set(columns.map(({ name }) => name))
  const known = kept.filter(({ name }) => names.has(name))
  const own = new Set(known.map(({ name }) => name))
  const all = [...known]
  // New ones keep the page's position.
  columns.forEach(({ name, hidden }, index) => {
    if (!own.has(name)) all.splice(index, 0, hidden ? { name, hidden } : { name })
  })
  return all
}

/** Changes the width of one column; undefined for its own. */
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

/** Moves one column by one position, skipping hidden ones. */
export function moved(
  columns: readonly ListColumn[],
  kept: readonly KeptColumn[] | undefined,
  name: string,
  step: 1 | -1,
): KeptColumn[] {
  const all = keptColumns(columns, kept)
  const below = new Set(columns.filter((column) => column.below).map((column) => column.name))
  const from = all.findIndex((one) => one.name === name)
  let to = from + step
  while (all[to] && (all[to]?.hidden || below.has(all[to]?.name as string))) to += step
  if (from < 0 || !all[to]) return all
  all.splice(to, 0, ...all.splice(from, 1))
  return all
}

/** Moves one column beside another. */
export function placed(
  columns: readonly ListColumn[],
  kept: readonly KeptColumn[] | undefined,
  name: string,
  beside: string,
  isAfter: boolean,
): KeptColumn[] {
  const all = keptColumns(columns, kept)
  const own = all.find((one) => one.name === name)
  const rest = all.filter((one) => one !== own)
  const to = rest.findIndex((one) => one.name === beside)
  if (!own || to < 0) return all
  rest.splice(to + Number(isAfter), 0, own)
  return rest
}
