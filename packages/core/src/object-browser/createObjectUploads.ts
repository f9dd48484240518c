import { isServiceError } from '../errors/ServiceError'
import { followStarted, type StartedUploads } from '../file-manager/startedUploads'
import { createUploads } from '../uploads/createUploads'
import { TransferError } from '../uploads/transfer/TransferError'
import type { AddedFiles, UploadDescription, UploadItem, UploadSource, Uploads } from '../uploads/Uploads'
import { type BrowserContext, prefixOf } from './browserContext'
import { timedName } from './names'
import type { ObjectPlace } from './ObjectBrowser'
import { objectFileOf } from './objectFile'
import { placeOfId } from './places'
import { headObject } from './store/changeObjects'

export interface ObjectUploads {
  readonly uploads: Uploads
  /** Uploads into a folder. If a file's name is taken, the time is inserted into it. @spec W-FMA-11 */
  add(files: ArrayLike<File> | readonly UploadSource[], folderId: string): AddedFiles
  /** Reports the started uploads, and keeps what undoing them needs. */
  start(added: readonly UploadItem[]): StartedUploads
  /** The ETag that the store returned for an uploaded object. */
  etagOf(key: string): string | undefined
  /** The folder of an uploaded file. */
  placeOf(item: UploadItem): ObjectPlace
  dispose(): void
}

/**
 * Uploads into the places of a browser. Only the browser is notified, and lists uploaded files if their folder is
 * open.
 * @spec W-FMA-11 W-FMA-12
 */
export function createObjectUploads(context: BrowserContext): ObjectUploads {
  const { services, storeOf, listing } = context
  const given = new Set<string>()
  const etags = new Map<string, string>()
  const uploads = createUploads({
    ...services.uploads,
    target: {
      // The credentials of either space are valid for both; the key prefix depends on the place.
      access: storeOf('public').source,
      // Another browser may take a name between the check and the upload.
      isShared: true,
      keyFor: (file) => keyFor(context, file, given),
      onStored: ({ key, etag }) => void etags.set(key, etag),
    },
  })
  const reported = new Set<string>()
  const follow = (items: readonly UploadItem[]) => {
    for (const item of items) if (item.status === 'done' && !reported.has(item.id)) finish(item)
  }
  function finish({ id, result, place }: UploadItem): void {
    reported.add(id)
    if (!result) return
    const { path: key, fileSize: size, url } = result
    const name = key.split('/').pop() ?? key
    const isPrivate = placeOfId(place).space === 'personal'
    const entry = { id: key, key, name, isFolder: false, size, time: Date.now(), url, isPrivate }
    listing.add([entry])
    context.options().onUploaded?.(objectFileOf(entry, context.domain))
  }
  const unlisten = uploads.$items.listen(follow)
  return {
    uploads,
    add: (files, place) => uploads.add(files, { place }),
    start: (added) => followStarted(uploads, added, context.notify),
    etagOf: (key) => etags.get(key),
    placeOf({ place, folder }) {
      const added = placeOfId(place)
      return { ...added, folder: added.folder + belowOf(folder) }
    },
    dispose() {
      unlisten()
      uploads.dispose()
    },
  }
}

/** The relative path of a file in a dropped folder, as part of a key. */
const belowOf = (folder = '') => folder && `${folder}/`

/** A key that is not taken, in the place that the file was added to. */
async function keyFor(context: BrowserContext, file: UploadDescription, given: Set<string>): Promise<string> {
  const place = placeOfId(file.place)
  try {
    const prefix = (await prefixOf(context, place)) + belowOf(file.folder)
    const isTaken = async (key: string) => given.has(key) || headObject(context.storeOf(place.space), key)
    let key = prefix + file.name
    for (let time = Date.now(); await isTaken(key); time++) key = prefix + timedName(file.name, time)
    given.add(key)
    return key
  } catch (error) {
    throw transferError(error)
  }
}

function transferError(error: unknown): unknown {
  if (!isServiceError(error)) return error
  const { code, status, serverMessage: message } = error
  if (code === 'network' || code === 'offline') return new TransferError('network', { isTemporary: true })
  if (code === 'timeout') return new TransferError('stalled', { isTemporary: true })
  if (error.call === 'headObject') return new TransferError('store-refused', { params: { status, message } })
  return new TransferError('access-failed', { error })
}
