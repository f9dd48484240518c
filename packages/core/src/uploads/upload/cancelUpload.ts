import { cleanUp } from '../transfer/cleanUp'
import { isOurs } from '../transfer/sendFile'
import { createStoreClient } from '../transfer/storeClient'
import type { TransferContext } from './TransferContext'
import { freshCheckpoint, type Upload } from './Upload'

/**
 * Stops an upload. While it is being registered nobody can know whether it still can be stopped: if the service takes
 * it, it is done; if not, it is cancelled then.
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

/** Takes what is left of an upload out of the store. What cannot be taken out now is tried again after a reload. */
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
