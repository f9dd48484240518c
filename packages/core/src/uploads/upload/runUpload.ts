import { createSpeedMeter } from '../list/speed'
import type { Job } from '../transfer/Job'
import { defaultPartSize, multipartFrom } from '../transfer/parts'
import { register } from '../transfer/register'
import { sendFile } from '../transfer/sendFile'
import { createStoreClient } from '../transfer/storeClient'
import { stopped, TransferError } from '../transfer/TransferError'
import type { UploadItem, UploadProblem } from '../Uploads'
import { cleanUpUpload } from './cancelUpload'
import type { TransferContext } from './TransferContext'
import type { Upload } from './Upload'

/** Milliseconds between speed measurements, and at least between progress updates. */
const [speedInterval, progressInterval] = [1000, 100]

/** Uploads and registers one file. Never rejects: problems are set on the item. */
export async function runUpload(upload: Upload, context: TransferContext): Promise<void> {
  const running = { transfer: new AbortController(), registering: new AbortController() }
  upload.ending = undefined
  const ended = run(upload, context, running.transfer.signal, running.registering.signal)
  upload.running = { ...running, ended }
  await ended
  upload.running = undefined
}

async function run(
  upload: Upload,
  context: TransferContext,
  transfer: AbortSignal,
  registering: AbortSignal,
): Promise<void> {
  const { items, writer, rules, requests, target } = context
  // Also defers the first update until `upload.running` is set.
  await upload.cleaningUp
  const progress = reportProgress(upload, context)
  /** After an abort the status has been set by whoever aborted it. */
  const tell = (change: Partial<UploadItem>) => {
    if (change.status === 'uploading') upload.verified = upload.file
    if (!transfer.aborted) items.change(upload.id, change)
  }
  try {
    const job = jobOf(upload, context, transfer, progress.reached)
    if (!upload.checkpoint.saved) await sendFile(job, rules(), tell)
    progress.end()
    if (transfer.aborted) throw stopped
    tell({ status: 'registering', saved: true, loaded: upload.checkpoint.size })
    upload.mayBeRegistered = Boolean(target.register)
    const result = await register(job, upload.file, { ...requests, signal: registering }, () => {
      upload.mayBeRegistered = false
    })
    tell({ status: 'done', result })
    await writer.remove(upload)
  } catch (error) {
    progress.end()
    if (transfer.aborted) return
    const failure = failureOf(error, upload)
    items.change(upload.id, failure)
    // The same content would be refused again, so it is not restored after a reload.
    if (failure.problem?.code === 'wrong-content') await cleanUpUpload(upload, context)
  }
}

/** Problems of the network: the upload resumes automatically. */
export const resumesByItself = ({ code }: Pick<UploadProblem, 'code'>) =>
  code === 'offline' || code === 'network'

/** @param error `stopped` if it was paused or cancelled during registration */
function failureOf(error: unknown, { ending, file }: Upload): Partial<UploadItem> {
  if (ending === 'cancel') return { status: 'cancelled', canRetry: Boolean(file), saved: false }
  if (error === stopped) return { status: 'paused' }
  const { problem } = error instanceof TransferError ? error : new TransferError('unknown', { error })
  if (resumesByItself(problem)) return { status: 'paused', problem }
  return { status: 'failed', problem, canRetry: problem.code !== 'wrong-content' }
}

function jobOf(upload: Upload, context: TransferContext, signal: AbortSignal, reached: Job['reached']): Job {
  const { options, target, writer, requests } = context
  return {
    // Without a file, only the registration is pending.
    file: upload.file ?? new File([], upload.checkpoint.name),
    target,
    isVerified: upload.file !== undefined && upload.verified === upload.file,
    store: createStoreClient(requests, signal),
    signal,
    get checkpoint() {
      return upload.checkpoint
    },
    save(change) {
      upload.checkpoint = { ...upload.checkpoint, ...change }
      writer.save(upload)
    },
    reached,
    partSize: options.partSize ?? defaultPartSize,
    multipartFrom: options.multipartFrom ?? multipartFrom,
    parallel: options.parallel ?? 3,
  }
}

/** Updates the item's bytes, speed and remaining time at intervals. */
function reportProgress({ id, checkpoint }: Upload, { items, now }: TransferContext) {
  const meter = createSpeedMeter(items.get(id)?.loaded ?? 0, now)
  const { size } = checkpoint
  let loaded = items.get(id)?.loaded ?? 0
  let reportedAt = 0
  const tell = () => {
    reportedAt = now()
    const speed = meter.speed()
    const secondsLeft = speed ? (size - loaded) / speed : undefined
    items.change(id, { loaded, speed, secondsLeft })
  }
  const timer = setInterval(() => {
    meter.reached(loaded)
    tell()
  }, speedInterval)
  return {
    reached(bytes: number) {
      loaded = Math.min(bytes, size)
      meter.reached(loaded)
      if (now() - reportedAt >= progressInterval || loaded === size) tell()
    },
    end() {
      clearInterval(timer)
      items.change(id, { loaded, speed: undefined, secondsLeft: undefined })
    },
  }
}
