import type { Http } from '@ebkit/core/http'
import { createConfigService, isUploadCheckOn } from '@ebkit/core/services/config'
import { createFileService } from '@ebkit/core/services/files'
import type { Session } from '@ebkit/core/session'
import type { SafeStorage } from '@ebkit/core/storage'
import { createUploads, objectKey, type UploadTarget } from '@ebkit/core/uploads'
import { createFileAccess, createImageAccess, type StoreAccessSource } from '@ebkit/core/uploads/access'
import type { Environment } from '../../environment'
import { createPendingFiles, type PendingFiles } from '../../uploads/createPendingFiles'
import type { PendingFilesSettings } from '../../uploads/PendingFiles'
import { problemText, type Speech } from '../../uploads/problemText'
import type { UploadedEntry } from '../../uploads/UploadedEntry'
import type { UploaderProps } from '../props'

export interface UploadingPlace {
  http: Http
  session: Session
  /** Distinguishes the lists of a page after a reload. */
  scope: string
  /** Storage key of the note that uploads are left for after a reload. */
  mark: string
  storage: SafeStorage
}

/** The widget; its properties are read on each use. */
export interface UploadingOwner {
  props(): UploaderProps
  speech(): Speech & Pick<Environment, 'reportError'>
  /** The hotel requires checked names. */
  nameCheck: boolean
  /** Adds the next file to the value. */
  onUploaded(entry: UploadedEntry): void
}

/** Whether the hotel requires checked names. @spec W-SUP-6 */
export async function readNameCheck({ http, session }: UploadingPlace): Promise<boolean> {
  return isUploadCheckOn(await createConfigService(http, session.resources).all())
}

/**
 * Uploading for a widget.
 * @returns `restored`: what an earlier page has left is in the list; the same file, chosen before that, would be uploaded
 *   twice
 */
export function startUploading(
  place: UploadingPlace,
  owner: UploadingOwner,
): { pending: PendingFiles; restored: Promise<unknown> } {
  const { http, session, scope } = place
  let hasWaiting = false
  const uploads = createUploads({
    target: targetOf(place, owner.props),
    // The rules have already been applied: they know the uploaded files.
    rules: () => ({ maxCount: 0, maxSize: 0, allowEmpty: true, accept: owner.props().accept }),
    concurrency: () => Math.max(1, owner.props().concurrency ?? 1),
    owner: () => ({ userId: session.context().userId, hotelId: http.hotelId() }),
    scope,
    mayRestore(file) {
      const mayBe = pending.mayRestore(file)
      hasWaiting ||= !mayBe
      return mayBe
    },
  })
  const pending: PendingFiles = createPendingFiles(uploads, settingsOf(owner))
  const isLeft = place.storage.get(place.mark) !== undefined
  keepMark(pending, place, () => hasWaiting)
  const restored = isLeft ? session.identify().then(() => uploads.restore()) : session.identify()
  return { pending, restored }
}

/**
 * Records whether uploads can be resumed after a reload: they are looked for only then.
 * @param hasWaiting whether something that an earlier page left waits for the next time
 */
function keepMark(
  { $state }: PendingFiles,
  { mark, storage }: UploadingPlace,
  hasWaiting: () => boolean,
): void {
  let isMarked = storage.get(mark) !== undefined
  $state.listen(({ rows }) => {
    const isLeft = hasWaiting() || rows.some(({ item }) => item)
    if (isLeft === isMarked) return
    isMarked = isLeft
    if (isLeft) storage.set(mark, '1')
    else storage.remove(mark)
  })
}

const settingsOf =
  ({ props, speech, nameCheck, onUploaded }: UploadingOwner): (() => PendingFilesSettings) =>
  () => {
    const { files = [], accept, maxSize, maxCount, allowEmpty, single, manual, directory, ...given } = props()
    return {
      rules: { accept, maxSize, maxCount, allowEmpty, nameCheck: nameCheck || given.nameCheck },
      files,
      single,
      manual,
      place: directory,
      onUploaded,
      onStart: (note) => given.onUploadStart?.(note),
      onProgress: ({ loaded, size, done, count }) => given.onUploadProgress?.({ loaded, size, done, count }),
      onProblem(note, problem) {
        const { code, error: cause } = problem
        const message = problemText(problem, speech())
        given.onUploadError?.({ ...note, code, message })
        const { onError = speech().reportError } = given
        if (cause !== undefined) onError({ code, message: `${note.name}: ${message}`, cause })
      },
    }
  }

/** The upload target, by the current properties. @spec W-SUP-9 W-EXP-57 W-EXP-58 */
function targetOf({ http, session }: UploadingPlace, props: () => UploaderProps): UploadTarget {
  const service = createFileService(http)
  const sources = new Map<string, StoreAccessSource>()
  const purpose = () => {
    const { app, scene } = props()
    return { ...(app && { app }), ...(scene && { scene }) }
  }
  const sourceNow = () => {
    const { storage = 'files' } = props()
    const key = JSON.stringify([storage, purpose()])
    const source =
      sources.get(key) ??
      (storage === 'images' ? createImageAccess(http, session) : createFileAccess(http, session, purpose()))
    sources.set(key, source)
    return source
  }
  return {
    access: { get: (options) => (props().target?.access ?? sourceNow()).get(options) },
    keyFor: (file, access) =>
      props().target?.keyFor?.(file, access) ??
      objectKey(file, { ...access, path: access.path + folderOf(props().folder) }),
    visibility: () => props().visibility,
    async register(stored, signal) {
      const { target } = props()
      if (target) return (await target.register?.(stored, signal)) ?? {}
      const { place: folderId, key, name } = stored
      if (!folderId) return {}
      const item = await service.register({ ...purpose(), fileName: name, key, folderId }, { signal })
      return item ? { ossDisplayId: item.ossDisplayId, displayName: item.displayName } : {}
    },
  }
}

/** A folder as part of a key: `common/`. */
export const folderOf = (folder = 'common/'): string => {
  const parts = folder.split('/').filter((part) => part && part !== '.' && part !== '..')
  return parts.map((part) => `${part}/`).join('')
}
