import { accessSync, constants } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'

/** Where Linux offers a file system in memory. */
const memory = '/dev/shm'

/** Bytes that the databases of a whole test run may need. */
const enough = 2 * 1024 ** 3

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Folders in which clusters may be. */
export const clusterFolders: readonly string[] = [tmpdir(), ...(isWritable(memory) ? [memory] : [])]

/**
 * The folder for a new cluster: in memory if there is enough space, because copying a database with the tables of all
 * resources takes a tenth of the time there.
 */
export async function clusterFolder(): Promise<string> {
  if (!clusterFolders.includes(memory)) return tmpdir()
  const { bavail, bsize } = await statfs(memory)
  return bavail * bsize >= enough ? memory : tmpdir()
}
