import { selections } from '@ebkit/rules/fields'
import type { Transaction } from '../../database/tenant'
import type { Binding } from '../binding'
import { type BrandNames, brandNames } from './brandNames'
import type { ReferenceLabel } from './labels'
import { labelsName } from './labelsName'
import { wantedNames } from './wantedNames'

type Row = Record<string, unknown>

/** A reference to a row that the user cannot see, so that its name is missing or its key replaces it. */
interface Unnamed {
  readonly names: Row
  readonly field: string
  readonly label: ReferenceLabel
  /** The key of each referenced row, and the index of its name; undefined for a single reference. */
  readonly keys: readonly (readonly [key: unknown, place: number | undefined])[]
}

/** The keys of the rows that a value references. */
function keysOf(binding: Pick<Binding, 'fields'>, field: string, value: unknown): unknown[] {
  const selection = selections[binding.fields.get(field)?.field.type ?? 'string']
  const entries = [value ?? []].flat()
  return selection ? entries.map((entry) => Object(entry)[selection.key]) : entries
}

function unnamedIn(binding: Pick<Binding, 'fields' | 'labels'>, row: Row): Unnamed[] {
  const names = row[labelsName] as Row | null | undefined
  if (!names) return []
  return [...binding.labels].flatMap(([field, label]) => {
    // Some rows are named by their keys, as orders are.
    if (label.of.key === label.of.display) return []
    const given = names[field]
    const keys = keysOf(binding, field, row[field]).flatMap((key, place): [unknown, number | undefined][] => {
      if (Array.isArray(given)) return given[place] === key ? [[key, place]] : []
      return given == null ? [[key, undefined]] : []
    })
    return keys.length ? [{ names, field, label, keys }] : []
  })
}

function nameAll(unnamed: readonly Unnamed[], known: BrandNames): void {
  for (const { names, field, label, keys } of unnamed)
    for (const [key, place] of keys) {
      const name = known.get(label.of.name)?.get(String(key))
      if (name === undefined) continue
      if (place === undefined) names[field] = name
      else (names[field] as unknown[])[place] = name
    }
}

/** Adds the names of referenced rows of stores that the user does not see. Rows that do not exist keep their keys. */
export async function completeLabels(
  rows: Transaction,
  binding: Pick<Binding, 'fields' | 'labels'>,
  found: readonly Row[],
): Promise<void> {
  const unnamed = found.flatMap((row) => unnamedIn(binding, row))
  const wanted = wantedNames()
  for (const { label, keys } of unnamed) for (const [key] of keys) wanted.add(label.of, key)
  nameAll(unnamed, await brandNames(rows, wanted.all))
}
