import { loadChunk } from '../errors/loadChunk'
import { setChecking } from '../file-manager/managerContext'
import type { ManagerVerb, Outcome } from '../file-manager/Notice'
import type { StartedUploads } from '../file-manager/startedUploads'
import type { FileEntry } from '../files/FileEntry'
import type { UploadItem, UploadSource, Uploads } from '../uploads/Uploads'
import type { ChangedParts } from './changes/changedParts'
import type { ChangesContext } from './changes/changesContext'
import type { Explorer } from './Explorer'
import type { ExplorerOptions, ExplorerServices } from './ExplorerOptions'
import { createExplorerContext, type ExplorerContext } from './explorerContext'
import { createListing } from './listing'
import { nameProblemOf } from './names'
import { refuseRemoval } from './refuseRemoval'
import { createTrees, type Trees } from './trees'
import { createVisits } from './visits'

/** Uploads, with the client of the store, are loaded on demand: most users upload nothing. */
const loadUploading = () => loadChunk(() => import('./uploading'))

/** Changes of folders and files are loaded with the first change: most users only browse. */
const loadChanges = () => loadChunk(() => import('./changes/changes'))

type Changes = Awaited<ReturnType<typeof loadChanges>>

/** The parts of a model, and those that are loaded later. */
interface Parts extends ChangedParts {
  changing?: ChangesContext
  /** The last operations that can be undone. */
  started?: StartedUploads | undefined
  isDisposed: boolean
}

/**
 * Creates the model of a file explorer; call `start` to open it.
 * @example
 * ```ts
 * import { createExplorer } from '@ebkit/core/explorer'
 * import { createHttp } from '@ebkit/core/http'
 * import { createFileService } from '@ebkit/core/services/files'
 * import { getSession } from '@ebkit/core/session'
 *
 * const files = createFileService(createHttp({ session: getSession() }))
 * const explorer = createExplorer({ files }, () => ({ accept: 'image/*' }))
 * explorer.$listing.subscribe(({ entries }) => console.log(entries.map(({ name }) => name)))
 * await explorer.start()
 * ```
 */
export function createExplorer(
  services: ExplorerServices,
  options: () => ExplorerOptions = () => ({}),
): Explorer {
  const context = createExplorerContext(services, options)
  const listing = createListing(context)
  const trees = createTrees(context)
  const visits = createVisits(context, trees, listing)
  const { selection, $expanded, $showHidden, $clipboard, $uploads } = context
  const entryOf = (id: string) => knownEntry(context, trees, id)
  const parts: Parts = { context, trees, listing, visits, entryOf, isDisposed: false }

  const model: Omit<Explorer, 'can'> = {
    ...context.atoms,
    ...visits,
    start() {
      parts.isDisposed = false
      return visits.start()
    },
    selection,
    openFolder: ({ id }) => visits.open(id),
    locate: (item) => locate(parts, item),
    removable(ids) {
      const entries = ids.flatMap((id) => entryOf(id) ?? [])
      return refuseRemoval(context, entries) ? [] : entries
    },
    async loadMore() {
      await listing.loadMore()
    },
    loadAll: listing.loadAll,
    stopLoading: listing.stopLoading,
    setSort: listing.setSort,
    showHidden(show) {
      $showHidden.set(show)
      refilter(context)
    },
    setChecking: (isOn) => setChecking(context, isOn),
    expand: (id) => $expanded.set(new Set($expanded.get()).add(id)),
    collapse: (id) => $expanded.set(new Set([...$expanded.get()].filter((other) => other !== id))),
    entryOf,
    closeMessage: () => context.$message.set(undefined),
    nameProblem: (name) => nameProblemOf(name, options()),
    createFolder: (name, parentId) =>
      change(parts, 'create', ({ createFolder }, on) => createFolder(on, name, parentId)),
    rename: (id, name) => change(parts, 'rename', ({ rename }, on) => rename(on, id, name)),
    move: (ids, folderId) => change(parts, 'move', ({ move }, on) => move(on, ids, folderId)),
    answerConflict: (answer) => parts.changing?.answer?.(answer),
    undoMove: () => change(parts, 'move', ({ undoMove }, on) => undoMove(on)),
    cut(ids = [...selection.$ids.get()]) {
      $clipboard.set(ids.flatMap((id) => entryOf(id) ?? []))
    },
    clearClipboard: () => $clipboard.set([]),
    paste: (folderId = context.$folder.get()?.id) =>
      change(parts, 'move', ({ paste }, on) => paste(on, folderId)),
    remove: (ids, { force = false } = {}) =>
      change(parts, 'remove', ({ remove }, on) => remove(on, ids, force)),
    stopTask: () => stopTask(parts),
    uploads: () => uploadsOf(parts),
    async upload(
      files: ArrayLike<File> | readonly UploadSource[],
      folderId = context.$folder.get()?.id,
      { canUndo = false } = {},
    ) {
      if (!folderId) return void context.remind('upload', 'no-folder')
      const list = await uploadsOf(parts)
      if (!list) return undefined
      const { addTo, followStarted } = await loadUploading()
      const given = addTo(list, files, folderId)
      if (canUndo && given.added.length > 0) {
        parts.started?.forget()
        parts.started = followStarted(list, given.added, context.notify)
      }
      return given
    },
    undoUpload() {
      const { started } = parts
      parts.started = undefined
      return change(parts, 'remove', ({ undoUpload }, on) => undoUpload(on, started))
    },
    select: (ids) => select(context, ids),
    optionsChanged: () => refilter(context),
    dispose() {
      parts.isDisposed = true
      listing.stop()
      trees.stop()
      stopTask(parts)
      parts.started?.forget()
      parts.started = undefined
      $uploads.get()?.dispose()
      $uploads.set(undefined)
    },
  }
  const can = { tree: model, search: model, rename: model, move: model, leaveOut: model } as const
  return { ...model, can: { ...can, remindInDialog: true } }
}

