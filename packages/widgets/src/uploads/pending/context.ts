import { NativePromise } from '@ebkit/core/promise'
import type { UploadItem, UploadSource, Uploads } from '@ebkit/core/uploads'
import { atom, type WritableAtom } from 'nanostores'
import type { Notice, PendingFile, PendingFilesSettings, PendingFilesState, Said } from '../PendingFiles'

/** What the functions of a widget's pending files share. */
export interface PendingContext {
  readonly uploads: Uploads
  readonly settings: () => PendingFilesSettings
  readonly $state: WritableAtom<PendingFilesState>
  /** What stands in the list, in its order; of a file that was taken its id only. */
  order: Array<PendingFile | string>
  notices: Notice[]
  said: Said | undefined
  /** Rows so far that have no upload: their ids are made of it. */
  count: number
  /** How each upload stood when it was last looked at. */
  readonly lastStatus: Map<string, UploadItem['status']>
  /** Uploads whose beginning the page knows. */
  readonly started: Set<string>
  /** Uploads whose end the page knows: they are part of the value, and not pending any more. */
  readonly reported: Set<string>
  /** Uploaded files are told to the page one after the other. */
  reporting: Promise<unknown>
  wasBusy: boolean
  /** When progress was told last, by `performance.now()`. */
  progressAt: number
}

export function createPendingContext(uploads: Uploads, settings: () => PendingFilesSettings): PendingContext {
  const context: PendingContext = {
    uploads,
    settings,
    $state: atom<PendingFilesState>({
      rows: [],
      total: uploads.$total.get(),
      isBusy: false,
      notices: [],
    }),
    order: [],
    notices: [],
    said: undefined,
    count: 0,
    lastStatus: new Map(),
    started: new Set(),
    reported: new Set(),
    reporting: NativePromise.resolve(),
    wasBusy: false,
    progressAt: 0,
  }
  show(context)
  return context
}

/** Puts into the store what the context holds now. */
export function show(context: PendingContext): void {
  const { uploads, notices, said, $state } = context
  const rows = rowsOf(context)
  const isBusy = uploads.$busy.get() || rows.some(({ source }) => source)
  $state.set({ rows, total: uploads.$total.get(), isBusy, notices, ...(said && { said }) })
}

/** Rows in the order in which they were chosen; what an earlier page left stands before what was chosen on this one. */
export function rowsOf(context: PendingContext): PendingFile[] {
  const { order } = context
  const unreported = unreportedItems(context)
  const byId = new Map(unreported.map((item) => [item.id, item]))
  const known = new Set(order)
  const left = unreported.filter(({ id }) => !known.has(id))
  const rows = order.flatMap((row): PendingFile[] => {
    if (typeof row !== 'string') return [row]
    const item = byId.get(row)
    return item ? [{ id: row, item }] : []
  })
  return [...left.map((item) => ({ id: item.id, item })), ...rows]
}

/** Uploads that are not part of the value yet. */
export const unreportedItems = ({ uploads, reported }: PendingContext): UploadItem[] =>
  uploads.$items.get().filter(({ id }) => !reported.has(id))

/** Files that wait for the person to start them. */
export const heldSources = ({ order }: PendingContext): UploadSource[] =>
  order.flatMap((row) => (typeof row === 'string' ? [] : (row.source ?? [])))

/** What a row can be added again by; nothing for one that was refused. */
export function sourcesOf({ item, source }: PendingFile): UploadSource[] {
  if (source) return [source]
  const { file, folder } = item ?? {}
  return file ? [folder ? { file, folder } : { file }] : []
}

/** An id for a row that has no upload. */
export const nextId = (context: PendingContext): string => `held-${++context.count}`

export const noteOf = ({ name, size }: { name: string; size: number }) => ({ name, size })

export const isSameFile = (
  item: Pick<UploadItem, 'name' | 'size' | 'folder'>,
  { file, folder }: UploadSource,
) => item.name === file.name && item.size === file.size && item.folder === folder
