import { atom, type ReadableAtom } from 'nanostores'
import { createSelection } from '../collection/selection'
import type { FileEntry, FileSort } from '../files/FileEntry'
import type { Uploads } from '../uploads/Uploads'
import type { ManagerTask } from './FileManagerDriver'
import type { ListingState } from './ListingState'
import type { Notice, Problem, ProblemCode } from './Notice'

/** Options of every file manager's model. They are read on each use. */
export interface ManagerOptions {
  /** The initial sort order. Default: newest first. @spec W-EXP-21 W-FMA-20 */
  sort?: FileSort
  /** Maximum number of selected entries. @spec W-EXP-34 W-FMA-8 */
  max?: number
  /** Only one entry can be selected. Default: false. */
  single?: boolean
  /** Whether an entry can be selected. Default: all. */
  canSelect?(entry: FileEntry): boolean
}

export type ManagerContext = ReturnType<typeof createManagerContext>

/**
 * The state that both drivers share: the selection, the newest message, the running operation.
 *
 * @param isKept whether an entry that is not listed stays selected. Default: none.
 */
export function createManagerContext(
  $listing: ReadableAtom<ListingState>,
  options: () => ManagerOptions,
  isKept: (id: string) => boolean = () => false,
) {
  const $message = atom<Notice | undefined>(undefined)
  const notify = (notice: Notice) => $message.set(notice)
  /** Reports what is missing before a request is sent. */
  function remind(verb: Notice['verb'], code: ProblemCode, params: Notice['params'] = {}): Problem {
    notify({ verb, code, params, tone: 'note' })
    return { ok: false, code, params }
  }
  const selection = createSelection<FileEntry>({
    items: () => $listing.get().entries,
    idOf: ({ id }) => id,
    max: () => options().max,
    single: () => !!options().single,
    canSelect: (entry) => options().canSelect?.(entry) ?? true,
    isKept,
    onLimit: (limit) => remind('choose', 'too-many-chosen', { limit }),
  })
  return {
    $sort: atom<FileSort>(options().sort ?? { by: 'time', order: 'desc' }),
    $checking: atom(false),
    $message,
    $task: atom<ManagerTask | undefined>(undefined),
    $uploads: atom<Uploads | undefined>(undefined),
    selection,
    notify,
    remind,
  }
}

/** @spec W-EXP-14 W-FMA-7 */
export function setChecking({ $checking, selection }: ManagerContext, isOn: boolean): void {
  $checking.set(isOn)
  if (!isOn) selection.clear()
}
