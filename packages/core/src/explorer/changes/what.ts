import type { FileEntry } from '../../files/FileEntry'

/** Which of the three texts describes these entries (W-EXP-44, W-EXP-45). */
export function whatOf(entries: readonly FileEntry[]): 'folders' | 'files' | 'both' {
  const folders = entries.filter(({ isFolder }) => isFolder).length
  if (!folders) return 'files'
  return folders === entries.length ? 'folders' : 'both'
}
