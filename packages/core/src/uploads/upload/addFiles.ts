import { type FileFacts, selectFiles } from '@ebkit/rules/files'
import type { AddedFiles, UploadItem, UploadSource } from '../Uploads'
import type { Desk } from './Desk'
import { newUpload, type Upload } from './Upload'

interface Described extends FileFacts {
  folder?: string
  source: UploadSource
}

/**
 * Lists files, by the rules; what is in the list already and can go on with one of them goes on. Only files of one place can
 * be the same.
 */
export function addFiles(
  desk: Desk,
  files: ArrayLike<File> | readonly UploadSource[],
  place: string | undefined,
): AddedFiles {
  const { items, rules } = desk.workshop
  const sources = Array.from<File | UploadSource, Described>(files, describe)
  const taken = reviveSame(desk, sources, place)
  const rest = sources.filter((source) => !taken.has(source))
  const present = items.$items.get().filter((item) => item.status !== 'cancelled' && item.place === place)
  const selection = selectFiles(rest, present, rules())
  for (const source of selection.taken) taken.set(source, listNew(desk, source.source, place).id)
  desk.pump()
  return {
    added: sources.flatMap((source) => items.get(taken.get(source) ?? '') ?? []),
    refused: selection.refused.map(({ file: { source }, problem }) => ({ file: source.file, problem })),
  }
}

/** Goes on with what was interrupted, has failed or was cancelled, with a file that was chosen again. */
export function revive({ workshop: { items, keeper }, wait }: Desk, upload: Upload, file: File): void {
  upload.file = file
  keeper.save(upload)
  keeper.saveFile(upload)
  items.change(upload.id, { file })
  wait(upload)
}

/** Whether it goes on when its file is chosen again. */
export const isRevivable = ({ status }: UploadItem) => ['interrupted', 'failed', 'cancelled'].includes(status)

/** @returns the ids of those that go on, by the files that they go on with */
function reviveSame(
  desk: Desk,
  sources: readonly Described[],
  place: string | undefined,
): Map<Described, string> {
  const revived = new Map<Described, string>()
  for (const source of sources) {
    const items = desk.workshop.items.$items.get()
    const item = items.find((other) => isRevivable(other) && other.place === place && isSame(other, source))
    if (!item) continue
    revive(desk, desk.uploads.get(item.id) as Upload, source.source.file)
    revived.set(source, item.id)
  }
  return revived
}

function listNew(desk: Desk, source: UploadSource, place: string | undefined): UploadItem {
  const { owner, ownerKey, list, workshop } = desk
  const { scope = '' } = workshop.options
  const upload = newUpload(source, ownerKey() ?? '', { hotelId: owner().hotelId ?? '', scope, place })
  workshop.keeper.save(upload)
  workshop.keeper.saveFile(upload)
  return list(upload)
}

function describe(given: File | UploadSource): Described {
  const source = given instanceof Blob ? { file: given } : given
  const { name, size, type } = source.file
  return { name, size, type, folder: source.folder, source }
}

const isSame = (item: UploadItem, file: Described) =>
  item.name === file.name && item.size === file.size && item.folder === file.folder
