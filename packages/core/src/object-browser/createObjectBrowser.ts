import { loadChunk } from '../errors/loadChunk'
import { setChecking } from '../file-manager/managerContext'
import type { StartedUploads } from '../file-manager/startedUploads'
import type { FileEntry } from '../files/FileEntry'
import type { UploadItem, Uploads } from '../uploads/Uploads'
import { type BrowserContext, createBrowserContext, openPlace } from './browserContext'
import type { ChangesContext } from './changes/changesContext'
import type { ObjectUploads } from './createObjectUploads'
import { folderOf } from './entries'
import type { ObjectBrowser, ObjectBrowserOptions, ObjectBrowserServices } from './ObjectBrowser'
import { objectFileOf } from './objectFile'
import { folderIdOf, placeOfId } from './places'

const loadChanges = () => loadChunk(() => import('./changes/changes'))
const loadUploads = () => loadChunk(() => import('./createObjectUploads'))

type Changes = Awaited<ReturnType<typeof loadChanges>>

/** The parts of a model, and those that are loaded later. */
interface Parts {
  readonly context: BrowserContext
  readonly changing: ChangesContext
  uploading?: ObjectUploads | undefined
  /** The last operations that can be undone. */
  started?: StartedUploads | undefined
  isDisposed: boolean
}

/**
 * Creates the model of an object browser; call `start` to open it.
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { createObjectBrowser, objectPlace } from '@ebkit/core/object-browser'
 * import { getSession } from '@ebkit/core/session'
 * import { createBrowserAccess } from '@ebkit/core/uploads/access'
 *
 * const session = getSession()
 * const http = createHttp({ session })
 * const browser = createObjectBrowser({ access: (space) => createBrowserAccess(http, session, space) })
 * await browser.start()
 * await browser.open(objectPlace({ folder: 'posters/' }))
 * ```
 */
export function createObjectBrowser(
  services: ObjectBrowserServices,
  options: () => ObjectBrowserOptions = () => ({}),
): ObjectBrowser {
  const context = createBrowserContext(services, options)
  const { listing, selection } = context
  const { $place, $roots, $space, $folder, $path, $sort, $checking, $message, $task, $uploads } = context
  const changing: ChangesContext = { context }
  const parts: Parts = { context, changing, isDisposed: false }
  const entriesOf = (ids: readonly string[] = [...selection.$ids.get()]) => listed(context, ids)

  const model: Omit<ObjectBrowser, 'can'> = {
    ...{ $place, $roots, $space, $folder, $path, $sort, $checking, $message, $task, $uploads },
    $listing: listing.$state,
    selection,
    start() {
      parts.isDisposed = false
      return openPlace(context, $place.get())
    },
    open: (place) => openPlace(context, typeof place === 'string' ? placeOfId(place) : place),
    openFolder: ({ id }) => openFolder(context, id),
    up: () => openParent(context),
    async refresh() {
      await listing.reload()
      selection.keepOnly()
    },
    loadMore: listing.loadMore,
    loadAll: listing.loadAll,
    stopLoading: listing.stop,
    async setSort(sort) {
      $sort.set(sort)
      if (listing.$state.get().more) await listing.loadAll()
      else await listing.sort()
    },
    setChecking: (isOn) => setChecking(context, isOn),
    entryOf: (id) => entriesOf([id])[0],
    closeMessage: () => $message.set(undefined),
    fileOf: (entry) => objectFileOf(entry, context.domain),
    createFolder: (name, parentId) => change(({ createFolder }) => createFolder(changing, name, parentId)),
    removable(ids) {
      const entries = entriesOf(ids)
      if (entries.length === 0) context.remind('remove', 'nothing-chosen')
      return entries
    },
    remove(ids, { force = false } = {}) {
      const [entries, place] = [entriesOf(ids), $place.get()]
      return change(({ remove }) => remove(changing, entries, force, place))
    },
    hide(ids) {
      const [entries, place] = [entriesOf(ids), $place.get()]
      return change(({ hide }) => hide(changing, entries, place))
    },
    undoHide: () => change(({ undoHide }) => undoHide(changing)),
    stopTask: () => changing.current?.abort(),
    uploads: () => uploadsOf(parts),
    upload: (files, folderId = folderIdOf($place.get()), { canUndo = false } = {}) =>
      upload(parts, { files, folderId, canUndo }),
    undoUpload() {
      const { started, uploading } = parts
      parts.started = undefined
      return change(({ undoUpload }) => undoUpload(changing, started, uploading?.etagOf))
    },
    locate: (item) => locate(parts, item),
    dispose: () => dispose(parts),
  }
  return { ...model, can: { hide: model, nameKindsApart: true } }
}

/** Entries of the listing. */
function listed({ listing }: BrowserContext, ids: readonly string[]): FileEntry[] {
  const wanted = new Set(ids)
  return listing.$state.get().entries.filter(({ id }) => wanted.has(id))
}

async function openFolder(context: BrowserContext, id: string): Promise<void> {
  const { space, folder } = context.$place.get()
  await openPlace(context, { space, folder: folder + id.slice(folderOf(id).length) })
}

async function openParent(context: BrowserContext): Promise<void> {
  const { space, folder } = context.$place.get()
  if (folder) await openPlace(context, { space, folder: folder.replace(/[^/]*\/$/, '') })
}

/** Runs an action; the code of changes is loaded with the first one. */
async function change<Result>(act: (changes: Changes) => Promise<Result>) {
  try {
    return await act(await loadChanges())
  } catch (error) {
    return { ok: false, code: 'failed', error } as const
  }
}

/** The list of uploads, created on first use; those of an earlier page are resumed. */
async function uploadsOf(parts: Parts): Promise<Uploads | undefined> {
  const { context } = parts
  try {
    const { createObjectUploads } = await loadUploads()
    if (!parts.uploading && !parts.isDisposed) {
      const uploading = createObjectUploads(context)
      const { uploads } = uploading
      parts.uploading = uploading
      context.$uploads.set(uploads)
      void context.services.identify?.().then(uploads.restore, () => undefined)
    }
    return parts.uploading?.uploads
  } catch (error) {
    context.notify({ verb: 'upload', code: 'load-failed', params: {}, tone: 'error', error })
    return undefined
  }
}

interface Upload {
  files: Parameters<ObjectUploads['add']>[0]
  folderId: string
  canUndo: boolean
}

async function upload(parts: Parts, { files, folderId, canUndo }: Upload) {
  await uploadsOf(parts)
  const given = parts.uploading?.add(files, folderId)
  if (canUndo && given?.added.length) {
    parts.started?.forget()
    parts.started = parts.uploading?.start(given.added)
  }
  return given
}

/** Opens the folder of an uploaded object, and selects it. */
async function locate({ context, uploading }: Parts, item: UploadItem): Promise<string | undefined> {
  const key = item.result?.path
  if (!uploading || !key) return undefined
  const place = uploading.placeOf(item)
  if (folderIdOf(place) !== folderIdOf(context.$place.get())) await openPlace(context, place)
  context.selection.set([key])
  return key
}

function dispose(parts: Parts): void {
  parts.isDisposed = true
  parts.context.listing.stop()
  parts.started?.forget()
  parts.started = undefined
  parts.uploading?.dispose()
  parts.uploading = undefined
  parts.context.$uploads.set(undefined)
}
