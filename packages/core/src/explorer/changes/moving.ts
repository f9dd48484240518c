import { entryOf as entryOfItem } from '../../files/entryOf'
import type { FileEntry } from '../../files/FileEntry'
import { NativePromise } from '../../promise/nativePromise'
import type { FileOutcome, FileServiceMove } from '../../services/files'
import type { ConflictAnswer } from '../Explorer'
import type { Outcome, SuccessCode } from '../Notice'
import type { ChangesContext } from './changesContext'
import { failedOutcome } from './failedOutcome'
import type { Places } from './places'
import type { Steps, StepsOutcome } from './steps'
import { whatOf } from './what'

type Failed = FileOutcome['failed'][number]

/** What became of a move. */
interface Carried extends StepsOutcome {
  readonly replaced: number
  /** The person decided that they stay. */
  skipped: number
  /** Ids of what got a number in its name. */
  readonly renamed: readonly string[]
}

/** @spec W-EXP-33 W-EXP-35 W-EXP-36 W-EXP-44 W-EXP-53 */
export function createMoving(
  { context, trees, listing, entryOf }: ChangesContext,
  places: Places,
  steps: Steps,
) {
  const { services, notify, $conflict, $lastMove, $clipboard, $folder, $space } = context
  let answer: ((given: ConflictAnswer | undefined) => void) | undefined
  /** What was moved last, by where it came from. */
  let origins = new Map<string, FileEntry[]>()
  /** Of that: what has another name since. */
  let renamed = new Set<string>()

  /** Why nothing is to be sent. */
  function refuse(entries: readonly FileEntry[], folderId: string): Outcome | undefined {
    const here = $folder.get()?.id
    if (entries.every(({ parentId = here }) => parentId === folderId))
      return context.remind('move', 'same-folder')
    const above = new Set(trees.find(folderId)?.path.map(({ id }) => id))
    const around = entries.find(({ id }) => above.has(id))
    return around && context.remind('move', 'into-itself', { name: around.name })
  }

  /** Asks what becomes of one; undefined: nothing more is to be moved. */
  function ask(entry: FileEntry, folderId: string, conflict: Failed, further: number) {
    const { existing } = conflict
    const there = existing
      ? entryOfItem({ ...existing, ossDisplayId: '', displayName: entry.name }, '')
      : undefined
    const canReplace = !entry.isFolder && !there?.isFolder
    return new NativePromise<ConflictAnswer | undefined>((resolve) => {
      answer = resolve
      $conflict.set({ entry, folderId, existing: there, canReplace, further })
    }).finally(() => $conflict.set(undefined))
  }

  /** Decides about everything whose name is taken there. */
  async function decide(conflicts: ReadonlyArray<readonly [FileEntry, Failed]>, folderId: string) {
    const decided = { replace: [] as FileEntry[], keepBoth: [] as FileEntry[], skip: [] as FileEntry[] }
    let standing: ConflictAnswer | undefined
    for (const [index, [entry, conflict]] of conflicts.entries()) {
      const given = standing ?? (await ask(entry, folderId, conflict, conflicts.length - index - 1))
      if (!given) {
        decided.skip.push(...conflicts.slice(index).map(([rest]) => rest))
        steps.stop()
        break
      }
      if (given.forAll) standing = given
      decided[given.action].push(entry)
    }
    return decided
  }

  const send = (entries: readonly FileEntry[], folderId: string, onConflict: FileServiceMove) =>
    steps.run('move', entries, async (ids) => {
      const options = { onConflict, hotelId: trees.hotelId() }
      return (await services.files.move(ids, folderId, options)).failed
    }) as Promise<StepsOutcome>

  /** Moves, asking about names that are taken. */
  async function carry(entries: readonly FileEntry[], folderId: string): Promise<Carried> {
    const { failed, ...first } = await send(entries, folderId, 'refuse')
    const carried: Carried = { ...first, failed: [], replaced: 0, skipped: 0, renamed: [] }
    // What is done is shown before anything is asked.
    settle(first.done, folderId)
    const byId = new Map(entries.map((entry) => [entry.id, entry]))
    const conflicts: Array<readonly [FileEntry, Failed]> = []
    for (const failure of failed) {
      const entry = byId.get(failure.ossDisplayId)
      const isQuestion = failure.reason === 'name-taken' && !first.error && !first.stopped
      if (entry && isQuestion) conflicts.push([entry, failure])
      else carried.failed.push(failure)
    }
    if (!conflicts.length) return carried
    const { replace, keepBoth, skip } = await decide(conflicts, folderId)
    const replaced = await send(replace, folderId, 'replace')
    const kept = await send(keepBoth, folderId, 'keepBoth')
    carried.done.push(...replaced.done, ...kept.done)
    carried.failed.push(...replaced.failed, ...kept.failed)
    settle([...replaced.done, ...kept.done], folderId, true)
    const rest = {
      replaced: replaced.done.length,
      skipped: skip.length,
      renamed: kept.done.map(({ id }) => id),
    }
    return { ...carried, ...rest, error: replaced.error ?? kept.error }
  }

  /** Listing and trees as they are after a move. */
  function settle(done: readonly FileEntry[], folderId: string, namesMayDiffer = false): void {
    if (!done.length) return
    const moved = new Set(done.map(({ id }) => id))
    const folders = done.filter(({ isFolder }) => isFolder)
    for (const node of places.takeFolders(folders.map(({ id }) => id))) places.addFolder(folderId, node)
    $clipboard.set($clipboard.get().filter(({ id }) => !moved.has(id)))
    const isSearch = listing.shown()?.term !== undefined
    if (isSearch || (places.isOpen(folderId) && namesMayDiffer)) void listing.reload()
    else if (places.isOpen(folderId)) places.insert(done.map((entry) => ({ ...entry, parentId: folderId })))
    else places.takeOut([...moved])
  }

  function remember({ done, replaced, renamed: others }: Carried, folderId: string): void {
    const here = $folder.get()?.id
    origins = new Map()
    renamed = new Set(others)
    for (const entry of done) {
      const { parentId = here } = entry
      if (parentId) origins.set(parentId, [...(origins.get(parentId) ?? []), entry])
    }
    $lastMove.set({ count: done.length, replaced, folderId, what: whatOf(done) })
  }

  /** Tells what became of it. */
  function tell(carried: Carried, entries: readonly FileEntry[], success: SuccessCode, lost = 0): Outcome {
    const { done, failed, error, skipped } = carried
    const stopped = done.length + failed.length + skipped < entries.length
    if (failed.length || error || stopped)
      return failedOutcome(context, 'move', { ...carried, stopped }, entries)
    const params = { count: done.length, ...(lost && { lost }) }
    if (done.length) notify({ verb: 'move', code: success, params, tone: 'success' })
    return { ok: true }
  }

  async function move(ids: readonly string[], folderId: string | undefined): Promise<Outcome> {
    const entries = ids.flatMap((id) => entryOf(id) ?? [])
    if (!entries.length) return context.remind('move', 'nothing-chosen')
    if (!folderId) return context.remind('move', 'no-folder')
    const refusal = refuse(entries, folderId)
    if (refusal) return refusal
    steps.begin()
    const carried = await carry(entries, folderId)
    if (carried.done.length) remember(carried, folderId)
    // What goes into the other tree is counted there.
    if (carried.done.length && trees.find(folderId)?.space !== $space.get()) void trees.loadAll()
    return tell(carried, entries, `${whatOf(carried.done)}-moved`)
  }

  /** Those that got another name get their own again; where that fails the number stays. */
  async function takeNamesBack(entries: readonly FileEntry[]): Promise<void> {
    const { renameFile, renameFolder } = services.files
    const options = { hotelId: trees.hotelId() }
    for (const { id, name, isFolder } of entries)
      await (isFolder ? renameFolder : renameFile)(id, name, options).catch(() => {
        // The move itself is undone and reported; the listing read after it shows the names as they are.
      })
    if (entries.length) await listing.reload()
  }

  async function undoMove(): Promise<Outcome> {
    const [groups, others] = [origins, renamed]
    const lost = $lastMove.get()?.replaced
    const entries = [...groups.values()].flat()
    const all: Carried = { done: [], failed: [], stopped: false, replaced: 0, skipped: 0, renamed: [] }
    let error: unknown
    origins = new Map()
    $lastMove.set(undefined)
    steps.begin()
    for (const [folderId, group] of groups) {
      const back = await carry(group, folderId)
      all.done.push(...back.done)
      all.failed.push(...back.failed)
      all.skipped += back.skipped
      error ??= back.error
    }
    await takeNamesBack(all.done.filter(({ id }) => others.has(id)))
    return tell({ ...all, error }, entries, 'move-undone', lost)
  }

  return {
    move,
    paste: (folderId: string | undefined) =>
      move(
        $clipboard.get().map(({ id }) => id),
        folderId,
      ),
    answerConflict: (given: ConflictAnswer) => answer?.(given),
    dropConflict: () => answer?.(undefined),
    undoMove,
  }
}
