import { type FileFacts, selectFiles } from '@ebkit/rules'
import { atom, type ReadableAtom } from 'nanostores'
import type { Checkpoint } from './checkpoints/Checkpoint'
import { createHolders } from './checkpoints/holders'
import { indexedCheckpoints } from './checkpoints/indexedCheckpoints'
import { loadAliOss } from './client/loadAliOss'
import { createItemList } from './list/itemList'
import { isBusy, totalOf } from './list/total'
import { onOnline } from './transfer/online'
import type { StoreSettings } from './transfer/storeClient'
import type { UploadItem, UploadSource, Uploads } from './Uploads'
import type { UploadsOptions } from './UploadsOptions'
import { cancelUpload, tidyUpload } from './upload/cancelUpload'
import { createKeeper } from './upload/keeper'
import { runUpload, type Workshop } from './upload/runUpload'
import { itemOf, newUpload, type Upload } from './upload/Upload'

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

/** A list of uploads: the model of every uploader. */
export function createUploads(options: UploadsOptions): Uploads {
  const {
    target,
    rules = () => ({}),
    concurrency = () => 1,
    scope = '',
    now = () => performance.now(),
  } = options
  const owner = options.owner ?? (() => ({ userId: undefined, hotelId: undefined }))
  const ownerKey = () => {
    const { userId, hotelId } = owner()
    return userId && hotelId ? `${userId}.${hotelId}` : undefined
  }
  const checkpoints = options.checkpoints ?? indexedCheckpoints(() => owner().userId)
  const keeper = createKeeper(checkpoints, ownerKey, options.keepUpTo ?? defaultKeepUpTo)
  const items = createItemList()
  const uploads = new Map<string, Upload>()
  const ended = new AbortController()
  const requests = { ...defaultRequests, ...options.requests, source: target.access }
  const workshop: Workshop = { options, target, requests, items, keeper, rules, now, signal: ended.signal }
  const holders = createHolders(() =>
    items.$items
      .get()
      .filter(isUnfinished)
      .map(({ id }) => id),
  )
  const stopListening = onOnline(() => proceed(({ problem }) => problem?.code === 'offline'))
  let running = 0

  /** Begins what waits, as many as may run. */
  function pump(): void {
    while (running < concurrency() && !ended.signal.aborted) {
      const next = items.$items
        .get()
        .find(({ id, status }) => status === 'waiting' && !uploads.get(id)?.running)
      if (!next) return
      running++
      void runUpload(uploads.get(next.id) as Upload, workshop).then(() => {
        running--
        pump()
      })
    }
  }
  function list(upload: Upload): UploadItem {
    const item = itemOf(upload)
    uploads.set(upload.id, upload)
    items.append([item])
    return item
  }
  function change(
    isMeant: (item: UploadItem) => boolean,
    act: (upload: Upload, item: UploadItem) => void,
  ): void {
    for (const item of items.$items.get().filter(isMeant)) act(uploads.get(item.id) as Upload, item)
    pump()
  }
  const wait = ({ id }: Upload) =>
    items.change(id, { status: 'waiting', problem: undefined, canRetry: false })
  const proceed = (isMeant: (item: UploadItem) => boolean) =>
    change((item) => item.status === 'paused' && isMeant(item), wait)
  const withId = (id?: string) => (item: UploadItem) => id === undefined || item.id === id

  /** Goes on with what was interrupted, has failed or was cancelled, with a file that was chosen again. */
  function revive(upload: Upload, file: File): void {
    upload.file = file
    keeper.save(upload)
    keeper.saveFile(upload)
    items.change(upload.id, { file })
    wait(upload)
  }
  function listNew(source: UploadSource, place: string | undefined): UploadItem {
    const upload = newUpload(source, ownerKey() ?? '', { hotelId: owner().hotelId ?? '', scope, place })
    keeper.save(upload)
    keeper.saveFile(upload)
    return list(upload)
  }

  const cancel = (id: string) =>
    change(
      (item) => item.id === id && !['done', 'cancelled'].includes(item.status),
      (upload) => cancelUpload(upload, workshop),
    )
  const takeOff = (isGone: (item: UploadItem) => boolean) => {
    for (const { id } of items.$items.get().filter(isGone)) uploads.delete(id)
    items.remove(isGone)
  }

  return {
    $items: items.$items,
    $total: follow(items.$items, totalOf),
    $busy: follow(items.$items, isBusy),
    add(files, { place } = {}) {
      const sources = Array.from<File | UploadSource, Described>(files, describe)
      const taken = new Map<Described, string>()
      for (const source of sources) {
        const item = items.$items.get().find((other) => isRevivable(other) && isSame(other, source))
        if (!item) continue
        revive(uploads.get(item.id) as Upload, source.source.file)
        taken.set(source, item.id)
      }
      const rest = sources.filter((source) => !taken.has(source))
      const present = items.$items.get().filter(({ status }) => status !== 'cancelled')
      const selection = selectFiles(rest, present, rules())
      for (const source of selection.taken) taken.set(source, listNew(source.source, place).id)
      pump()
      return {
        added: sources.flatMap((source) => items.get(taken.get(source) ?? '') ?? []),
        refused: selection.refused.map(({ file: { source }, problem }) => ({ file: source.file, problem })),
      }
    },
    cancel,
    pause: (id) =>
      change(
        (item) => withId(id)(item) && pausable.includes(item.status),
        (upload) => {
          upload.ending = 'pause'
          upload.running?.transfer.abort()
          items.change(upload.id, { status: 'paused', speed: undefined, secondsLeft: undefined })
        },
      ),
    resume(id, file) {
      if (file)
        change(
          (item) => item.id === id && isRevivable(item),
          (upload) => revive(upload, file),
        )
      proceed(withId(id))
    },
    retry: (id) => change((item) => item.id === id && item.canRetry, wait),
    retryAll: () => change((item) => item.status === 'failed' && item.canRetry, wait),
    remove(id) {
      cancel(id)
      takeOff((item) => item.id === id)
    },
    clear: () => takeOff(({ status }) => status === 'done' || status === 'cancelled'),
    async restore() {
      const key = ownerKey()
      if (!key) return
      const isOurs = ({ hotelId, scope: other }: Checkpoint) => hotelId === owner().hotelId && other === scope
      const left = (await checkpoints.list()).filter(isOurs).sort((a, b) => a.createdAt - b.createdAt)
      const held = left.length > 0 ? await holders.ask() : new Set()
      for (const checkpoint of left) {
        const { id, aborting } = checkpoint
        if (held.has(id) || uploads.has(id)) continue
        const file = aborting ? undefined : await checkpoints.getFile(id)
        if (ended.signal.aborted || ownerKey() !== key) return
        const upload: Upload = {
          id,
          owner: key,
          file,
          checkpoint,
          mayBeRegistered: Boolean(checkpoint.saved),
        }
        if (aborting) void tidyUpload(upload, workshop)
        else list(upload)
      }
      pump()
    },
    dispose() {
      ended.abort()
      for (const upload of uploads.values()) {
        upload.running?.transfer.abort()
        upload.running?.registering.abort()
      }
      stopListening()
      holders.close()
      checkpoints.close()
    },
  }
}

/** What follows from a store, as a store. nanostores' own `computed` would be 0.4 KiB in the runtime of every page. */
function follow<Value, Result>(
  $store: ReadableAtom<Value>,
  derive: (value: Value) => Result,
): ReadableAtom<Result> {
  const $result = atom(derive($store.get()))
  $store.listen((value) => $result.set(derive(value as Value)))
  return $result
}

interface Described extends FileFacts {
  folder?: string
  source: UploadSource
}

function describe(given: File | UploadSource): Described {
  const source = given instanceof Blob ? { file: given } : given
  const { name, size, type } = source.file
  return { name, size, type, folder: source.folder, source }
}

const pausable = ['waiting', 'checking', 'uploading']
const isRevivable = ({ status }: UploadItem) => ['interrupted', 'failed', 'cancelled'].includes(status)
const isUnfinished = ({ status }: UploadItem) => !['done', 'cancelled'].includes(status)
const isSame = (item: UploadItem, file: Described) =>
  item.name === file.name && item.size === file.size && item.folder === file.folder
