import { isOurs } from '../transfer/sendFile'
import { createStoreClient } from '../transfer/storeClient'
import { tidyUp } from '../transfer/tidy'
import { freshCheckpoint, type Upload } from './Upload'
import type { Workshop } from './Workshop'

/**
 * Stops an upload. While it is being registered nobody can know whether it still can be stopped: if the service takes
 * it, it is done; if not, it is cancelled then.
 */
export function cancelUpload(upload: Upload, workshop: Workshop): void {
  const { items } = workshop
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
  upload.tidying = (async () => {
    await running?.ended
    if (items.get(upload.id)?.status !== 'done') await tidyUpload(upload, workshop)
  })()
}

/** Takes what is left of an upload out of the store. What cannot be taken out now is tried again after a reload. */
export async function tidyUpload(upload: Upload, workshop: Workshop): Promise<void> {
  const { requests, keeper, signal, target } = workshop
  const { checkpoint } = upload
  upload.checkpoint = { ...checkpoint, aborting: true }
  if (checkpoint.key) keeper.save(upload)
  const store = createStoreClient(requests, signal)
  const isTidy =
    !checkpoint.key ||
    (await tidyUp(store, checkpoint, !upload.mayBeRegistered && isOurs(target, checkpoint)))
  if (isTidy) await keeper.remove(upload)
  upload.checkpoint = freshCheckpoint(checkpoint)
}
