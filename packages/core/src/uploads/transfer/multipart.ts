import { typeOf } from '@ebkit/rules/files'
import type { StoredPart } from '../checkpoints/Checkpoint'
import { hashBytes } from '../checkpoints/hashBytes'
import { checkUnchanged } from './checkFile'
import { existingObject } from './cleanUp'
import type { Job } from './Job'
import { createProgress, type Progress } from './partProgress'
import { type PartRange, partRanges, partSizeFor } from './parts'
import { etagOf, headersOf, newObjectHeaders } from './putFile'
import { readFile } from './readFile'
import { partsGone, stopped } from './TransferError'

/**
 * Sends the missing parts of a file and combines them. We manage the parts ourselves because ali-oss's loop supports
 * neither pausing nor a limit across files (decision 020). @returns the ETag of the object
 *
 * @throws TransferError, `stopped`, `partsGone`, `keyTaken`
 */
export async function uploadInParts(job: Job): Promise<string> {
  const { store, file } = job
  if (!job.checkpoint.uploadId) await begin(job)
  const { key = '', uploadId = '', partSize = file.size } = job.checkpoint
  try {
    await sendParts(job, partRanges(file.size, partSize))
    await checkUnchanged(job)
    const parts = (job.checkpoint.parts ?? []).map(({ number, etag }) => ({ number, etag }))
    const options = { headers: headersOf(job.target) }
    return etagOf(await store.ask((client) => client.completeMultipartUpload(key, uploadId, parts, options)))
  } catch (error) {
    // The answer was lost, or another tab has completed it.
    const etag = error === partsGone ? await existingObject(store, key, file.size) : undefined
    if (etag === undefined) throw error
    return etag
  }
}

async function begin({ file, store, checkpoint, save, partSize, target }: Job): Promise<void> {
  const { key = '' } = checkpoint
  const headers = newObjectHeaders(target, await store.access())
  const { uploadId } = await store.ask((client, ctx) =>
    client.initMultipartUpload(key, { mime: typeOf(file), headers, ctx }),
  )
  save({ uploadId, partSize: partSizeFor(file.size, partSize), parts: [] })
}

/** Sends the missing parts, several at the same time. A final failure of one stops the others. */
async function sendParts(job: Job, ranges: PartRange[]): Promise<void> {
  const done = new Set(job.checkpoint.parts?.map(({ number }) => number))
  const missing = ranges.filter(({ number }) => !done.has(number))
  const progress = createProgress(
    job,
    ranges.filter(({ number }) => done.has(number)),
  )
  const others = new AbortController()
  const stop = () => others.abort()
  job.signal.addEventListener('abort', stop)
  let failure: { error: unknown } | undefined
  const work = async () => {
    for (let range = missing.shift(); range && !others.signal.aborted; range = missing.shift()) {
      try {
        await sendPart(job, range, others.signal, progress)
      } catch (error) {
        failure ??= { error }
        others.abort()
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: job.parallel }, work))
  } finally {
    job.signal.removeEventListener('abort', stop)
  }
  if (job.signal.aborted) throw stopped
  if (failure) throw failure.error
}

async function sendPart(job: Job, range: PartRange, signal: AbortSignal, progress: Progress): Promise<void> {
  const { number, start, end } = range
  const bytes = await readFile(job.file, start, end)
  const { key = '', uploadId = '' } = job.checkpoint
  const { etag } = await job.store.ask(
    (client, ctx, { Buffer }) =>
      client.uploadPart(key, uploadId, number, Buffer.from(bytes), 0, bytes.byteLength, { ctx }),
    { signal, onProgress: (loaded) => progress.moved(number, loaded) },
  )
  progress.moved(number, end - start)
  const part: StoredPart = { number, etag, hash: hashBytes(bytes) }
  job.save({ parts: [...(job.checkpoint.parts ?? []), part] })
}
