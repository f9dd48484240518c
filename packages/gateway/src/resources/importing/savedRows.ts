import { labelText } from '@ebkit/rules/fields'
import { sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { notFound } from '../../server/refusal'
import { exportedFields, exportedSql, headersOf } from '../exporting/columns'
import { changeableAt } from '../place'
import { inReach } from '../stores'
import type { ImportContext } from './importContext'
import { type FileOptions, sendTable } from './importFiles'
import { rowsAfter, statusConditions, textsOf } from './importRows'
import type { StoredImport } from './imports'
import { importLimits } from './limits'
import { strings } from './strings'

/**
 * The fields that the gateway filled in, of rows in the user's data scope, by key.
 *
 * @throws 404 if the gateway fills none in
 */
async function readGiven({ rows, binding, place }: ImportContext, keys: readonly string[]) {
  const { resource, table } = binding
  const { gives } = resource.imports ?? {}
  if (!gives) throw notFound('Imports of this resource give nothing that their file had not')
  const fields = exportedFields(binding, gives)
  const key = sql.raw(binding.key)
  const found = await rows.execute<{ key: string } & Record<string, unknown>>(sql`
    select ${key} as "key", ${exportedSql(binding, fields)} from ${sql.identifier(table)} t
    where ${inReach(binding, changeableAt(place))} and ${key} = any(${sql.param([...keys])}::text[])`)
  return { fields, known: new Map(found.rows.map((row) => [row.key, row])) }
}

/** Sends the saved rows as they are in the file, with the values that the gateway filled in. */
export async function sendSavedRows(
  reply: FastifyReply,
  context: ImportContext,
  stored: StoredImport,
  options: FileOptions,
): Promise<void> {
  const saved = await rowsAfter(context, stored.importId, 0, importLimits.rows, statusConditions.saved)
  const { fields, known } = await readGiven(
    context,
    saved.flatMap(({ key }) => key ?? []),
  )
  const lines = saved.map((row) => {
    const texts = textsOf(stored, row)
    const own = stored.headers.map((_, index) => {
      const name = stored.mapping[index]
      return (name ? texts[name] : row.cells[index]) ?? ''
    })
    const given = known.get(row.key ?? '')
    return [...own, ...fields.map(({ name }) => String(given?.[name] ?? ''))]
  })
  const { savedRows } = strings[options.lang]
  const title = savedRows.replace('{title}', labelText(context.binding.resource.title, options.lang))
  await sendTable(reply, title, options, [...stored.headers, ...headersOf(fields, options.lang)], lines)
}
