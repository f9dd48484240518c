// The console shares the runtime and data chunks with the elements, and keeps its own copies of everything else: else
// each primitive that the console and one element both use would be a chunk, and a request, of its own. The tokens are
// copied too: the console has all of them, the elements those they use.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../workspace/root.mjs'
import { chunkOf } from './chunks.mjs'

const packages = join(root, 'packages')
const copies = join(root, 'packages', '.console')
const consoleSources = join(packages, 'console')

const isCopy = (id) => id.startsWith(copies)
const original = (id) => (isCopy(id) ? packages + id.slice(copies.length) : id)
const isTokens = (id) => /[\\/]ui[\\/]src[\\/](tokens\.css|styles[\\/]adoptTokens\.ts)$/.test(id)
const isOurs = (id) => id.startsWith(packages) && !id.startsWith(consoleSources) && !isCopy(id)

/** Rollup plugin. */
export function consoleCopies() {
  return {
    name: 'console-copies',
    async resolveId(source, importer) {
      if (!importer || !(isCopy(importer) || importer.startsWith(consoleSources))) return null
      const resolved = await this.resolve(source, original(importer), { skipSelf: true })
      if (!resolved || !isOurs(resolved.id)) return resolved
      if (chunkOf(resolved.id) && !isTokens(resolved.id)) return resolved
      return { ...resolved, id: copies + resolved.id.slice(packages.length) }
    },
    load: (id) => (isCopy(id) ? readFile(original(id), 'utf8') : null),
  }
}