/** Finds an entry in the listing, the clipboard, the selection of other folders, or the trees. */
function knownEntry(context: ExplorerContext, trees: Trees, id: string): FileEntry | undefined {
  const { rows, $clipboard, kept } = context
  const entry = rows.get(id) ?? $clipboard.get().find((one) => one.id === id) ?? kept.get(id)
  if (entry) return entry
  const path = trees.find(id)?.path
  const node = path?.at(-1)
  return node && { id, name: node.name, isFolder: true, parentId: path?.at(-2)?.id }
}

/** Runs an action and reports unexpected errors too. */
async function change<Result>(
  parts: Parts,
  verb: ManagerVerb,
  act: (changes: Changes, on: ChangesContext) => Promise<Result>,
): Promise<Result | Outcome> {
  try {
    const changes = await loadChanges()
    parts.changing ??= changes.createChangesContext(parts)
    return await act(changes, parts.changing)
  } catch (error) {
    return parts.context.fail(verb, error)
  }
}

function stopTask({ changing }: Parts): void {
  changing?.stopping.abort()
  changing?.answer?.(undefined)
}

function refilter({ rows, showRows, keepListed }: ExplorerContext): void {
  rows.refilter()
  showRows()
  keepListed()
}

async function uploadsOf(parts: Parts): Promise<Uploads | undefined> {
  const { $uploads, fail } = parts.context
  try {
    const { startUploads } = await loadUploading()
    if (!$uploads.get() && !parts.isDisposed) $uploads.set(startUploads(parts))
    return $uploads.get()
  } catch (error) {
    fail('upload', error)
    return undefined
  }
}

/** Selects files of the listing. */
function select({ rows, selection }: ExplorerContext, ids: readonly string[]): void {
  selection.set(ids.filter((id) => rows.get(id)))
}

/** Opens the folder of an uploaded file, and selects the file. */
async function locate(
  { context, visits }: Parts,
  { place, result }: UploadItem,
): Promise<string | undefined> {
  const id = result?.ossDisplayId
  if (!id) return undefined
  if (place && context.$folder.get()?.id !== place) await visits.open(place)
  select(context, [id])
  return id
}
