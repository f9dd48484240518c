import type { FileEntry } from '../files/FileEntry'
import { objectUrl } from '../uploads/objectKey'
import type { ListedObject } from './store/listObjects'

/** A folder's name: what stands between the slashes. One between two slashes has none, and shows as a slash. */
const folderName = (key: string) => key.slice(0, -1).split('/').pop() || '/'

export const folderEntry = (key: string): FileEntry => ({
  id: key,
  key,
  name: folderName(key),
  isFolder: true,
})

/** @param isPrivate of the user's own space */
export function fileEntry({ key, size, time }: ListedObject, domain: string, isPrivate: boolean): FileEntry {
  const url = objectUrl(key, { domain })
  const name = key.split('/').pop() ?? key
  return { id: key, key, name, isFolder: false, size, time, url, ...(isPrivate && { isPrivate }) }
}

/** The folder that a key is in, with its slash. */
export const folderOf = (key: string): string => key.replace(/[^/]*\/?$/, '')
