import type { UploadItem, Uploads } from '../uploads/Uploads'
import type { FailedEntry, Notice, Outcome } from './Notice'

/** The uploads that one drop or paste has started, also those that were removed from the list since. */
export interface StartedUploads {
  /**
   * Cancels uploads that have not finished. One that was being registered may still finish, and is awaited.
   * @returns what has arrived, and how many have not
   */
  cancel(): Promise<{ arrived: readonly UploadItem[]; cancelled: number }>
  /** Removes uploads whose objects were deleted from the list. */
  takeOff(ids: Iterable<string>): void
  /** Discards them: they can no longer be undone. */
  forget(): void
}

type Notify = (notice: Notice) => void

/** Reports the started uploads, and tracks them until they are undone or others are started. */
export function followStarted(
  uploads: Uploads,
  added: readonly UploadItem[],
  notify: Notify,
): StartedUploads {
  const known = new Map(added.map((item) => [item.id, item]))
  const isOpen = ({ id, status }: UploadItem) => known.has(id) && status !== 'done' && status !== 'cancelled'
  const forget = uploads.$items.listen((items) => {
    for (const item of items) if (known.has(item.id)) known.set(item.id, item)
  })
  notify({ verb: 'upload', code: 'upload-started', params: { count: added.length }, tone: 'success' })
  return {
    async cancel() {
      for (const id of known.keys()) uploads.cancel(id)
      await new Promise<void>((resolve) => {
        const stop = uploads.$items.listen(check)
        function check(items: readonly UploadItem[]) {
          if (items.some(isOpen)) return
          stop()
          resolve()
        }
        check(uploads.$items.get())
      })
      const arrived = [...known.values()].filter(({ status }) => status === 'done')
      const isThere = new Set(arrived.map(({ id }) => id))
      for (const id of known.keys()) if (!isThere.has(id)) uploads.remove(id)
      return { arrived, cancelled: known.size - arrived.length }
    },
    takeOff(ids) {
      for (const id of ids) uploads.remove(id)
    },
    forget,
  }
}

/** Reports the result of an undo. */
export function tellUndone(
  notify: Notify,
  { count, cancelled, failed }: { count: number; cancelled: number; failed: readonly FailedEntry[] },
): Outcome {
  if (failed.length === 0) {
    notify({ verb: 'upload', code: 'upload-undone', params: { count, cancelled }, tone: 'success' })
    return { ok: true }
  }
  const params = { done: count + cancelled, failed }
  const error = failed.find((one) => one.error !== undefined)?.error
  notify({ verb: 'upload', code: 'not-all', params, tone: 'error', error })
  return { ok: false, code: 'not-all', params, error, failed }
}
