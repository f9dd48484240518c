import { isServiceError } from '../errors/ServiceError'
import { createUploads } from '../uploads/createUploads'
import { TransferError } from '../uploads/transfer/TransferError'
import type { AddedFiles, UploadDescription, UploadItem, UploadSource, Uploads } from '../uploads/Uploads'
import type { UploadsOptions } from '../uploads/UploadsOptions'
import { timedName } from './names'
import type { ObjectBrowser, ObjectFile, ObjectPlace } from './ObjectBrowser'
import { headObject } from './store/changeObjects'

export interface ObjectUploads {
  readonly uploads: Uploads
  /** Uploads into the open folder. A file whose name is taken gets a time in it. @spec W-FMA-11 */
  add(files: ArrayLike<File> | readonly UploadSource[]): AddedFiles
  /** Where an uploaded file stands. */
  placeOf(item: UploadItem): ObjectPlace
  dispose(): void
}

export interface ObjectUploadsOptions extends Partial<Omit<UploadsOptions, 'target'>> {
  /** A file is in the store. */
  onUploaded?(file: ObjectFile): void
}

const textOf = ({ space, folder }: ObjectPlace) => `${space}/${folder}`

function placeOf(text = ''): ObjectPlace {
  const [, space, folder = ''] = /^(public|personal)\/(.*)$/s.exec(text) ?? []
  return { space: space === 'personal' ? space : 'public', folder }
}

/**
 * Uploads into the places of a browser. Nobody is told but the browser, which lists what is uploaded where its folder is
 * open.
 *
 * @spec W-FMA-11 W-FMA-12
 */
export function createObjectUploads(
  browser: ObjectBrowser,
  { onUploaded, ...options }: ObjectUploadsOptions = {},
): ObjectUploads {
  const given = new Set<string>()
  const uploads = createUploads({
    ...options,
    target: {
      // The credentials of either space are good for both; what keys begin with is asked for by place.
      access: browser.storeOf('public').source,
      // Another browser may take a name between the question and the upload.
      isShared: true,
      keyFor: (file) => keyFor(browser, file, given),
    },
  })
  const told = new Set<string>()
  const follow = (items: readonly UploadItem[]) => {
    for (const item of items) if (item.status === 'done' && !told.has(item.id)) finish(item)
  }
  function finish({ id, result, place }: UploadItem): void {
    told.add(id)
    if (!result) return
    const { path: key, fileSize: size, url } = result
    const name = key.split('/').pop() ?? key
    const isPrivate = placeOf(place).space === 'personal'
    const entry = { id: key, key, name, isFolder: false, size, time: Date.now(), url, isPrivate }
    browser.add([entry])
    onUploaded?.(browser.fileOf(entry))
  }
  const unlisten = uploads.$items.listen(follow)
  return {
    uploads,
    add: (files) => uploads.add(files, { place: textOf(browser.$place.get()) }),
    placeOf({ place, folder }) {
      const added = placeOf(place)
      return { ...added, folder: added.folder + belowOf(folder) }
    },
    dispose() {
      unlisten()
      uploads.dispose()
    },
  }
}

/** A dropped folder's way, as keys have it. */
const belowOf = (folder = '') => folder && `${folder}/`

/** A key that nothing has, in the place that the file was added to. */
async function keyFor(browser: ObjectBrowser, file: UploadDescription, given: Set<string>): Promise<string> {
  const place = placeOf(file.place)
  try {
    const prefix = (await browser.prefixOf(place)) + belowOf(file.folder)
    const isTaken = async (key: string) => given.has(key) || headObject(browser.storeOf(place.space), key)
    let key = prefix + file.name
    for (let time = Date.now(); await isTaken(key); time++) key = prefix + timedName(file.name, time)
    given.add(key)
    return key
  } catch (error) {
    throw transferError(error)
  }
}

function transferError(error: unknown): unknown {
  if (!isServiceError(error)) return error
  const { code, status, serverMessage: message } = error
  if (code === 'network' || code === 'offline') return new TransferError('network', { isPassing: true })
  if (code === 'timeout') return new TransferError('stalled', { isPassing: true })
  if (error.call === 'headObject') return new TransferError('store-refused', { params: { status, message } })
  return new TransferError('access-failed', { error })
}
