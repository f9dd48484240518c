import { atom } from 'nanostores'
import { loadChunk } from '../errors/loadChunk'
import type { FileEntry } from '../files/FileEntry'
import type { UploadSource, Uploads } from '../uploads/Uploads'
import type { Changes } from './changes/createChanges'
import type { Explorer } from './Explorer'
import type { ExplorerOptions, ExplorerServices } from './ExplorerOptions'
import { createExplorerContext } from './explorerContext'
import { createListing } from './listing'
import type { ExplorerVerb, Outcome } from './Notice'
import { nameProblemOf } from './names'
import { createTrees } from './trees'
import { createVisits } from './visits'

/** Uploads, with the client of the store: most people who look at files upload none. */
const loadUploading = () => loadChunk(() => import('./uploading'))

/** What changes folders and files comes with the first change: most people look, and find. */
const loadChanges = () => loadChunk(() => import('./changes/createChanges'))

/** Makes the model of a file explorer; `start` begins. */
export function createExplorer(
  services: ExplorerServices,
  options: () => ExplorerOptions = () => ({}),
): Explorer {
  const context = createExplorerContext(services, options)
  const listing = createListing(context)
  const trees = createTrees(context)
  const visits = createVisits(context, trees, listing)
  const { rows, selection, $expanded, $showHidden, $checking, $clipboard } = context
  const $uploads = atom<Uploads | undefined>(undefined)
  let changing: Changes | undefined
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
    verb: ExplorerVerb,
    act: (changes: Changes) => Promise<Result>,
  ): Promise<Result | Outcome> {
    try {
      const { createChanges } = await loadChanges()
      changing ??= createChanges({ context, trees, listing, visits, entryOf })
      return await act(changing)
    } catch (error) {
      return context.fail(verb, error)
    }
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

  return {
    ...context.atoms,
    ...visits,
    start() {
      isDisposed = false
      return visits.start()
    },
    selection,
    $uploads,
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
    setChecking(isOn) {
      $checking.set(isOn)
      if (!isOn) selection.clear()
    },
    expand: (id) => $expanded.set(new Set($expanded.get()).add(id)),
    collapse: (id) => $expanded.set(new Set([...$expanded.get()].filter((other) => other !== id))),
    entryOf,
    closeMessage: () => context.$message.set(undefined),
    nameProblem: (name) => nameProblemOf(name, options()),
    createFolder: (name, parentId) => change('create', (changes) => changes.createFolder(name, parentId)),
    rename: (id, name) => change('rename', (changes) => changes.rename(id, name)),
    move: (ids, folderId) => change('move', (changes) => changes.move(ids, folderId)),
    answerConflict: (answer) => changing?.answerConflict(answer),
    undoMove: () => change('move', (changes) => changes.undoMove()),
    cut(ids = [...selection.$ids.get()]) {
      $clipboard.set(ids.flatMap((id) => entryOf(id) ?? []))
    },
    clearClipboard: () => $clipboard.set([]),
    paste: (folderId = context.$folder.get()?.id) => change('move', (changes) => changes.paste(folderId)),
    remove: (ids, { force = false } = {}) => change('remove', (changes) => changes.remove(ids, force)),
    stopTask: () => changing?.stopTask(),
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
      changing?.stopTask()
      $uploads.get()?.dispose()
      $uploads.set(undefined)
    },
  }
}
