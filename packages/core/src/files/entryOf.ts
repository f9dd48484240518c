import type { ExplorerItem } from '@ebkit/protocol/schemas'
import { millisecondsOf } from '../clock/millisecondsOf'
import type { FileEntry } from './FileEntry'

/** Converts a file or folder of the file service to an entry of a listing. @param urlPrefix of the same answer */
export function entryOf(item: ExplorerItem, urlPrefix: string): FileEntry {
  const { ossDisplayId: id, displayName: name, isFolder, fileSize, path, parentDisplayId, parentPath } = item
  const time = millisecondsOf(item.createTime ?? Number.NaN)
  return {
    id,
    name,
    isFolder,
    size: isFolder ? undefined : (fileSize ?? undefined),
    time: Number.isNaN(time) ? undefined : time,
    key: path ?? undefined,
    ...(item.isPrivate && { isPrivate: true }),
    url: isFolder || !path ? undefined : addressOf(path, urlPrefix),
    location: parentPath?.replaceAll('/', ' / '),
    parentId: parentDisplayId ?? undefined,
  }
}

function addressOf(path: string, urlPrefix: string): string {
  // Most keys need no encoding; encoding 100,000 of them would be slow.
  const isPlain = /^[\w./~-]*$/.test(path)
  return urlPrefix + (isPlain ? path : path.split('/').map(encodeURIComponent).join('/'))
}
