import type { RowContext, SeedRow } from '../SeedRow'
import { meanings } from '../words/meanings'
import { resourceNames } from '../words/resourceNames'

/** Values of other fields that follow from the name that a row will have. */
export function meaningOf({ resource, ordinal }: RowContext): SeedRow {
  const known = meanings[resource.name]
  const names = resourceNames[resource.name] ?? ['']
  const name = names[ordinal % names.length] ?? ''
  return { ...known?.find(([words]) => words.test(name))?.[1] }
}
