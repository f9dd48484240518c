import type { FileEntry } from '../files/FileEntry'
import { createUploads } from '../uploads/createUploads'
import type { StoredObject, UploadedFile, UploadItem, UploadSource, Uploads } from '../uploads/Uploads'
import { createScreenUpdates } from './changes/screenUpdates'
import type { ExplorerContext } from './explorerContext'
import type { Listing } from './listing'
import type { Trees } from './trees'
import type { Visits } from './visits'

export { followStarted } from '../file-manager/startedUploads'

interface UploadingContext {
  readonly context: ExplorerContext
  readonly trees: Trees
  readonly listing: Listing
  readonly visits: Visits
}

/** The explorer's uploads: registered in the folder that they were added for. @spec W-EXP-23 W-EXP-57 */
export function startUploads(parts: UploadingContext): Uploads {
  const { context, trees } = parts
  const { services, options, notify, maxSize } = context
  const { access, files } = services
  if (!access) throw new TypeError('An explorer without access uploads nothing')
  const screen = createScreenUpdates(parts)
  const seen = new Set<string>()
  /** Uploaded files that have not been reported to the page yet, by folder. */
  const uploaded = new Map<string, UploadedFile[]>()

  async function register({ key, name, place: folderId = '' }: StoredObject, signal: AbortSignal) {
    const { app, scene } = options()
    const purpose = { app, scene, fileName: name, key, folderId }
    const item = await files.register(purpose, { signal, hotelId: trees.hotelId() })
    return { ossDisplayId: item?.ossDisplayId, displayName: item?.displayName ?? name }
  }

  function arrive({ place: folderId, result }: UploadItem): void {
    if (!result || !folderId) return
    const { ossDisplayId: id, displayName: name, fileSize: size, path: key, url, createTime } = result
    const entry: FileEntry = {
      id,
      name,
      isFolder: false,
      size,
      key,
      url,
      time: Date.parse(createTime),
      parentId: folderId,
      ...(trees.find(folderId)?.space === 'personal' && { isPrivate: true }),
    }
    if (id && screen.isOpen(folderId)) screen.showEntries([entry])
    screen.showStorageUse(trees.find(folderId)?.space, size)
    const fresh = uploaded.get(folderId) ?? []
    uploaded.set(folderId, [...fresh, result])
    if (fresh.length === 0) queueMicrotask(() => report(folderId))
  }

  /** Files that finish at the same time are reported together. */
  function report(folderId: string): void {
    const files = uploaded.get(folderId) ?? []
    uploaded.delete(folderId)
    options().onUploaded?.(files, folderId)
  }

  const uploads = createUploads({
    rules: () => ({ maxSize: 0, maxCount: 0, nameCheck: options().nameCheck, accept: options().accept }),
    ...services.uploads,
    target: { access, register },
  })
  uploads.$items.listen((items) => {
    const done = items.filter(({ id, status }) => status === 'done' && !seen.has(id))
    for (const item of done) {
      seen.add(item.id)
      arrive(item)
    }
    const limit = maxSize()
    const hidden = done.filter(({ size, place = '' }) => limit > 0 && size > limit && screen.isOpen(place))
    if (hidden.length && !context.$showHidden.get())
      notify({ verb: 'upload', code: 'upload-hidden', params: { count: hidden.length, limit }, tone: 'note' })
  })
  return uploads
}

/** Adds files for a folder. A file that was uploaded before may be uploaded again: its old row is removed. */
export function addTo(uploads: Uploads, files: ArrayLike<File> | readonly UploadSource[], folderId: string) {
  const sources = Array.from<File | UploadSource, UploadSource>(files, (one) =>
    one instanceof Blob ? { file: one } : one,
  )
  for (const { id, status, name, size, place } of uploads.$items.get()) {
    const isSame = sources.some(({ file }) => file.name === name && file.size === size)
    if (status === 'done' && isSame && place === folderId) uploads.remove(id)
  }
  return uploads.add(sources, { place: folderId })
}
