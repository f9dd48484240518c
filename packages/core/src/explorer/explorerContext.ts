import { atom } from 'nanostores'
import { createSelectedRows } from '../collection/selection'
import { isServiceError } from '../errors/ServiceError'
import type { Conflict, LastMove } from '../file-manager/Capabilities'
import { createManagerContext } from '../file-manager/managerContext'
import type { Notice } from '../file-manager/Notice'
import type { FileSpace, OpenFolder, RootFolder, StorageUse } from '../file-manager/places'
import type { FileEntry } from '../files/FileEntry'
import type { TreeNode } from '../tree/TreeNode'
import { acceptTest } from './acceptTest'
import type { ExplorerListing } from './Explorer'
import type { ExplorerOptions, ExplorerServices } from './ExplorerOptions'
import { problemOf } from './problem'
import { createRows } from './rows'

export const emptyListing: ExplorerListing = {
  status: 'idle',
  entries: [],
  total: 0,
  loaded: 0,
  more: false,
  truncated: false,
  hidden: 0,
  filtered: 0,
  loadingMore: false,
  sorted: false,
}

export type ExplorerContext = ReturnType<typeof createExplorerContext>

/** What the parts of an explorer's model share. */
export function createExplorerContext(services: ExplorerServices, options: () => ExplorerOptions) {
  const maxSize = () => options().maxSize ?? 10_485_760
  /** The filter for the accepted types, cached until the types change. */
  let accepting: { accept: string; test: (name: string) => boolean } | undefined
  const $showHidden = atom(false)
  const $listing = atom(emptyListing)
  const rows = createRows(() => ({
    maxSize: maxSize(),
    showHidden: $showHidden.get(),
    accepts: acceptsNow(),
  }))
  function acceptsNow() {
    const { accept } = options()
    if (accept && accepting?.accept !== accept) accepting = { accept, test: acceptTest(accept) }
    return accept ? accepting?.test : undefined
  }
  const isKept = (id: string): boolean => !!kept.get(id) && !rows.get(id)
  const manager = createManagerContext($listing, options, isKept)
  const { selection, notify, $sort, $checking, $message, $task, $uploads } = manager
  /** The selected entries of other folders. */
  const kept = createSelectedRows<FileEntry>(selection, ({ id }) => id)
  const patch = (change: Partial<ExplorerListing>) => $listing.set({ ...$listing.get(), ...change })
  const atoms = {
    $listing,
    $showHidden,
    ...{ $sort, $checking, $message, $task, $uploads },
    $roots: atom<readonly RootFolder[]>([
      { space: 'public', status: 'loading' },
      { space: 'personal', status: 'loading' },
    ]),
    $space: atom<FileSpace>('public'),
    $folder: atom<OpenFolder | undefined>(undefined),
    $path: atom<readonly TreeNode[]>([]),
    $expanded: atom<ReadonlySet<string>>(new Set()),
    $clipboard: atom<readonly FileEntry[]>([]),
    $conflict: atom<Conflict | undefined>(undefined),
    $lastMove: atom<LastMove | undefined>(undefined),
    $storage: atom<StorageUse | undefined>(undefined),
  }
  return {
    ...manager,
    ...atoms,
    ...{ atoms, services, options, maxSize, rows, patch, kept },
    /** Another folder or search is about to be opened. */
    leave() {
      if (options().keepChosen) kept.note([...selection.$ids.get()].flatMap((id) => rows.get(id) ?? []))
      else selection.clear()
    },
    /** Entries that are no longer listed are deselected, unless the selection is kept. */
    keepListed() {
      const ids = $listing.get().entries.map(({ id }) => id)
      selection.keepOnly(options().keepChosen ? [...ids, ...kept.keys()] : ids)
    },
    /** Shows the current `rows`. */
    showRows: (change?: Partial<ExplorerListing>) => patch({ ...rows.view(), ...change }),
    /** Reports a failure, unless it was caused on purpose; returns it as an outcome. */
    fail(verb: Notice['verb'], error: unknown, name?: string) {
      const problem = problemOf(error, name)
      if (!isServiceError(error, 'aborted'))
        notify({ verb, tone: 'error', code: problem.code, params: problem.params ?? {}, error })
      return problem
    },
  }
}
