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

/** Takes files by the rules, and tells what becomes of them. */
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
