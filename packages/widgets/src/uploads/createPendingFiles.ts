import type { UploadSource, Uploads } from '@ebkit/core/uploads'
import type { FileFacts } from '@ebkit/rules/files'
import type { ReadableAtom } from 'nanostores'
import type { PendingFilesSettings, PendingFilesState } from './PendingFiles'
import { addFiles, startHeld } from './pending/addFiles'
import { createPendingContext, rowsOf, show, sourcesOf } from './pending/context'
import { followUploads, tellUploaded } from './pending/followUploads'
import { mayRestore } from './pending/mayRestore'
import { removeAll, removeFile } from './pending/removeFiles'

/** The files of one widget that are not uploaded yet. */
export interface PendingFiles {
  readonly $state: ReadableAtom<PendingFilesState>
  /** @param isQuiet says nothing of duplicates: nobody chose them just now */
  add(sources: readonly UploadSource[], isQuiet?: boolean): void
  /** Whether uploads of an earlier page fit the maximum and the rules; reports those that do not fit. */
  mayRestore(file: FileFacts): boolean
  /** Starts the uploads that `manual` has held back. */
  start(): void
  /** Removes a file from the list; returns a function that restores it. */
  remove(id: string): () => void
  removeAll(): void
  readonly uploads: Uploads
  /** Opens the dialog for the file of an interrupted upload. */
  readonly chooser: { current?: ((id: string) => void) | undefined }
  /** Stops it; returns the files that are not uploaded, for `add`. */
  stop(): UploadSource[]
}

/** Adds files according to the rules, and reports on them. */
export function createPendingFiles(uploads: Uploads, settings: () => PendingFilesSettings): PendingFiles {
  const context = createPendingContext(uploads, settings)
  const stopFollowing = uploads.$items.listen(() => followUploads(context))
  return {
    $state: context.$state,
    uploads,
    chooser: {},
    add(sources, isQuiet) {
      addFiles(context, sources, isQuiet)
      show(context)
    },
    mayRestore: (file) => mayRestore(context, file),
    start() {
      startHeld(context)
      show(context)
    },
    remove: (id) => removeFile(context, id),
    removeAll: () => removeAll(context),
    stop() {
      stopFollowing()
      for (const item of uploads.$items.get()) if (item.status === 'done') tellUploaded(context, item)
      const left = rowsOf(context).flatMap(sourcesOf)
      uploads.dispose()
      return left
    },
  }
}
