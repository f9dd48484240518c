import { NativePromise } from '@ebkit/core/promise'
import type { RefusedFile, UploadItem, UploadSource, Uploads } from '@ebkit/core/uploads'
import {
  countProblem,
  defaultMaximumCount,
  type FileFacts,
  fileProblem,
  selectFiles,
  typeOf,
} from '@ebkit/rules/files'
import { atom, type ReadableAtom } from 'nanostores'
import { pictureAddress } from './drawPicture'
import { nameOf } from './entries'
import type { Notice, Said, WorkRow, WorkSettings, WorkState } from './WorkState'

/** The files of one widget that are not uploaded yet. */
export interface Work {
  readonly $state: ReadableAtom<WorkState>
  /** @param isQuiet says nothing of duplicates: nobody chose them just now */
  add(sources: readonly UploadSource[], isQuiet?: boolean): void
  /** Whether what an earlier page has left has room here and keeps to the rules; says what has no room. */
  mayRestore(file: FileFacts): boolean
  /** Begins with what `manual` has held back. */
  start(): void
  /** Takes a file off the list; it comes back by what is returned. */
  remove(id: string): () => void
  removeAll(): void
  readonly uploads: Uploads
  /** Lets the person choose the file of an interrupted upload again. */
  readonly chooser: { current?: ((id: string) => void) | undefined }
  /** Ends it; files that are not uploaded are given back, for `add`. */
  stop(): UploadSource[]
}

const sourceOf = ({ file, folder }: UploadItem): UploadSource[] =>
  file ? [folder ? { file, folder } : { file }] : []

const isSame = (item: Pick<UploadItem, 'name' | 'size' | 'folder'>, { file, folder }: UploadSource) =>
  item.name === file.name && item.size === file.size && item.folder === folder

const isRevivable = ({ status }: UploadItem) => ['interrupted', 'failed', 'cancelled'].includes(status)

/** Milliseconds between two tellings of progress. */
const progressPause = 200

