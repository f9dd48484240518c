import { atom, type ReadableAtom } from 'nanostores'
import { createSelection } from '../collection/selection'
import type { FileEntry, FileSort } from '../files/FileEntry'
import type { Uploads } from '../uploads/Uploads'
import type { ManagerTask } from './FileManagerDriver'
import type { ListingState } from './ListingState'
import type { Notice, Problem, ProblemCode } from './Notice'

/** What the model of every file manager is told. Asked for whenever it matters. */
export interface ManagerOptions {
  /** How listings are sorted at first. Default: newest first. @spec W-EXP-21 W-FMA-20 */
  sort?: FileSort
  /** Entries that can be chosen at most. @spec W-EXP-34 W-FMA-8 */
  max?: number
  /** One entry can be chosen. Default: no. */
  single?: boolean
  /** Whether an entry can be chosen. Default: all. */
  canSelect?(entry: FileEntry): boolean
}

export type ManagerContext = ReturnType<typeof createManagerContext>

/**
 * What both drivers hold: what is chosen, the newest message, work that is under way.
 *
 * @param isKept whether an entry stays chosen that is not listed. Default: none does.
 */
export function createManagerContext(
  $listing: ReadableAtom<ListingState>,
  options: () => ManagerOptions,
  isKept: (id: string) => boolean = () => false,
) {
  const $message = atom<Notice | undefined>(undefined)
  const notify = (notice: Notice) => $message.set(notice)
  /** Says what is missing before anything is sent. */
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
