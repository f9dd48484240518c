import type { ImportProblem } from '@ebkit/protocol/calls/resourceImports'
import { sql } from 'drizzle-orm'
import type { Model } from '../model'
import { changeableAt } from '../place'
import { inReach } from '../stores'
import { chosenActions } from './chosenActions'
import type { ImportContext } from './importContext'
import { type CheckedRow, type StoredRow, textsOf } from './importRows'
import type { StoredImport } from './imports'
import { onePerPath } from './onePerPath'
import { type RowReading, readCells } from './readCells'

/** The rows that lines name, by name, without rows that the user may not change. */
async function namedRows(context: ImportContext, names: readonly string[]): Promise<Map<string, Model>> {
  const { rows, place, resourceBinding } = context
  const by = resourceBinding.resource.imports?.runs?.by ?? ''
  const column = resourceBinding.fields.get(by)?.compared?.sql
  if (!names.length || !column) return new Map()
  const found = await rows.execute<Model>(sql`select ${sql.raw(resourceBinding.everything)}
    from ${sql.identifier(resourceBinding.table)} t
    where ${inReach(resourceBinding, changeableAt(place))} and ${sql.raw(column)} = any(${sql.param([...names])}::text[])`)
  return new Map(found.rows.map((row) => [String(row[by]), row]))
}

function problemsOf(
  { resourceBinding: { resource } }: ImportContext,
  { values, problems }: RowReading,
  name: string,
  row: Model | undefined,
  other: number | undefined,
): readonly ImportProblem[] {
  const path = resource.imports?.runs?.by ?? ''
  if (!name) return [{ path, code: 'required' }, ...problems]
  if (other !== undefined) return [{ path, code: 'duplicate', params: { row: other } }, ...problems]
  if (!row) return [{ path, code: 'unknown', params: { text: name } }, ...problems]
  return [...problems, ...chosenActions(resource, row, values).problems]
}

/**
 * Checks lines that run actions: each row exists, occurs once in the file and is in a state that allows the action, and
 * the values are valid. Problems that only the run reveals, such as a duplicate number, are found then.
 *
 * @param elsewhere the line of each name outside the checked lines; theirs are added
 */
export async function checkActionRows(
  context: ImportContext,
  stored: Pick<StoredImport, 'mapping'>,
  rows: readonly StoredRow[],
  elsewhere: Map<string, number>,
): Promise<CheckedRow[]> {
  const { resource } = context.resourceBinding
  const by = resource.imports?.runs?.by ?? ''
  const readings = await readCells(
    context,
    rows.map((row) => textsOf(stored, row)),
    [],
  )
  const names = readings.map(({ values }) => String(values[by] ?? '').trim())
  const found = await namedRows(context, [...new Set(names.filter(Boolean))])
  return rows.map(({ number }, index) => {
    const name = names[index] ?? ''
    const row = found.get(name)
    const identity = JSON.stringify([[by], name])
    const reading = readings[index] as RowReading
    const problems = onePerPath(problemsOf(context, reading, name, row, elsewhere.get(identity)))
    if (name && !elsewhere.has(identity)) elsewhere.set(identity, number)
    const target = row ? { key: String(row[resource.key]), version: Number(row.version) } : null
    const identities = name ? [identity] : []
    return { number, status: problems.length ? 'WRONG' : 'READY', problems, identities, target } as const
  })
}
