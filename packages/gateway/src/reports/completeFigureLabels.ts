import type { Transaction } from '../database/tenant'
import { brandNames } from '../resources/labels/brandNames'
import { labelsName } from '../resources/labels/labelsName'
import { wantedNames } from '../resources/labels/wantedNames'
import { type BoundFigures, keyName } from './figureSql'

type Found = Record<string, unknown>

/** Groups of a set that stand for rows of another resource but have no name yet. */
function unnamedIn({ dimensions }: BoundFigures, found: readonly Found[]) {
  return found.flatMap((row) =>
    dimensions.flatMap((dimension, index) => {
      const { label, bound } = dimension
      const names = row[labelsName] as Found | null | undefined
      const key = row[keyName(dimension, index)]
      if (!label || !names || key == null || names[bound.field.name] != null) return []
      return [{ names, field: bound.field.name, of: label.of, key: String(key) }]
    }),
  )
}

/**
 * Adds the names of stores, employees and other rows that the user cannot see, but that visible rows are counted for.
 */
export async function completeFigureLabels(
  rows: Transaction,
  sets: readonly { readonly figures: BoundFigures; readonly found: readonly Found[] }[],
): Promise<void> {
  const unnamed = sets.flatMap(({ figures, found }) => unnamedIn(figures, found))
  const wanted = wantedNames()
  for (const { of, key } of unnamed) wanted.add(of, key)
  const known = await brandNames(rows, wanted.all)
  for (const { names, field, of, key } of unnamed) names[field] = known.get(of.name)?.get(key) ?? null
}
