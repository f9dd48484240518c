import type { FastifyReply } from 'fastify'

/** Formats of files with rows. */
export type FileFormat = 'csv' | 'xlsx'

const types: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Makes an answer a download that is named by title and time, and never cached. */
export function asAttachment(reply: FastifyReply, title: string, format: FileFormat): FastifyReply {
  const time = new Date().toISOString().slice(0, 16).replace(/[-:T]/g, '')
  const name = `filename="export-${time}.${format}"; filename*=UTF-8''${encodeURIComponent(`${title}-${time}.${format}`)}`
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; ${name}`)
    .type(types[format])
}
