import type { FileEntry } from '../files/FileEntry'
import type { ObjectFile } from './ObjectBrowser'

/** Converts an entry to the form that pages get. @spec W-FMA-21 */
export function objectFileOf(
  { name, isFolder, size = 0, time, url = '', key = '' }: FileEntry,
  domain: string,
): ObjectFile {
  const lastModified = time === undefined ? '' : new Date(time).toISOString()
  return { name, isFolder, size, lastModified, url, domain, key }
}
