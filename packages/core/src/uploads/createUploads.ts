import { follow } from './list/follow'
import { isBusy, totalOf } from './list/total'
import { onOnline } from './transfer/online'
import type { UploadItem, Uploads } from './Uploads'
import type { UploadsOptions } from './UploadsOptions'
import { addFiles, isRevivable, revive } from './upload/addFiles'
import { cancelUpload } from './upload/cancelUpload'
import { createDesk, type Desk } from './upload/Desk'
import { restoreUploads } from './upload/restoreUploads'
import { isUnreachable, resumeWhenReachable } from './upload/resumeWhenReachable'

/** A list of uploads: the model of every uploader. */
export function createUploads(options: UploadsOptions): Uploads {
  const desk = createDesk(options)
  const { $items } = desk.workshop.items
  const goOn = () => proceed(desk, isUnreachable)
  const stopListening = [onOnline(goOn), resumeWhenReachable($items, goOn, desk.workshop.requests.pause)]
  return {
    $items,
    $total: follow($items, totalOf),
    $busy: follow($items, isBusy),
    add: (files, { place } = {}) => addFiles(desk, files, place),
    cancel: (id) => cancel(desk, id),
    pause: (id) => pause(desk, id),
    resume(id, file) {
      const isMeant = (item: UploadItem) => item.id === id && isRevivable(item)
      if (file) desk.change(isMeant, (upload) => revive(desk, upload, file))
      proceed(desk, withId(id))
    },
    retry: (id) => desk.change((item) => item.id === id && item.canRetry, desk.wait),
    retryAll: () => desk.change((item) => item.status === 'failed' && item.canRetry, desk.wait),
    remove(id) {
      cancel(desk, id)
      takeOff(desk, withId(id))
    },
    clear: () => takeOff(desk, ({ status }) => status === 'done' || status === 'cancelled'),
    restore: () => restoreUploads(desk),
    dispose() {
      for (const stop of stopListening) stop()
      dispose(desk)
    },
  }
}

const pausable = ['waiting', 'checking', 'uploading']
const withId = (id?: string) => (item: UploadItem) => id === undefined || item.id === id

function cancel({ change, workshop }: Desk, id: string): void {
  change(
    (item) => item.id === id && !['done', 'cancelled'].includes(item.status),
    (upload) => cancelUpload(upload, workshop),
  )
}

function pause({ change, workshop: { items } }: Desk, id: string | undefined): void {
  change(
    (item) => withId(id)(item) && (pausable.includes(item.status) || isUnreachable(item)),
    (upload) => {
      upload.ending = 'pause'
      upload.running?.transfer.abort()
      items.change(upload.id, {
        status: 'paused',
        problem: undefined,
        speed: undefined,
        secondsLeft: undefined,
      })
    },
  )
}

/** Lets paused ones wait for their turn again. */
function proceed({ change, wait }: Desk, isMeant: (item: UploadItem) => boolean): void {
  change((item) => item.status === 'paused' && isMeant(item), wait)
}

function takeOff({ uploads, workshop: { items } }: Desk, isGone: (item: UploadItem) => boolean): void {
  for (const { id } of items.$items.get().filter(isGone)) uploads.delete(id)
  items.remove(isGone)
}

function dispose({ ended, uploads, holders, checkpoints }: Desk): void {
  ended.abort()
  for (const { running } of uploads.values()) {
    running?.transfer.abort()
    running?.registering.abort()
  }
  holders.close()
  checkpoints.close()
}
