import type { Problem } from '../file-manager/Notice'
import type { FileEntry } from '../files/FileEntry'
import type { ExplorerContext } from './explorerContext'

/** Maximum number of folders in one deletion. @spec W-EXP-37 */
const maximumFolders = 5

/** Reports why these cannot be deleted. @spec W-EXP-35 W-EXP-37 */
export function refuseRemoval(context: ExplorerContext, entries: readonly FileEntry[]): Problem | undefined {
  const folders = entries.filter(({ isFolder }) => isFolder).length
  if (!entries.length) return context.remind('remove', 'nothing-chosen')
  if (folders <= maximumFolders) return undefined
  return context.remind('remove', 'too-many-folders', { limit: maximumFolders })
}
