import type { CheckpointStore } from '../checkpoints/Checkpoint'
import { createHolders, type Holders } from '../checkpoints/holders'
import { indexedCheckpoints } from '../checkpoints/indexedCheckpoints'
import { loadAliOss } from '../client/loadAliOss'
import { createItemList } from '../list/itemList'
import type { StoreSettings } from '../transfer/storeClient'
import type { UploadItem } from '../Uploads'
import type { UploadsOptions } from '../UploadsOptions'
import { createKeeper } from './keeper'
import { runUpload } from './runUpload'
import { itemOf, type Upload } from './Upload'
import type { Workshop } from './Workshop'

/** Bytes up to which a file is kept on the device. */
const defaultKeepUpTo = 64 * 1024 * 1024

const defaultRequests: Omit<StoreSettings, 'source'> = {
  loadClient: loadAliOss,
  stallAfter: 30_000,
  answerWithin: 60_000,
  slowest: 4,
  pause: 1_000,
  attempts: 6,
  isOnline: () => globalThis.navigator?.onLine !== false,
}

/** What everything that is done with a list of uploads works on. */
export interface Desk {
  readonly workshop: Workshop
  readonly checkpoints: CheckpointStore
  readonly holders: Holders
  readonly uploads: Map<string, Upload>
  /** Aborted when the list is disposed of. */
  readonly ended: AbortController
  owner(): { userId?: string; hotelId?: string }
  /** User and hotel; undefined while either is unknown. */
  ownerKey(): string | undefined
  /** Puts an upload at the end of the list. */
  list(upload: Upload): UploadItem
  /** Does something with each that is meant, and begins what waits then. */
  change(isMeant: (item: UploadItem) => boolean, act: (upload: Upload, item: UploadItem) => void): void
  /** Lets an upload wait for its turn. */
  wait(upload: Upload): void
  /** Begins what waits, as many as may run. */
  pump(): void
}

export function createDesk(options: UploadsOptions): Desk {
  const owner: Desk['owner'] = options.owner ?? (() => ({}))
  const ownerKey = () => {
    const { userId, hotelId } = owner()
    return userId && hotelId ? `${userId}.${hotelId}` : undefined
  }
  const checkpoints = options.checkpoints ?? indexedCheckpoints(() => owner().userId)
  const uploads = new Map<string, Upload>()
  const ended = new AbortController()
  const workshop = createWorkshop(options, checkpoints, ownerKey, ended.signal)
  const { items } = workshop
  const unfinished = () => items.$items.get().filter(isUnfinished)
  const holders = createHolders(() => unfinished().map(({ id }) => id))
  const pump = createPump(uploads, workshop, options.concurrency ?? (() => 1))

  return {
    workshop,
    checkpoints,
    holders,
    uploads,
    ended,
    owner,
    ownerKey,
    list(upload) {
      const item = itemOf(upload)
      uploads.set(upload.id, upload)
      items.append([item])
      return item
    },
    change(isMeant, act) {
      for (const item of items.$items.get().filter(isMeant)) act(uploads.get(item.id) as Upload, item)
      pump()
    },
    wait: ({ id }) => items.change(id, { status: 'waiting', problem: undefined, canRetry: false }),
    pump,
  }
}

function createWorkshop(
  options: UploadsOptions,
  checkpoints: CheckpointStore,
  ownerKey: () => string | undefined,
  signal: AbortSignal,
): Workshop {
  const { target, rules = () => ({}), now = () => performance.now(), keepUpTo = defaultKeepUpTo } = options
  return {
    options,
    target,
    requests: { ...defaultRequests, ...options.requests, source: target.access },
    items: createItemList(),
    keeper: createKeeper(checkpoints, ownerKey, keepUpTo),
    rules,
    now,
    signal,
  }
}

/** @returns begins what waits, as many as may run */
function createPump(uploads: Map<string, Upload>, workshop: Workshop, concurrency: () => number): () => void {
  const { items, signal } = workshop
  let running = 0
  const isNext = ({ id, status }: UploadItem) => status === 'waiting' && !uploads.get(id)?.running
  return function pump() {
    while (running < concurrency() && !signal.aborted) {
      const next = items.$items.get().find(isNext)
      if (!next) return
      running++
      void runUpload(uploads.get(next.id) as Upload, workshop).then(() => {
        running--
        pump()
      })
    }
  }
}

const isUnfinished = ({ status }: UploadItem) => !['done', 'cancelled'].includes(status)
