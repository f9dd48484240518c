import type { Readable } from 'node:stream'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { importLimits } from '../limits'
import { unreadable } from './unreadable'

/** The maximum number of files in a workbook; directories of hostile files are not read to their end. */
const mostFiles = 2_000

/** The files of a workbook, which are unpacked only as they are read. */
export interface Unpacked {
  /**
   * The pieces of a file; undefined if there is no such file.
   *
   * @throws 422 if it is encrypted, or if all files read so far exceed the limit
   */
  open(path: string): Promise<AsyncIterable<Buffer> | undefined>
}

const opened = (bytes: Buffer) =>
  new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    ),
  )

const entriesOf = (zip: ZipFile) =>
  new Promise<Map<string, Entry>>((resolve, reject) => {
    const entries = new Map<string, Entry>()
    zip.on('error', reject)
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      if (entries.size >= mostFiles) return reject(unreadable('damaged'))
      entries.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.readEntry()
  })

const streamOf = (zip: ZipFile, entry: Entry) =>
  new Promise<Readable>((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
  )

/** Opens a workbook. @throws 422 if it has too many files, Error if it is not a zip file */
export async function unpack(bytes: Buffer): Promise<Unpacked> {
  const zip = await opened(bytes)
  const entries = await entriesOf(zip)
  let left: number = importLimits.unpacked
  return {
    async open(path) {
      const entry = entries.get(path)
      if (!entry) return undefined
      if (entry.isEncrypted()) throw unreadable('protected')
      // yauzl throws if a stream is longer than its entry says
      left -= entry.uncompressedSize
      if (left < 0) throw unreadable('too-large', importLimits.unpacked)
      return streamOf(zip, entry)
    },
  }
}
