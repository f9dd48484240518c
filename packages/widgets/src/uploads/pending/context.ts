import { NativePromise } from '@ebkit/core/promise'
import type { UploadItem, UploadSource, Uploads } from '@ebkit/core/uploads'
import { atom, type WritableAtom } from 'nanostores'
import type { Notice, PendingFile, PendingFilesSettings, PendingFilesState, Said } from '../PendingFiles'

/** What the functions of a widget's pending files share. */
export interface PendingContext {
  readonly uploads: Uploads
  readonly settings: () => PendingFilesSettings
  readonly $state: WritableAtom<PendingFilesState>
  /** The rows of the list, in order; of an added file only its id. */
  order: Array<PendingFile | string>
  notices: Notice[]
  said: Said | undefined
  /** Number of rows without an upload so far: their ids are made from it. */
  count: number
  /** The status of each upload when it was last checked. */
  readonly lastStatus: Map<string, UploadItem['status']>
  /** Uploads whose start was reported. */
  readonly started: Set<string>
  /** Uploads whose end was reported: they are part of the value, and no longer pending. */
  readonly reported: Set<string>
  /** Uploaded files are reported to the page one after the other. */
  reporting: Promise<unknown>
  wasBusy: boolean
  /** When progress was last reported, by `performance.now()`. */
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

/** Updates the store from the context. */
export function show(context: PendingContext): void {
  const { uploads, notices, said, $state } = context
  const rows = rowsOf(context)
  const isBusy = uploads.$busy.get() || rows.some(({ source }) => source)
  $state.set({ rows, total: uploads.$total.get(), isBusy, notices, ...(said && { said }) })
}

/** Rows in the order in which they were chosen; uploads of an earlier page come first. */
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

/** Files that wait for the user to start them. */
export const heldSources = ({ order }: PendingContext): UploadSource[] =>
  order.flatMap((row) => (typeof row === 'string' ? [] : (row.source ?? [])))

/** How a row can be added again; undefined for a refused one. */
export function sourcesOf({ item, source }: PendingFile): UploadSource[] {
  if (source) return [source]
  const { file, folder } = item ?? {}
  return file ? [folder ? { file, folder } : { file }] : []
}

/** An id for a row without an upload. */
export const nextId = (context: PendingContext): string => `held-${++context.count}`

export const noteOf = ({ name, size }: { name: string; size: number }) => ({ name, size })

export const isSameFile = (
  item: Pick<UploadItem, 'name' | 'size' | 'folder'>,
  { file, folder }: UploadSource,
) => item.name === file.name && item.size === file.size && item.folder === folder
