import type { FigureRow, FigureSet } from '@ebkit/core/services/reports'

/** The figures of several resources over the same groups, as one set. A group that one of them lacks has none of it. */
export function mergedSets([first, ...others]: readonly FigureSet[]): FigureSet | undefined {
  if (!first) return undefined
  return others.reduce(merge, first)
}

const nothing = ({ metrics }: FigureSet): null[] => metrics.map(() => null)

function merge(one: FigureSet, other: FigureSet): FigureSet {
  const name = (row: FigureRow) => JSON.stringify(row.keys)
  const found = new Map(other.rows.map((row) => [name(row), row]))
  const known = new Set(one.rows.map(name))
  const both = one.rows.map((row) => joined(row, found.get(name(row)), nothing(other)))
  const rest = other.rows.filter((row) => !known.has(name(row)))
  return {
    ...one,
    metrics: [...one.metrics, ...other.metrics],
    rows: [...both, ...rest.map((row) => ({ ...row, values: [...nothing(one), ...row.values] }))],
  }
}

/** Their rows are of different resources, so no condition finds them. */
function joined(
  { keys, labels, values, before }: FigureRow,
  other: FigureRow | undefined,
  empty: null[],
): FigureRow {
  const isCompared = before && (!other || other.before)
  return {
    ...{ keys, labels },
    values: [...values, ...(other?.values ?? empty)],
    ...(isCompared && { before: [...before, ...(other?.before ?? empty)] }),
  }
}
