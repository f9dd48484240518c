import { follow } from './list/follow'
import { isBusy, totalOf } from './list/total'
import { onOnline } from './transfer/online'
import type { UploadItem, Uploads } from './Uploads'
import type { UploadsOptions } from './UploadsOptions'
import { addFiles } from './upload/addFiles'
import { cancelUpload } from './upload/cancelUpload'
import { restoreUploads } from './upload/restoreUploads'
import { isUnreachable, resumeWhenReachable } from './upload/resumeWhenReachable'
import { resumesWithFile, resumeWithFile } from './upload/resumeWithFile'
import { changeMatching, createUploadQueue, enqueue, type UploadQueue } from './upload/UploadQueue'

/**
 * A list of uploads: the model of every uploader.
 *
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { getSession } from '@ebkit/core/session'
 * import { createUploads } from '@ebkit/core/uploads'
 * import { createFileAccess } from '@ebkit/core/uploads/access'
 *
 * const session = getSession()
 * const uploads = createUploads({
 *   target: { access: createFileAccess(createHttp({ session }), session) },
 *   rules: () => ({ accept: 'image/*', maxCount: 9 }),
 * })
 * uploads.$total.subscribe((total) => console.log(total))
 *
 * // Uploads what a file field has; large files in parts, which survive a reload.
 * export async function upload(field: HTMLInputElement) {
 *   const { refused } = await uploads.add([...(field.files ?? [])])
 *   for (const { file, problem } of refused) console.log(file.name, problem.code)
 * }
 * ```
 */
export function createUploads(options: UploadsOptions): Uploads {
  const queue = createUploadQueue(options)
  const { $items } = queue.context.items
  const resumeUnreachable = () => resumePaused(queue, isUnreachable)
  const stopListening = [
    onOnline(resumeUnreachable),
    resumeWhenReachable($items, resumeUnreachable, queue.context.requests.pause),
  ]
  return {
    $items,
    $total: follow($items, totalOf),
    $busy: follow($items, isBusy),
    add: (files, { place } = {}) => addFiles(queue, files, place),
    cancel: (id) => cancel(queue, id),
    pause: (id) => pause(queue, id),
    resume: (id, file) => resume(queue, id, file),
    retry: (id) => retry(queue, (item) => item.id === id),
    retryAll: () => retry(queue, ({ status }) => status === 'failed'),
    remove(id) {
      void cancel(queue, id)
      removeItems(queue, withId(id))
    },
    clear: () => removeItems(queue, ({ status }) => status === 'done' || status === 'cancelled'),
    restore: () => restoreUploads(queue),
    dispose() {
      for (const stop of stopListening) stop()
      dispose(queue)
    },
  }
}

const pausable = ['waiting', 'checking', 'uploading']
const withId = (id?: string) => (item: UploadItem) => id === undefined || item.id === id

async function cancel(queue: UploadQueue, id: string): Promise<void> {
  changeMatching(
    queue,
    (item) => item.id === id && !['done', 'cancelled'].includes(item.status),
    (upload) => cancelUpload(upload, queue.context),
  )
  await queue.uploads.get(id)?.cleaningUp
}

function pause(queue: UploadQueue, id: string | undefined): void {
  changeMatching(
    queue,
    (item) => withId(id)(item) && (pausable.includes(item.status) || isUnreachable(item)),
    (upload) => {
      upload.ending = 'pause'
      upload.running?.transfer.abort()
      queue.context.items.change(upload.id, {
        status: 'paused',
        problem: undefined,
        speed: undefined,
        secondsLeft: undefined,
      })
    },
  )
}

function resume(queue: UploadQueue, id?: string, file?: File): void {
  const matches = (item: UploadItem) => item.id === id && resumesWithFile(item)
  if (file) changeMatching(queue, matches, (upload) => resumeWithFile(queue, upload, file))
  resumePaused(queue, withId(id))
}

/** Puts paused uploads back into the queue. */
function resumePaused(queue: UploadQueue, matches: (item: UploadItem) => boolean): void {
  changeMatching(
    queue,
    (item) => item.status === 'paused' && matches(item),
    (upload) => enqueue(queue, upload),
  )
}

function retry(queue: UploadQueue, matches: (item: UploadItem) => boolean): void {
  changeMatching(
    queue,
    (item) => item.canRetry && matches(item),
    (upload) => enqueue(queue, upload),
  )
}

function removeItems({ uploads, context: { items } }: UploadQueue, matches: (item: UploadItem) => boolean) {
  for (const { id } of items.$items.get().filter(matches)) uploads.delete(id)
  items.remove(matches)
}

function dispose({ ended, uploads, otherTabs, checkpoints }: UploadQueue): void {
  ended.abort()
  for (const { running } of uploads.values()) {
    running?.transfer.abort()
    running?.registering.abort()
  }
  otherTabs.close()
  checkpoints.close()
}
