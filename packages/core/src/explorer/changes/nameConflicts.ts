import type { ConflictAnswer } from '../../file-manager/Capabilities'
import { entryOf as entryOfItem } from '../../files/entryOf'
import type { FileEntry } from '../../files/FileEntry'
import { NativePromise } from '../../promise/nativePromise'
import type { FileOutcome } from '../../services/files'
import type { ChangesContext } from './changesContext'

export type Failed = FileOutcome['failed'][number]

/** An entry whose name is taken in the target folder. */
export type Taken = readonly [FileEntry, Failed]

/** Asks what to do with one conflict; undefined: stop moving. */
function ask(changes: ChangesContext, folderId: string, [entry, { existing }]: Taken, further: number) {
  const { $conflict } = changes.context
  const there = existing
    ? entryOfItem({ ...existing, ossDisplayId: '', displayName: entry.name }, '')
    : undefined
  const canReplace = !entry.isFolder && !there?.isFolder
  return new NativePromise<ConflictAnswer | undefined>((resolve) => {
    changes.answer = resolve
    $conflict.set({ entry, folderId, ...(there && { existing: there }), canReplace, further })
  }).finally(() => $conflict.set(undefined))
}

/** Resolves all conflicts with the target folder. */
export async function decideNameConflicts(
  changes: ChangesContext,
  conflicts: readonly Taken[],
  folderId: string,
) {
  const decided = { replace: [] as FileEntry[], keepBoth: [] as FileEntry[], skip: [] as FileEntry[] }
  let standing: ConflictAnswer | undefined
  for (const [index, conflict] of conflicts.entries()) {
    const given = standing ?? (await ask(changes, folderId, conflict, conflicts.length - index - 1))
    if (!given) {
      decided.skip.push(...conflicts.slice(index).map(([rest]) => rest))
      changes.stopping.abort()
      break
    }
    if (given.forAll) standing = given
    decided[given.action].push(conflict[0])
  }
  return decided
}
