import { loadChunk } from '../errors/loadChunk'
import { setChecking } from '../file-manager/managerContext'
import type { ManagerVerb, Outcome } from '../file-manager/Notice'
import type { FileEntry } from '../files/FileEntry'
import type { UploadItem, UploadSource, Uploads } from '../uploads/Uploads'
import type { ChangesContext } from './changes/changesContext'
import type { Explorer } from './Explorer'
import type { ExplorerOptions, ExplorerServices } from './ExplorerOptions'
import { createExplorerContext } from './explorerContext'
import { createListing } from './listing'
import { nameProblemOf } from './names'
import { refuseRemoval } from './refuseRemoval'
import { createTrees } from './trees'
import { createVisits } from './visits'

/** Uploads, with the client of the store: most people who look at files upload none. */
const loadUploading = () => loadChunk(() => import('./uploading'))

/** What changes folders and files comes with the first change: most people look, and find. */
const loadChanges = () => loadChunk(() => import('./changes/changes'))

type Changes = Awaited<ReturnType<typeof loadChanges>>

/** Makes the model of a file explorer; `start` begins. */
export function createExplorer(
  services: ExplorerServices,
  options: () => ExplorerOptions = () => ({}),
): Explorer {
  const context = createExplorerContext(services, options)
  const listing = createListing(context)
  const trees = createTrees(context)
  const visits = createVisits(context, trees, listing)
  const { rows, selection, $expanded, $showHidden, $clipboard, $uploads } = context
  let changing: ChangesContext | undefined
  let isDisposed = false

  function entryOf(id: string): FileEntry | undefined {
    const entry = rows.get(id) ?? $clipboard.get().find((one) => one.id === id) ?? context.kept.get(id)
    if (entry) return entry
    const path = trees.find(id)?.path
    const node = path?.at(-1)
    return node && { id, name: node.name, isFolder: true, parentId: path?.at(-2)?.id }
  }

  /** Runs an action and reports unexpected errors too. */
  async function change<Result>(
    verb: ManagerVerb,
    act: (changes: Changes, on: ChangesContext) => Promise<Result>,
  ): Promise<Result | Outcome> {
    try {
      const changes = await loadChanges()
      changing ??= changes.createChangesContext({ context, trees, listing, visits, entryOf })
      return await act(changes, changing)
    } catch (error) {
      return context.fail(verb, error)
    }
  }

  function stopTask(): void {
    changing?.stopping.abort()
    changing?.answer?.(undefined)
  }

  function refilter(): void {
    rows.refilter()
    context.showRows()
    context.keepListed()
  }

  async function uploads(): Promise<Uploads | undefined> {
    try {
      const { startUploads } = await loadUploading()
      if (!$uploads.get() && !isDisposed) $uploads.set(startUploads({ context, trees, listing, visits }))
      return $uploads.get()
    } catch (error) {
      context.fail('upload', error)
      return undefined
    }
  }

  /** Opens the folder of an uploaded file, and chooses it. */
  async function locate({ place, result }: UploadItem): Promise<string | undefined> {
    const id = result?.ossDisplayId
    if (!id) return undefined
    if (place && context.$folder.get()?.id !== place) await visits.open(place)
    model.select([id])
    return id
  }

  function removable(ids: readonly string[]): FileEntry[] {
    const entries = ids.flatMap((id) => entryOf(id) ?? [])
    return refuseRemoval(context, entries) ? [] : entries
  }

  const model: Omit<Explorer, 'can'> = {
    ...context.atoms,
    ...visits,
    start() {
      isDisposed = false
      return visits.start()
    },
    selection,
    openFolder: ({ id }) => visits.open(id),
    locate,
    removable,
    async loadMore() {
      await listing.loadMore()
    },
    loadAll: listing.loadAll,
    stopGathering: listing.stopGathering,
    setSort: listing.setSort,
    showHidden(show) {
      $showHidden.set(show)
      refilter()
    },
    setChecking: (isOn) => setChecking(context, isOn),
    expand: (id) => $expanded.set(new Set($expanded.get()).add(id)),
    collapse: (id) => $expanded.set(new Set([...$expanded.get()].filter((other) => other !== id))),
    entryOf,
    closeMessage: () => context.$message.set(undefined),
    nameProblem: (name) => nameProblemOf(name, options()),
    createFolder: (name, parentId) =>
      change('create', ({ createFolder }, on) => createFolder(on, name, parentId)),
    rename: (id, name) => change('rename', ({ rename }, on) => rename(on, id, name)),
    move: (ids, folderId) => change('move', ({ move }, on) => move(on, ids, folderId)),
    answerConflict: (answer) => changing?.answer?.(answer),
    undoMove: () => change('move', ({ undoMove }, on) => undoMove(on)),
    cut(ids = [...selection.$ids.get()]) {
      $clipboard.set(ids.flatMap((id) => entryOf(id) ?? []))
    },
    clearClipboard: () => $clipboard.set([]),
    paste: (folderId = context.$folder.get()?.id) => change('move', ({ paste }, on) => paste(on, folderId)),
    remove: (ids, { force = false } = {}) => change('remove', ({ remove }, on) => remove(on, ids, force)),
    stopTask,
    uploads,
    async upload(files: ArrayLike<File> | readonly UploadSource[], folderId = context.$folder.get()?.id) {
      if (!folderId) return void context.remind('upload', 'no-folder')
      const list = await uploads()
      if (!list) return undefined
      const { addTo } = await loadUploading()
      return addTo(list, files, folderId)
    },
    select: (ids) => selection.set(ids.filter((id) => rows.get(id))),
    optionsChanged: refilter,
    dispose() {
      isDisposed = true
      listing.stop()
      trees.stop()
      stopTask()
      $uploads.get()?.dispose()
      $uploads.set(undefined)
    },
  }
  const can = { tree: model, search: model, rename: model, move: model, leaveOut: model } as const
  return { ...model, can: { ...can, remindInDialog: true } }
}
