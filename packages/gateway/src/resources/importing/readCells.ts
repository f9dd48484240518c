import type { ImportProblem } from '@ebkit/protocol/calls/resourceImports'
import type { Field } from '@ebkit/rules/fields'
import type { Problem } from '@ebkit/rules/validation'
import type { Binding } from '../binding'
import type { Model } from '../model'
import { type CellReading, cellValue } from './cellValue'
import type { ImportContext } from './importContext'
import { type FoundReference, type ReferenceReading, resolveReferences } from './resolveReferences'

/** Texts of one row by field. */
export type Texts = Readonly<Record<string, string>>

/** The reading of a row's cells. Fields without a valid value are left out. */
export interface RowReading {
  readonly values: Model
  readonly problems: readonly ImportProblem[]
}

const entriesOf = (field: Field, text: string): readonly string[] =>
  [cellValue(field, text).value ?? []].flat().filter((each): each is string => typeof each === 'string')

/** Resolves the texts of all rows in reference fields, by field. */
async function readReferences(
  context: ImportContext,
  all: readonly Texts[],
): Promise<ReadonlyMap<string, ReferenceReading>> {
  const { rows, binding, place } = context
  const read = new Map<string, ReferenceReading>()
  for (const field of binding.writable) {
    if (field.type !== 'ref' && field.type !== 'refs') continue
    const texts = new Set(all.flatMap((texts) => entriesOf(field, texts[field.name] ?? '')))
    if (texts.size) read.set(field.name, await resolveReferences(rows, binding, field, [...texts], place))
  }
  return read
}

/** A reference that the row already has stays, even if the name is no longer unique or the referenced row is gone. */
function keptKey(entry: string, found: FoundReference, before: unknown): string | undefined {
  const candidates = 'problem' in found ? [entry, ...found.keys] : [found.key]
  return [before].flat().find((key): key is string => candidates.includes(key as string))
}

function readReference(field: Field, text: string, reading: ReferenceReading, before: unknown): CellReading {
  const keys: string[] = []
  for (const entry of entriesOf(field, text)) {
    const found = reading.get(entry)
    if (!found) continue
    const key = 'key' in found ? found.key : keptKey(entry, found, before)
    if (key === undefined) return { problem: (found as { problem: Problem }).problem }
    keys.push(key)
  }
  return { value: field.type === 'refs' ? keys : (keys[0] ?? null) }
}

function readRow(
  { writable }: Binding,
  texts: Texts,
  references: ReadonlyMap<string, ReferenceReading>,
  before: Model | undefined,
): RowReading {
  const values: Model = {}
  const problems: ImportProblem[] = []
  for (const field of writable) {
    const text = texts[field.name]
    if (text === undefined) continue
    const reading = references.get(field.name)
    const read = reading ? readReference(field, text, reading, before?.[field.name]) : cellValue(field, text)
    const { value, problem, proposal } = read
    if (problem) problems.push({ path: field.name, ...problem, ...(proposal !== undefined && { proposal }) })
    else values[field.name] = value
  }
  return { values, problems }
}

/** Reads the cells of rows. References are resolved for all rows at once. @param before the rows that they update */
export async function readCells(
  context: ImportContext,
  all: readonly Texts[],
  before: readonly (Model | undefined)[],
): Promise<RowReading[]> {
  const references = await readReferences(context, all)
  return all.map((texts, index) => readRow(context.binding, texts, references, before[index]))
}
