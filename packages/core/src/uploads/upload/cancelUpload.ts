import { cleanUp } from '../transfer/cleanUp'
import { isOurs } from '../transfer/sendFile'
import { createStoreClient } from '../transfer/storeClient'
import type { TransferContext } from './TransferContext'
import { freshCheckpoint, type Upload } from './Upload'

/**
 * Cancels an upload. During registration the outcome is open: it is done if the service accepts it, and cancelled
 * otherwise.
 */
export function cancelUpload(upload: Upload, context: TransferContext): void {
  const { items } = context
  upload.ending = 'cancel'
  const { running } = upload
  if (running && items.get(upload.id)?.status === 'registering') {
    running.registering.abort()
  } else {
    running?.transfer.abort()
    items.change(upload.id, {
      status: 'cancelled',
      canRetry: Boolean(upload.file),
      problem: undefined,
      saved: false,
      speed: undefined,
      secondsLeft: undefined,
    })
  }
  upload.cleaningUp = (async () => {
    await running?.ended
    if (items.get(upload.id)?.status !== 'done') await cleanUpUpload(upload, context)
  })()
}

/** Removes an upload from the store. If that fails, it is tried again after a reload. */
export async function cleanUpUpload(upload: Upload, context: TransferContext): Promise<void> {
  const { requests, writer, signal, target } = context
  const { checkpoint } = upload
  upload.checkpoint = { ...checkpoint, aborting: true }
  if (checkpoint.key) writer.save(upload)
  const store = createStoreClient(requests, signal)
  const isCleanedUp =
    !checkpoint.key ||
    (await cleanUp(store, checkpoint, !upload.mayBeRegistered && isOurs(target, checkpoint)))
  if (isCleanedUp) await writer.remove(upload)
  upload.checkpoint = freshCheckpoint(checkpoint)
}
