import { Readable } from 'node:stream'
import { type Field, isFieldShown, labelText } from '@ebkit/rules/fields'
import { importProblemTexts } from '@ebkit/rules/imports'
import type { SheetCell } from '@ebkit/rules/sheets'
import { problemText } from '@ebkit/rules/validation'
import { sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Binding } from '../binding'
import { asAttachment, type FileFormat } from '../exporting/attachment'
import { headersOf } from '../exporting/columns'
import { csvFile } from '../exporting/csv'
import { xlsxFile } from '../exporting/xlsx'
import { keyField, templateFields } from './importColumns'
import type { ImportContext } from './importContext'
import { rowsAfter, type StoredRow, textsOf } from './importRows'
import type { StoredImport } from './imports'
import { importLimits } from './limits'
import { strings } from './strings'

export interface FileOptions {
  readonly format: FileFormat
  readonly lang: 'zh' | 'en'
}

const textCell = (text: string): SheetCell => ({ kind: 'text', text })

/** Sends lines of texts as a file. */
export async function sendTable(
  reply: FastifyReply,
  title: string,
  { format }: FileOptions,
  headers: readonly string[],
  lines: readonly (readonly string[])[],
): Promise<void> {
  const batches = async function* () {
    if (lines.length) yield lines.map((cells) => cells.map(textCell))
  }
  const content =
    format === 'xlsx'
      ? await xlsxFile(title, headers, batches())
      : Readable.from(csvFile(headers, batches()), { objectMode: false })
  await asAttachment(reply, title, format).send(content)
}

/** Sends a file with headers only; an asterisk marks required columns. */
export function sendTemplate(
  reply: FastifyReply,
  binding: Binding,
  names: readonly string[],
  options: FileOptions,
): Promise<void> {
  const fields = templateFields(binding, names)
  const preset = binding.resource.imports?.preset
  const headers = headersOf(fields, options.lang).map((header, index) => {
    const field = fields[index] as Field
    const isShown = !field.showIf || (preset && isFieldShown(field, preset))
    return field.required && isShown ? `${header}*` : header
  })
  const title = labelText(binding.resource.title, options.lang)
  return sendTable(reply, strings[options.lang].template.replace('{title}', title), options, headers, [])
}

/** The reasons of a row in one cell. */
function reasonsOf({ fields, resource }: Binding, { problems }: StoredRow, lang: 'zh' | 'en'): string {
  const reasons = problems.map((problem) => {
    const field = fields.get(problem.path.split('.')[0] ?? '')?.field
    const text = problemText(problem, lang, importProblemTexts)
    return field && field.name !== resource.key ? `${labelText(field.label, lang)}: ${text}` : text
  })
  return reasons.join('\n')
}

/** Sends the rows with problems, as they are now, with an additional column of reasons. */
export async function sendWrongRows(
  reply: FastifyReply,
  context: ImportContext,
  stored: StoredImport,
  options: FileOptions,
): Promise<void> {
  const { binding } = context
  const { headers, mapping } = stored
  // values that the user entered may have no column in the file
  const wrong = await rowsAfter(context, stored.importId, 0, importLimits.rows, sql`status = 'WRONG'`)
  const added = [...new Set(wrong.flatMap(({ mended }) => Object.keys(mended)))].filter(
    (name) => !mapping.includes(name),
  )
  const addedFields = added.flatMap(
    (name) => (name === binding.resource.key ? keyField(binding) : binding.fields.get(name)?.field) ?? [],
  )
  const lines = wrong.map((row) => {
    const texts = textsOf(stored, row)
    const own = headers.map((_, index) => {
      const name = mapping[index]
      return (name ? texts[name] : row.cells[index]) ?? ''
    })
    return [...own, ...added.map((name) => texts[name] ?? ''), reasonsOf(binding, row, options.lang)]
  })
  const { wrongRows, reasons } = strings[options.lang]
  const title = wrongRows.replace('{title}', labelText(binding.resource.title, options.lang))
  await sendTable(
    reply,
    title,
    options,
    [...headers, ...headersOf(addedFields, options.lang), reasons],
    lines,
  )
}
