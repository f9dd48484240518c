import type { UploadSource } from '@ebkit/core/uploads'
import type { FileFacts } from '@ebkit/rules/files'
import { nameOf } from '../entries'
import { heldSources, type PendingContext, unreportedItems } from './context'

/** What takes a place: what is uploaded, unless the next file replaces it, what is on its way and what is held back. */
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
