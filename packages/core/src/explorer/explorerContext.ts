import { atom } from 'nanostores'
import { createSelectedRows, createSelection, type ItemSelection } from '../collection/selection'
import { isServiceError } from '../errors/ServiceError'
import type { FileEntry, FileSort } from '../files/FileEntry'
import type { TreeNode } from '../tree/TreeNode'
import { acceptTest } from './acceptTest'
import type {
  Conflict,
  ExplorerTask,
  FileSpace,
  LastMove,
  ListingState,
  OpenFolder,
  RootFolder,
  StorageUse,
} from './Explorer'
import type { ExplorerOptions, ExplorerServices } from './ExplorerOptions'
import type { Notice } from './Notice'
import { problemOf } from './problem'
import { createRows } from './rows'

export const emptyListing: ListingState = {
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
  /** The filter by types, as long as the types are these. */
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
  const idOf = ({ id }: FileEntry) => id
  const selection: ItemSelection<FileEntry> = createSelection<FileEntry>({
    items: () => $listing.get().entries,
    idOf,
    max: () => options().max,
    single: () => !!options().single,
    canSelect: (entry) => options().canSelect?.(entry) ?? true,
    isKept: (id) => !!kept.get(id) && !rows.get(id),
    onLimit: (limit) => remind('choose', 'too-many-chosen', { limit }),
  })
  /** What was chosen in folders that were left. */
  const kept = createSelectedRows(selection, idOf)
  const patch = (change: Partial<ListingState>) => $listing.set({ ...$listing.get(), ...change })
  const notify = (notice: Notice) => context.$message.set(notice)
  const atoms = {
    $listing,
    $showHidden,
    $roots: atom<readonly RootFolder[]>([
      { space: 'public', status: 'loading' },
      { space: 'personal', status: 'loading' },
    ]),
    $space: atom<FileSpace>('public'),
    $folder: atom<OpenFolder | undefined>(undefined),
    $path: atom<readonly TreeNode[]>([]),
    $expanded: atom<ReadonlySet<string>>(new Set()),
    $sort: atom<FileSort>(options().sort ?? { by: 'time', order: 'desc' }),
    $checking: atom(false),
    $clipboard: atom<readonly FileEntry[]>([]),
    $message: atom<Notice | undefined>(undefined),
    $task: atom<ExplorerTask | undefined>(undefined),
    $conflict: atom<Conflict | undefined>(undefined),
    $lastMove: atom<LastMove | undefined>(undefined),
    $storage: atom<StorageUse | undefined>(undefined),
  }
  const context = {
    ...atoms,
    atoms,
    services,
    options,
    maxSize,
    rows,
    selection,
    patch,
    kept,
    /** Another folder or search is about to be shown. */
    leave() {
      if (options().keepChosen) kept.note([...selection.$ids.get()].flatMap((id) => rows.get(id) ?? []))
      else selection.clear()
    },
    /** What is listed no longer is not chosen any more, unless it is kept. */
    keepListed() {
      const ids = $listing.get().entries.map(({ id }) => id)
      selection.keepOnly(options().keepChosen ? [...ids, ...kept.keys()] : ids)
    },
    /** Shows what `rows` has now. */
    showRows: (change?: Partial<ListingState>) => patch({ ...rows.view(), ...change }),
    notify,
    remind,
    /** Reports a failure, unless somebody wanted it; gives it as an outcome. */
    fail(verb: Notice['verb'], error: unknown, name?: string) {
      const problem = problemOf(error, name)
      if (!isServiceError(error, 'aborted'))
        notify({ verb, tone: 'error', code: problem.code, params: problem.params, error })
      return problem
    },
  }
  /** Reminds of what is missing before anything is sent. */
  function remind(verb: Notice['verb'], code: Notice['code'], params: Notice['params'] = {}) {
    notify({ verb, code, params, tone: 'note' })
    return { ok: false, code, params } as Extract<ReturnType<typeof problemOf>, { ok: false }>
  }
  return context
}
