import { labelText } from '@ebkit/rules/fields'
import { mostSheetRows } from '@ebkit/rules/sheets'
import { and, type SQL, sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Transaction } from '../../database/tenant'
import type { Binding } from '../binding'
import type { Choice } from '../choice'
import { chosenRows, countRows, firstRows } from '../listing'
import type { Reach } from '../stores'
import { unfitParameter } from '../unfitParameter'
import type { FileFormat } from './attachment'
import { batchesOf } from './batches'
import { cellsOf, exportedFields, exportedSql, headersOf, namesOf } from './columns'
import { type OutgoingSheet, sendSheet, sheetOf } from './sendSheet'

/** The parameters of an export call. */
export interface Export extends Choice, Reach {
  readonly keys?: string | readonly string[] | undefined
  readonly columns?: string | readonly string[] | undefined
  readonly format: FileFormat
  readonly lang: 'zh' | 'en'
}

function rowsAsked(binding: Binding, given: Export) {
  const keys = namesOf(given.keys)
  const { where, order } = chosenRows(binding, given)
  const among = keys.length ? sql`${sql.raw(binding.key)} = any(${sql.param(keys)}::text[])` : undefined
  return { where: and(where, among) as SQL, order }
}

/** Checks the parameters before the file starts, so that an invalid request still gets an error. */
async function outgoing(
  rows: Transaction,
  binding: Binding,
  given: Export,
  stalled: () => void,
): Promise<OutgoingSheet> {
  const fields = exportedFields(binding, namesOf(given.columns))
  const { where, order } = rowsAsked(binding, given)
  if (
    given.format === 'xlsx' &&
    (await countRows(rows, binding.table, where, mostSheetRows)) >= mostSheetRows
  )
    throw unfitParameter('format', `a sheet takes ${mostSheetRows} rows at most; ask for csv`)
  const query = sql`select ${exportedSql(binding, fields)} from ${sql.identifier(binding.table)} t where ${where} order by ${order}`
  const title = labelText(binding.resource.title, given.lang)
  const headers = headersOf(fields, given.lang)
  const lines = cellsOf(rows, batchesOf(rows, query, stalled), binding, fields, given.lang)
  return sheetOf(given.format, title, headers, lines)
}

/** Rows of a file that are looked at for what its search or filter tells. */
const mostRecorded = 100

/** A file tells as much about masked values that were searched as a list does. */
async function recordExported(rows: Transaction, binding: Binding, given: Export): Promise<void> {
  if (given.search?.trim() || given.filter?.trim()) await firstRows(rows, binding, given, mostRecorded)
}

/** Streams the rows from the database to a file, so that only some hundred are in memory, however many there are. */
export async function exportRows(
  rows: Transaction,
  binding: Binding,
  given: Export,
  reply: FastifyReply,
): Promise<void> {
  await recordExported(rows, binding, given)
  await sendSheet(reply, given.format, (stalled) => outgoing(rows, binding, given, stalled))
}
