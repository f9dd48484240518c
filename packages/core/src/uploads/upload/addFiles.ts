import { type FileFacts, selectFiles } from '@ebkit/rules/files'
import type { AddedFiles, UploadItem, UploadSource } from '../Uploads'
import { resumesWithFile, resumeWithFile } from './resumeWithFile'
import { newUpload, type Upload } from './Upload'
import { appendUpload, startWaiting, type UploadQueue } from './UploadQueue'

interface Candidate extends FileFacts {
  folder?: string
  source: UploadSource
}

/**
 * Adds the files that the rules accept. A file that matches an upload which can be resumed resumes it. Duplicates are
 * looked for within one place only.
 */
export function addFiles(
  queue: UploadQueue,
  files: ArrayLike<File> | readonly UploadSource[],
  place: string | undefined,
): AddedFiles {
  const { items, rules } = queue.context
  const candidates = Array.from<File | UploadSource, Candidate>(files, candidateOf)
  const accepted = resumeMatching(queue, candidates, place)
  const rest = candidates.filter((candidate) => !accepted.has(candidate))
  const present = items.$items.get().filter((item) => item.status !== 'cancelled' && item.place === place)
  const selection = selectFiles(rest, present, rules())
  for (const candidate of selection.taken)
    accepted.set(candidate, addUpload(queue, candidate.source, place).id)
  startWaiting(queue)
  return {
    added: candidates.flatMap((candidate) => items.get(accepted.get(candidate) ?? '') ?? []),
    refused: selection.refused.map(({ file: { source }, problem }) => ({ file: source.file, problem })),
  }
}

/** @returns ids of the resumed uploads by the file that each was resumed with */
function resumeMatching(
  queue: UploadQueue,
  candidates: readonly Candidate[],
  place: string | undefined,
): Map<Candidate, string> {
  const resumed = new Map<Candidate, string>()
  for (const candidate of candidates) {
    const items = queue.context.items.$items.get()
    const item = items.find(
      (other) => resumesWithFile(other) && other.place === place && isSame(other, candidate),
    )
    if (!item) continue
    resumeWithFile(queue, queue.uploads.get(item.id) as Upload, candidate.source.file)
    resumed.set(candidate, item.id)
  }
  return resumed
}

function addUpload(queue: UploadQueue, source: UploadSource, place: string | undefined): UploadItem {
  const { owner, ownerKey, context } = queue
  const { scope = '' } = context.options
  const upload = newUpload(source, ownerKey() ?? '', { hotelId: owner().hotelId ?? '', scope, place })
  context.writer.save(upload)
  context.writer.saveFile(upload)
  return appendUpload(queue, upload)
}

function candidateOf(given: File | UploadSource): Candidate {
  const source = given instanceof Blob ? { file: given } : given
  const { name, size, type } = source.file
  return { name, size, type, folder: source.folder, source }
}

const isSame = (item: UploadItem, file: Candidate) =>
  item.name === file.name && item.size === file.size && item.folder === file.folder
