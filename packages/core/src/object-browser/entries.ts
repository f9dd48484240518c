import type { FileEntry } from '../files/FileEntry'
import { objectUrl } from '../uploads/objectKey'
import type { ListedObject } from './store/listObjects'

/** The name of a folder: the text between its slashes. An empty name is shown as a slash. */
const folderName = (key: string) => key.slice(0, -1).split('/').pop() || '/'

export const folderEntry = (key: string): FileEntry => ({
  id: key,
  key,
  name: folderName(key),
  isFolder: true,
})

/** @param isPrivate in the user's own space */
export function fileEntry({ key, size, time }: ListedObject, domain: string, isPrivate: boolean): FileEntry {
  const url = objectUrl(key, { domain })
  const name = key.split('/').pop() ?? key
  return { id: key, key, name, isFolder: false, size, time, url, ...(isPrivate && { isPrivate }) }
}

/** The folder of a key, with its trailing slash. */
export const folderOf = (key: string): string => key.replace(/[^/]*\/?$/, '')
