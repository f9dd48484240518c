import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { SheetCell } from '@ebkit/rules/sheets'
import type { FastifyReply } from 'fastify'
import { csvFile } from './csv'
import { xlsxFile } from './xlsx'

/** A file for spreadsheets that is being sent: its name, and its bytes as a stream. */
export interface OutgoingSheet {
  readonly title: string
  readonly content: Readable
}

type Format = 'csv' | 'xlsx'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const fileName = ({ title }: OutgoingSheet, format: Format) => {
  const time = new Date().toISOString().slice(0, 16).replace(/[-:T]/g, '')
  return `filename="export-${time}.${format}"; filename*=UTF-8''${encodeURIComponent(`${title}-${time}.${format}`)}`
}

/** Lines as a file that is made while it is read. */
export async function sheetOf(
  format: Format,
  title: string,
  headers: readonly string[],
  lines: AsyncIterable<readonly (readonly SheetCell[])[]>,
): Promise<OutgoingSheet> {
  const content =
    format === 'xlsx'
      ? await xlsxFile(title, headers, lines)
      : Readable.from(csvFile(headers, lines), { objectMode: false })
  return { title, content }
}

/**
 * Sends a file. A client that stops reading for a minute, or goes away, ends it.
 *
 * @param make is told what to call when the client reads nothing any more
 * @returns when the file is written or cannot be
 */
export async function sendSheet(
  reply: FastifyReply,
  format: Format,
  make: (stalled: () => void) => Promise<OutgoingSheet>,
): Promise<void> {
  const body = new PassThrough()
  const file = await make(() => body.destroy(new Error('The client stopped reading')))
  void reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; ${fileName(file, format)}`)
    .type(types[format])
    .send(body)
  await pipeline(file.content, body)
}
