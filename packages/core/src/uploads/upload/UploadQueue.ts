import type { CheckpointStore } from '../checkpoints/Checkpoint'
import { indexedCheckpoints } from '../checkpoints/indexedCheckpoints'
import { createOtherTabs, type OtherTabs } from '../checkpoints/otherTabs'
import { loadAliOss } from '../client/loadAliOss'
import { createItemList } from '../list/itemList'
import type { StoreSettings } from '../transfer/storeClient'
import type { UploadItem } from '../Uploads'
import type { UploadsOptions } from '../UploadsOptions'
import { createCheckpointWriter } from './checkpointWriter'
import { runUpload } from './runUpload'
import type { TransferContext } from './TransferContext'
import { itemOf, type Upload } from './Upload'

/** Largest file, in bytes, whose content is stored on the device. */
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

/** The context of an upload list: its uploads in order, and what its functions work with. */
export interface UploadQueue {
  readonly context: TransferContext
  readonly checkpoints: CheckpointStore
  readonly otherTabs: OtherTabs
  readonly uploads: Map<string, Upload>
  /** Aborted when the list is disposed of. */
  readonly ended: AbortController
  /** How many uploads may run at the same time. */
  readonly concurrency: () => number
  running: number
  owner(): { userId?: string; hotelId?: string }
  /** User and hotel; undefined while either is unknown. */
  ownerKey(): string | undefined
}

export function createUploadQueue(options: UploadsOptions): UploadQueue {
  const owner: UploadQueue['owner'] = options.owner ?? (() => ({}))
  const ownerKey = () => {
    const { userId, hotelId } = owner()
    return userId && hotelId ? `${userId}.${hotelId}` : undefined
  }
  const checkpoints = options.checkpoints ?? indexedCheckpoints(() => owner().userId)
  const ended = new AbortController()
  const context = createTransferContext(options, checkpoints, ownerKey, ended.signal)
  const unfinished = () => context.items.$items.get().filter(isUnfinished)
  return {
    context,
    checkpoints,
    otherTabs: createOtherTabs(() => unfinished().map(({ id }) => id)),
    uploads: new Map(),
    ended,
    concurrency: options.concurrency ?? (() => 1),
    running: 0,
    owner,
    ownerKey,
  }
}

function createTransferContext(
  options: UploadsOptions,
  checkpoints: CheckpointStore,
  ownerKey: () => string | undefined,
  signal: AbortSignal,
): TransferContext {
  const { target, rules = () => ({}), now = () => performance.now(), keepUpTo = defaultKeepUpTo } = options
  return {
    options,
    target,
    requests: { ...defaultRequests, ...options.requests, source: target.access },
    items: createItemList(),
    writer: createCheckpointWriter(checkpoints, ownerKey, keepUpTo),
    rules,
    now,
    signal,
  }
}

/** Appends an upload to the list. */
export function appendUpload({ uploads, context }: UploadQueue, upload: Upload): UploadItem {
  const item = itemOf(upload)
  uploads.set(upload.id, upload)
  context.items.append([item])
  return item
}

/** Applies `act` to every matching upload, then starts what is waiting. */
export function changeMatching(
  queue: UploadQueue,
  matches: (item: UploadItem) => boolean,
  act: (upload: Upload, item: UploadItem) => void,
): void {
  const { uploads, context } = queue
  for (const item of context.items.$items.get().filter(matches)) act(uploads.get(item.id) as Upload, item)
  startWaiting(queue)
}

/** Marks an upload as waiting; `startWaiting` starts it. */
export function enqueue({ context }: UploadQueue, { id }: Upload): void {
  context.items.change(id, { status: 'waiting', problem: undefined, canRetry: false })
}

/** Starts waiting uploads, up to the concurrency limit. */
export function startWaiting(queue: UploadQueue): void {
  const { uploads, context, concurrency } = queue
  const isNext = ({ id, status }: UploadItem) => status === 'waiting' && !uploads.get(id)?.running
  while (queue.running < concurrency() && !context.signal.aborted) {
    const next = context.items.$items.get().find(isNext)
    if (!next) return
    queue.running++
    void runUpload(uploads.get(next.id) as Upload, context).then(() => {
      queue.running--
      startWaiting(queue)
    })
  }
}

const isUnfinished = ({ status }: UploadItem) => !['done', 'cancelled'].includes(status)
