import type { FileManagerDriver, UploadOptions } from '@ebkit/core/file-manager'
import type { FileEntry } from '@ebkit/core/files'
import type { RefusedFile, UploadSource } from '@ebkit/core/uploads'
import { useState } from 'react'
import { usePlace } from '../environment/Environment'
import { downloadFiles } from '../files/downloadFiles'
import type { Dropped } from '../uploads/dropped'
import { readDropped } from '../uploads/readDropped'
import type { Asking } from './asking'
import type { ManagerProps } from './managerProps'

/** The user's actions, by a button, a key, a menu or a drag. */
export interface Verbs {
  asking: Asking | undefined
  ask(asking: Asking | undefined): void
  open(entry: FileEntry): void
  /** Asks before it deletes. @spec W-FMA-10 */
  remove(ids: readonly string[]): void
  /** Asks for the target folder. */
  move(ids: readonly string[]): void
  /** Makes the selection private. @spec W-FMA-10 */
  hide(): void
  download(ids: readonly string[]): void
  /** Default: into the open folder. */
  upload(files: readonly UploadSource[], folderId?: string): void
  /** Refused files, with their reasons. */
  refused: readonly RefusedFile[]
  /** Removes one or all of the refused files. */
  dismiss(file?: RefusedFile): void
  /** Uploads dropped files. Default: into the open folder. */
  drop(dropped: Dropped, folderId?: string): void
  /** Uploads files of the clipboard into the open folder. */
  paste(files: readonly File[]): void
}

export function useVerbs(
  model: FileManagerDriver,
  props: ManagerProps,
  onPick: ((file: FileEntry) => void) | undefined,
): Verbs {
  const { given } = usePlace()
  const [asking, setAsking] = useState<Asking>()
  const ask = (next: Asking | undefined) => {
    const needsFolder = next?.about === 'upload' || (next?.about === 'create' && !next.parentId)
    // The model reports what is missing, and sends nothing.
    if (needsFolder && !model.$folder.get()) void model.upload([])
    else setAsking(next)
  }
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const upload = async (files: readonly UploadSource[], folderId?: string, options?: UploadOptions) => {
    const added = await model.upload(files, folderId, options)
    if (added?.refused.length) setRefused((before) => [...before, ...added.refused])
  }
  return {
    asking,
    ask,
    open(entry) {
      if (entry.isFolder) return void model.openFolder(entry)
      if (onPick) return onPick(entry)
      if (props.onBeforeOpen?.({ file: entry }) === false) return
      ask({ about: 'file', entry })
      props.onOpen?.({ file: entry })
    },
    remove(ids) {
      // None or too many: the model reports it.
      const entries = model.removable(ids)
      if (entries.length > 0) ask({ about: 'remove', entries })
    },
    move(ids) {
      if (ids.length === 0) void model.can.move?.move([], undefined)
      else ask({ about: 'move', ids })
    },
    hide: () => void model.can.hide?.hide(),
    download(ids) {
      void downloadFiles(
        given,
        ids.flatMap((id) => model.entryOf(id) ?? []),
      )
    },
    upload: (files, folderId) => void upload(files, folderId),
    refused,
    dismiss: (file) => setRefused((before) => (file ? before.filter((one) => one !== file) : [])),
    drop(dropped, folderId) {
      void readDropped(dropped).then((files) => upload(files, folderId, { canUndo: true }))
    },
    paste: (files) =>
      void upload(
        files.map((file) => ({ file })),
        undefined,
        { canUndo: true },
      ),
  }
}
