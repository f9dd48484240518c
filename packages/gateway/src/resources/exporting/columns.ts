import { type Field, labelText } from '@ebkit/rules/fields'
import type { SheetCell } from '@ebkit/rules/sheets'
import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../database/tenant'
import type { Binding } from '../binding'
import { completeLabels } from '../labels/completeLabels'
import { maskLabels, selectedLabels } from '../labels/labels'
import { labelsName } from '../labels/labelsName'
import { unfitParameter } from '../unfitParameter'
import { cellOf } from './cell'

type Row = Record<string, unknown>

/** Nested and long values are exported on request only. */
const unusual = new Set<Field['type']>([
  'richtext',
  'list',
  'group',
  'json',
  'image',
  'images',
  'video',
  'file',
  'files',
])

/** The system fields that are meaningful to users. */
const usualSystemFields = ['createdAt', 'updatedAt']

function isUsual({ resource }: Binding, field: Field): boolean {
  return resource.fields.includes(field) ? !unusual.has(field.type) : usualSystemFields.includes(field.name)
}

/** The names in a parameter: a list, or separated by commas. */
export const namesOf = (given: string | readonly string[] | undefined): string[] =>
  [given ?? []]
    .flat()
    .flatMap((names) => names.split(','))
    .map((name) => name.trim())
    .filter(Boolean)

/** The fields of a file, in the requested order. @throws 400 for an unknown or secret field */
export function exportedFields(binding: Binding, names: readonly string[]): Field[] {
  const all = [...binding.fields].filter(([name, { field }]) => !name.includes('.') && !field.writeOnly)
  if (!names.length) return all.map(([, { field }]) => field).filter((field) => isUsual(binding, field))
  return [...new Set(names)].map((name) => {
    const found = all.find(([known]) => known === name)
    if (!found) throw unfitParameter('columns', `"${name}" is no column`)
    return found[1].field
  })
}

/** The SQL that an export of these fields selects. */
export function exportedSql({ fields, labels }: Binding, chosen: readonly Field[]): SQL {
  const reads = chosen.map(({ name }) => `${fields.get(name)?.read} as "${name}"`)
  const named = selectedLabels(chosen.flatMap(({ name }) => labels.get(name) ?? []))
  return sql.raw([...reads, ...named].join(', '))
}

/** The first line of a file. */
export const headersOf = (chosen: readonly Field[], locale: 'zh' | 'en') =>
  chosen.map(({ label, unit }) => labelText(label, locale) + (unit ? ` (${labelText(unit, locale)})` : ''))

/** Rows as lines of a file. */
export async function* cellsOf(
  rows: Transaction,
  batches: AsyncIterable<readonly Row[]>,
  binding: Binding,
  chosen: readonly Field[],
  locale: 'zh' | 'en',
): AsyncGenerator<SheetCell[][]> {
  for await (const batch of batches) {
    await completeLabels(rows, binding, batch)
    yield batch.map((row) => {
      const labels = row[labelsName] as Row | undefined
      if (labels) maskLabels(binding.labels, labels)
      return chosen.map((field) => cellOf(field, row[field.name], locale, labels?.[field.name]))
    })
  }
}
