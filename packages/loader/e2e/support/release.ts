import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Release {
  version: string
  /** Hashes of the script and of the list of chunks. */
  integrity: { script: string; chunks: string }
  sizes: { name: string; files?: string[] }[]
}

const read = async (file: string) =>
  JSON.parse(await readFile(join(import.meta.dirname, '..', '..', '..', '..', 'dist', file), 'utf8'))

/** What the build says of itself. */
export const release = async (): Promise<Release> => ({
  ...(await read('eb/release.json')),
  sizes: (await read('sizes.json')).sizes,
})
