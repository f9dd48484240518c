import type { UploadSource } from '@ebkit/core/uploads'
import type { FileFacts } from '@ebkit/rules/files'
import { nameOf } from '../entries'
import { heldSources, type PendingContext, unreportedItems } from './context'

/**
 * The files that count towards the maximum: uploaded ones, unless the next file replaces them, running ones, and
 * those held back.
 */
export function presentFiles(context: PendingContext): Array<FileFacts & { folder?: string | undefined }> {
  const { files, single } = context.settings()
  return [
    ...(single ? [] : files.map((entry) => ({ name: nameOf(entry), size: entry.fileSize ?? -1, type: '' }))),
    ...unreportedItems(context),
    ...heldSources(context).map(factsOf),
  ]
}

export const factsOf = (source: UploadSource) => {
  const { file, folder } = source
  return { name: file.name, size: file.size, type: file.type, source, ...(folder && { folder }) }
}
