import type { ImportProblem } from '@ebkit/protocol/calls/resourceImports'
import type { Field } from '@ebkit/rules/fields'
import type { Binding } from '../binding'
import type { Model } from '../model'
import { type CellReading, cellValue } from './cellValue'
import type { ImportContext } from './importContext'
import { type ReferenceReading, resolveReferences } from './resolveReferences'

/** Texts of one row by field. */
export type Texts = Readonly<Record<string, string>>

/** What the cells of one row say. Fields without a right value are left out. */
export interface RowReading {
  readonly values: Model
  readonly problems: readonly ImportProblem[]
}

const entriesOf = (field: Field, text: string): readonly string[] =>
  [cellValue(field, text).value ?? []].flat().filter((each): each is string => typeof each === 'string')

/** What the texts of all rows in reference fields mean, by field. */
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

function readReference(field: Field, text: string, reading: ReferenceReading): CellReading {
  const found = entriesOf(field, text).map((entry) => reading.get(entry))
  const wrong = found.find((each) => each && 'problem' in each)
  if (wrong && 'problem' in wrong) return { problem: wrong.problem }
  const keys = found.flatMap((each) => (each && 'key' in each ? [each.key] : []))
  if (field.type === 'refs') return { value: keys }
  return { value: keys[0] ?? null }
}

function readRow(
  { writable }: Binding,
  texts: Texts,
  references: ReadonlyMap<string, ReferenceReading>,
): RowReading {
  const values: Model = {}
  const problems: ImportProblem[] = []
  for (const field of writable) {
    const text = texts[field.name]
    if (text === undefined) continue
    const reading = references.get(field.name)
    const read = reading ? readReference(field, text, reading) : cellValue(field, text)
    const { value, problem, proposal } = read
    if (problem) problems.push({ path: field.name, ...problem, ...(proposal !== undefined && { proposal }) })
    else values[field.name] = value
  }
  return { values, problems }
}

/** Reads the cells of rows. References are found for all rows at once. */
export async function readCells(context: ImportContext, all: readonly Texts[]): Promise<RowReading[]> {
  const references = await readReferences(context, all)
  return all.map((texts) => readRow(context.binding, texts, references))
}
