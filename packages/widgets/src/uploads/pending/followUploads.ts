import type { UploadItem } from '@ebkit/core/uploads'
import { typeOf } from '@ebkit/rules/files'
import { pictureAddress } from '../drawPicture'
import { noteOf, type PendingContext, show } from './context'

/** Milliseconds between two reports of progress. */
const progressPause = 200

/** Reports what has changed since the last time. */
export function followUploads(context: PendingContext): void {
  for (const item of context.uploads.$items.get()) followItem(context, item)
  followTotal(context)
  show(context)
}

function followItem(context: PendingContext, item: UploadItem): void {
  const { lastStatus, started, settings } = context
  const { id, status, problem } = item
  if (lastStatus.get(id) === status) return
  lastStatus.set(id, status)
  if (status === 'uploading' && !started.has(id)) {
    started.add(id)
    settings().onStart(noteOf(item))
  }
  if (status === 'done') reportUploaded(context, item)
  if (status === 'failed' && problem) {
    context.said = { key: 'wrong', params: { name: item.name, problem } }
    settings().onProblem(noteOf(item), problem)
  }
}

/** Reports the progress of all files together: at intervals, and at the end. */
function followTotal(context: PendingContext): void {
  const { uploads, wasBusy } = context
  const isBusy = uploads.$busy.get()
  const total = uploads.$total.get()
  const now = performance.now()
  if (isBusy ? now - context.progressAt > progressPause : wasBusy) {
    context.progressAt = now
    context.settings().onProgress(total)
  }
  if (wasBusy && !isBusy && total.done > 0) {
    context.said = { key: 'finished', params: { count: total.done } }
    // Further files start a new count.
    void context.reporting.then(() => uploads.$busy.get() || forgetReported(context))
  }
  context.wasBusy = isBusy
}

function forgetReported({ uploads, reported }: PendingContext): void {
  for (const { id } of uploads.$items.get()) if (reported.has(id)) uploads.remove(id)
}

/** Reports uploaded files one after the other, images with their thumbnail. */
function reportUploaded(context: PendingContext, item: UploadItem): void {
  context.reporting = context.reporting.then(async () => {
    const isPicture = item.file && typeOf(item).startsWith('image/')
    tellUploaded(context, item, isPicture ? await pictureAddress(item.file as File) : undefined)
  })
}

/** Adds an upload to the value, once. */
export function tellUploaded(context: PendingContext, item: UploadItem, dataURL?: string): void {
  const { reported, settings } = context
  if (reported.has(item.id) || !item.result) return
  reported.add(item.id)
  settings().onUploaded(dataURL ? { ...item.result, dataURL } : item.result)
  show(context)
}
