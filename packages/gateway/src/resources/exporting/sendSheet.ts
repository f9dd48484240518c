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

/** The same batches, of which the first is read at once. @throws what reading it throws */
async function begun<Batch>(batches: AsyncIterable<Batch>): Promise<AsyncIterable<Batch>> {
  const iterator = batches[Symbol.asyncIterator]()
  const first = await iterator.next()
  async function* all(): AsyncGenerator<Batch> {
    try {
      for (let next = first; !next.done; next = await iterator.next()) yield next.value
    } finally {
      await iterator.return?.()
    }
  }
  return all()
}

/**
 * Lines as a file that is generated while it is read. The first batch is read before, so that a query that fails is
 * an error, and not a file that breaks off.
 */
export async function sheetOf(
  format: FileFormat,
  title: string,
  headers: readonly string[],
  lines: AsyncIterable<readonly (readonly SheetCell[])[]>,
): Promise<OutgoingSheet> {
  const batches = await begun(lines)
  const content =
    format === 'xlsx'
      ? await xlsxFile(title, headers, batches)
      : Readable.from(csvFile(headers, batches), { objectMode: false })
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
