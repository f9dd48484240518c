import { loadChunk } from '../errors/loadChunk'
import { setChecking } from '../file-manager/managerContext'
import type { StartedUploads } from '../file-manager/startedUploads'
import type { FileEntry } from '../files/FileEntry'
import type { Uploads } from '../uploads/Uploads'
import { createBrowserContext, openPlace } from './browserContext'
import type { ChangesContext } from './changes/changesContext'
import type { ObjectUploads } from './createObjectUploads'
import { folderOf } from './entries'
import type { ObjectBrowser, ObjectBrowserOptions, ObjectBrowserServices } from './ObjectBrowser'
import { objectFileOf } from './objectFile'
import { folderIdOf, placeOfId } from './places'

const loadChanges = () => loadChunk(() => import('./changes/changes'))
const loadUploads = () => loadChunk(() => import('./createObjectUploads'))

type Changes = Awaited<ReturnType<typeof loadChanges>>

/** Makes the model of an object browser; `start` begins. */
export function createObjectBrowser(
  services: ObjectBrowserServices,
  options: () => ObjectBrowserOptions = () => ({}),
): ObjectBrowser {
  const context = createBrowserContext(services, options)
  const { listing, selection, remind, notify } = context
  const { $place, $roots, $space, $folder, $path, $sort, $checking, $message, $task, $uploads } = context
  const changing: ChangesContext = { context }
  let uploading: ObjectUploads | undefined
  /** What can be undone. */
  let started: StartedUploads | undefined

  const listed = (ids: readonly string[]): FileEntry[] => {
    const wanted = new Set(ids)
    return listing.$state.get().entries.filter(({ id }) => wanted.has(id))
  }
  const chosen = () => listed([...selection.$ids.get()])

  /** Runs an action; what changes objects comes with the first one. */
  async function change<Result>(act: (changes: Changes) => Promise<Result>) {
    try {
      return await act(await loadChanges())
    } catch (error) {
      return { ok: false, code: 'failed', error } as const
    }
  }

  async function uploads(): Promise<Uploads | undefined> {
    try {
      const { createObjectUploads } = await loadUploads()
      if (!uploading) {
        uploading = createObjectUploads(context)
        $uploads.set(uploading.uploads)
        // What an earlier page has left.
        void services.identify?.().then(uploading.uploads.restore, () => undefined)
      }
      return uploading.uploads
    } catch (error) {
      notify({ verb: 'upload', code: 'load-failed', params: {}, tone: 'error', error })
      return undefined
    }
  }

  const model: Omit<ObjectBrowser, 'can'> = {
    ...{ $place, $roots, $space, $folder, $path, $sort, $checking, $message, $task, $uploads },
    $listing: listing.$state,
    selection,
    start: () => openPlace(context, $place.get()),
    open: (place) => openPlace(context, typeof place === 'string' ? placeOfId(place) : place),
    async openFolder({ id }) {
      const { space, folder } = $place.get()
      await openPlace(context, { space, folder: folder + id.slice(folderOf(id).length) })
    },
    async up() {
      const { space, folder } = $place.get()
      if (folder) await openPlace(context, { space, folder: folder.replace(/[^/]*\/$/, '') })
    },
    async refresh() {
      await listing.reload()
      selection.keepOnly()
    },
    loadMore: listing.loadMore,
    loadAll: listing.loadAll,
    stopGathering: listing.stop,
    async setSort(sort) {
      $sort.set(sort)
      if (listing.$state.get().more) await listing.loadAll()
      else await listing.sort()
    },
    setChecking: (isOn) => setChecking(context, isOn),
    entryOf: (id) => listed([id])[0],
    closeMessage: () => $message.set(undefined),
    fileOf: (entry) => objectFileOf(entry, context.domain),
    createFolder: (name, parentId) => change(({ createFolder }) => createFolder(changing, name, parentId)),
    removable(ids) {
      const entries = listed(ids)
      if (entries.length === 0) remind('remove', 'nothing-chosen')
      return entries
    },
    remove(ids, { force = false } = {}) {
      const entries = ids ? listed(ids) : chosen()
      return change(({ remove }) => remove(changing, entries, force))
    },
    hide(ids) {
      const entries = ids ? listed(ids) : chosen()
      return change(({ hide }) => hide(changing, entries))
    },
    undoHide: () => change(({ undoHide }) => undoHide(changing)),
    stopTask: () => changing.current?.abort(),
    uploads,
    async upload(files, folderId = folderIdOf($place.get()), { canUndo = false } = {}) {
      await uploads()
      const given = uploading?.add(files, folderId)
      if (canUndo && given?.added.length) {
        started?.forget()
        started = uploading?.start(given.added)
      }
      return given
    },
    undoUpload() {
      const undone = started
      started = undefined
      return change(({ undoUpload }) => undoUpload(changing, undone, uploading?.etagOf))
    },
    async locate(item) {
      const key = item.result?.path
      if (!uploading || !key) return undefined
      const place = uploading.placeOf(item)
      if (folderIdOf(place) !== folderIdOf($place.get())) await openPlace(context, place)
      selection.set([key])
      return key
    },
    dispose() {
      listing.stop()
      started?.forget()
      started = undefined
      uploading?.dispose()
      uploading = undefined
      $uploads.set(undefined)
    },
  }
  return { ...model, can: { hide: model, nameKindsApart: true } }
}
