import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { SheetCell } from '@ebkit/rules/sheets'
import type { FastifyReply } from 'fastify'
import { asAttachment, type FileFormat } from './attachment'
import { csvFile } from './csv'
import { xlsxFile } from './xlsx'

/** A spreadsheet file that is being sent: its title, and its bytes as a stream. */
export interface OutgoingSheet {
  readonly title: string
  readonly content: Readable
}

/** Lines as a file that is generated while it is read. */
export async function sheetOf(
  format: FileFormat,
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
 * Sends a file, until the client disconnects or stops reading for a minute.
 *
 * @param make gets a function to call when the client stops reading
 * @returns when the file is written or cannot be
 */
export async function sendSheet(
  reply: FastifyReply,
  format: FileFormat,
  make: (stalled: () => void) => Promise<OutgoingSheet>,
): Promise<void> {
  const body = new PassThrough()
  const file = await make(() => body.destroy(new Error('The client stopped reading')))
  void asAttachment(reply, file.title, format).send(body)
  await pipeline(file.content, body)
}