/** Taking files by the rules, and what becomes of them. */
export function createWork(uploads: Uploads, settings: () => WorkSettings): Work {
  /** What stands in the list, in its order; of a file that was taken its id only. */
  let order: Array<WorkRow | string> = []
  let notices: Notice[] = []
  let said: Said | undefined
  let count = 0
  let wasBusy = false
  let toldAt = 0
  const seen = new Map<string, UploadItem['status']>()
  const told = new Set<string>()
  let telling: Promise<unknown> = NativePromise.resolve()
  const $state = atom<WorkState>(stateNow())

  const nextId = () => `held-${++count}`
  const items = () => uploads.$items.get()
  const find = (id: string) => items().find((item) => item.id === id)

  function rowsNow(): WorkRow[] {
    const listed = uploads.$items.get().filter(({ id }) => !told.has(id))
    const byId = new Map(listed.map((item) => [item.id, item]))
    const known = new Set(order)
    // What an earlier page left stands before what was chosen on this one.
    const left = listed.filter(({ id }) => !known.has(id))
    const rows = order.flatMap((row): WorkRow[] => {
      if (typeof row !== 'string') return [row]
      const item = byId.get(row)
      return item ? [{ id: row, item }] : []
    })
    return [...left.map((item) => ({ id: item.id, item })), ...rows]
  }

  function stateNow(): WorkState {
    const rows = rowsNow()
    const isBusy = uploads.$busy.get() || rows.some(({ source }) => source)
    return { rows, total: uploads.$total.get(), isBusy, notices, ...(said && { said }) }
  }

  const show = () => $state.set(stateNow())

  const noteOf = ({ name, size }: { name: string; size: number }) => ({ name, size })

  function tellUploaded(item: UploadItem, dataURL?: string): void {
    if (told.has(item.id) || !item.result) return
    told.add(item.id)
    settings().onUploaded(dataURL ? { ...item.result, dataURL } : item.result)
    show()
  }

  /** Uploaded files are told one after the other, pictures with their small one. */
  function finish(item: UploadItem): void {
    telling = telling.then(async () => {
      const isPicture = item.file && typeOf(item).startsWith('image/')
      tellUploaded(item, isPicture ? await pictureAddress(item.file as File) : undefined)
    })
  }

  /** Tells what has changed since the last time. */
  function follow(): void {
    for (const item of items()) {
      const { id, status, problem } = item
      if (seen.get(id) === status) continue
      if (status === 'uploading' && !seen.has(`${id} begun`)) {
        seen.set(`${id} begun`, status)
        settings().onStart(noteOf(item))
      }
      seen.set(id, status)
      if (status === 'done') finish(item)
      if (status === 'failed' && problem) {
        said = { key: 'wrong', params: { name: item.name, problem } }
        settings().onProblem(noteOf(item), problem)
      }
    }
    followTotal()
    show()
  }

  /** Tells of all files together: now and then while they move, and when all is done. */
  function followTotal(): void {
    const isBusy = uploads.$busy.get()
    const total = uploads.$total.get()
    const now = performance.now()
    if (isBusy ? now - toldAt > progressPause : wasBusy) {
      toldAt = now
      settings().onProgress(total)
    }
    if (wasBusy && !isBusy && total.done > 0) {
      said = { key: 'finished', params: { count: total.done } }
      // The next files are counted anew.
      void telling.then(() => uploads.$busy.get() || forgetTold())
    }
    wasBusy = isBusy
  }

  function forgetTold(): void {
    for (const { id } of items()) if (told.has(id)) uploads.remove(id)
  }

  function refuse(refused: readonly RefusedFile[]): void {
    const withCode = (code: string) => refused.filter(({ problem }) => problem.code === code)
    const [duplicates, cut] = [withCode('duplicate').length, withCode('too-many')]
    if (duplicates) notices.push({ key: 'duplicates', params: { count: duplicates } })
    if (cut[0])
      notices.push({ key: 'cut', params: { limit: Number(cut[0].problem.params.limit), count: cut.length } })
    for (const one of refused) {
      const { file, problem } = one
      settings().onProblem(noteOf(file), problem)
      if (problem.code === 'duplicate' || problem.code === 'too-many') continue
      // Chosen again it is the same file that is wrong.
      order = order.filter(
        (row) => typeof row === 'string' || !row.refused || !isSame(row.refused.file, { file }),
      )
      order.push({ id: nextId(), refused: one })
    }
  }

  function upload(sources: readonly UploadSource[]): void {
    if (sources.length === 0) return
    const { place } = settings()
    // Uploaded before, and removed by the person since.
    for (const item of items())
      if (told.has(item.id) && sources.some((source) => isSame(item, source))) uploads.remove(item.id)
    const { added, refused } = uploads.add(sources, place ? { place } : {})
    const ids = added.map(({ id }) => id)
    order = [...order.filter((row) => typeof row !== 'string' || !ids.includes(row)), ...ids]
    refuse(refused)
    if (ids.length > 0) said = { key: 'begun', params: { count: ids.length } }
  }

  /** What takes a place: what is uploaded, unless the next file replaces it, what is on its way and what is held back. */
  function presentFiles(): Array<FileFacts & { folder?: string | undefined }> {
    const { files, single } = settings()
    const held = order.flatMap((row) => (typeof row === 'string' ? [] : (row.source ?? [])))
    return [
      ...(single
        ? []
        : files.map((entry) => ({ name: nameOf(entry), size: entry.fileSize ?? -1, type: '' }))),
      ...items().filter(({ id }) => !told.has(id)),
      ...held.map(factsOf),
    ]
  }

  function mayRestore(file: FileFacts): boolean {
    const { rules, single } = settings()
    if (fileProblem(file, rules)) return false
    const limit = single ? 1 : (rules.maxCount ?? defaultMaximumCount)
    if (!countProblem(presentFiles().length + 1, limit)) return true
    const before = notices.find(({ key }) => key === 'cut')
    const others = notices.filter((notice) => notice !== before)
    notices = [...others, { key: 'cut', params: { limit, count: (before?.params?.count ?? 0) + 1 } }]
    show()
    return false
  }

  function add(sources: readonly UploadSource[], isQuiet = false): void {
    const { rules, single, manual } = settings()
    notices = sources.length > 0 || isQuiet ? [] : [{ key: 'emptyDrop' }]
    if (single && sources.length > 0) for (const { id } of rowsNow()) takeOff(id)
    // What failed, was cancelled or interrupted has its place already, and goes on.
    const again = sources.filter((source) =>
      items().some((item) => isRevivable(item) && isSame(item, source)),
    )
    const present = presentFiles()
    const chosen = sources.filter((source) => !again.includes(source)).map(factsOf)
    const { taken, refused } = selectFiles(chosen, present, single ? { ...rules, maxCount: 1 } : rules)
    const worth = refused.filter(({ problem }) => !isQuiet || problem.code !== 'duplicate')
    refuse(worth.map(({ file, problem }) => ({ file: file.source.file, problem })))
    const fresh = taken.map(({ source }) => source)
    upload(manual ? again : sources.filter((source) => again.includes(source) || fresh.includes(source)))
    if (manual) hold(fresh)
    arrange(sources)
    show()
  }

  /** What was chosen together stands as it was chosen, taken or not. */
  function arrange(sources: readonly UploadSource[]): void {
    const files = sources.map(({ file }) => file)
    const placeOf = (row: WorkRow | string) => {
      const { refused, source, item } = typeof row === 'string' ? { item: find(row) } : row
      return files.indexOf((refused ?? source ?? item)?.file as File)
    }
    // Sorting keeps the order of what was there before.
    order.sort((one, other) => placeOf(one) - placeOf(other))
  }

  function hold(sources: readonly UploadSource[]): void {
    order.push(...sources.map((source) => ({ id: nextId(), source })))
    if (sources.length > 0) said = { key: 'added', params: { count: sources.length } }
  }

  function takeOff(id: string): UploadSource[] {
    const row = rowsNow().find((one) => one.id === id)
    if (find(id)) uploads.remove(id)
    order = order.filter((one) => (typeof one === 'string' ? one : one.id) !== id)
    return row?.source ? [row.source] : row?.item ? sourceOf(row.item) : []
  }

  const unlisten = uploads.$items.listen(follow)

  return {
    $state,
    uploads,
    chooser: {},
    add,
    mayRestore,
    start() {
      const sources = order.flatMap((row) => (typeof row === 'string' ? [] : (row.source ?? [])))
      order = order.filter((row) => typeof row === 'string' || !row.source)
      upload(sources)
      show()
    },
    remove(id) {
      const row = order.find((one) => typeof one !== 'string' && one.id === id)
      const sources = takeOff(id)
      notices = []
      show()
      return () => {
        // What was refused before is refused again: it comes back with its reason.
        if (typeof row === 'object' && row.refused) order.push(row)
        else add(sources)
        show()
      }
    },
    removeAll() {
      for (const { id } of rowsNow()) takeOff(id)
      notices = []
      show()
    },
    stop() {
      unlisten()
      for (const item of items()) if (item.status === 'done') tellUploaded(item)
      const left = rowsNow().flatMap(({ item, source }) => (source ? [source] : item ? sourceOf(item) : []))
      uploads.dispose()
      return left
    },
  }
}

const factsOf = (source: UploadSource) => {
  const { file, folder } = source
  return { name: file.name, size: file.size, type: file.type, source, ...(folder && { folder }) }
}
