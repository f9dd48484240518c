import type { FailedEntry, Outcome } from '../../file-manager/Notice'
import { type StartedUploads, tellUndone } from '../../file-manager/startedUploads'
import type { UploadItem } from '../../uploads/Uploads'
import { placeOfId } from '../places'
import { deleteObject } from '../store/changeObjects'
import { storedEtag } from '../store/storedEtag'
import type { ChangesContext } from './changesContext'
import { beginRun } from './runs'
import type { Run } from './steps'

type EtagOf = (key: string) => string | undefined

/**
 * Cancels the uploads that a drop has started, and deletes the objects that have arrived, unless they were replaced
 * meanwhile.
 */
export async function undoUpload(
  changes: ChangesContext,
  started: StartedUploads | undefined,
  etagOf: EtagOf = () => undefined,
): Promise<Outcome> {
  if (changes.current) return { ok: false, code: 'busy' }
  if (!started) return { ok: true }
  const { listing, selection, notify } = changes.context
  const { arrived, cancelled } = await started.cancel()
  const outcomes = await takeBack(changes, arrived, etagOf)
  const gone = outcomes.filter(({ failed }) => !failed)
  const failed = outcomes.flatMap((one) => one.failed ?? [])
  listing.take(gone.map(({ key }) => key))
  started.takeOff(gone.map(({ item }) => item.id))
  started.forget()
  selection.set(failed.map(({ id }) => id))
  return tellUndone(notify, { count: gone.filter(({ isDeleted }) => isDeleted).length, cancelled, failed })
}

interface TakenBack {
  readonly item: UploadItem
  readonly key: string
  readonly isDeleted: boolean
  readonly failed?: FailedEntry
}

async function takeBack(changes: ChangesContext, arrived: readonly UploadItem[], etagOf: EtagOf) {
  const outcomes: TakenBack[] = []
  for (const item of arrived) {
    const key = item.result?.path
    if (key === undefined) continue
    const store = changes.context.storeOf(placeOfId(item.place).space)
    const { run, end } = beginRun(changes, 'remove', store)
    const name = key.split('/').pop() ?? key
    try {
      const found = await deleteOwn(run, key, etagOf(key))
      const failed = found === 'replaced' ? { failed: { id: key, name, reason: found } } : {}
      outcomes.push({ item, key, isDeleted: found === 'deleted', ...failed })
    } catch (error) {
      outcomes.push({ item, key, isDeleted: false, failed: { id: key, name, error } })
    } finally {
      end()
    }
  }
  return outcomes
}

/** Deletes an uploaded object. If the store reports no ETag, it may have been replaced, and stays. */
async function deleteOwn(
  { store, signal, reached }: Run,
  key: string,
  etag: string | undefined,
): Promise<'deleted' | 'absent' | 'replaced'> {
  const now = await storedEtag(store, key, signal)
  if (now === undefined) return 'absent'
  if (!etag || now.toLowerCase() !== etag.toLowerCase()) return 'replaced'
  await deleteObject(store, key, signal)
  reached(1)
  return 'deleted'
}
