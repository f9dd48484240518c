// Elements and the console share the runtime chunk, and those that make calls the data chunk: an element that only shows
// a dialog gets a copy of that and no data. Of everything else each has its own copy: a primitive, a
// model or the code for forms that two of them use would be one more chunk, and one more request (docs/decisions/
// 013-copies-for-each-element.md). The console copies the tokens too: it has all of them, the elements those they use.
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../workspace/root.mjs'
import { chunkOf } from './chunks.mjs'

const packages = join(root, 'packages')
/** No such folder: modules of it are copies of those in packages/. */
const copies = join(packages, '.copies')
const copy = /[\\/]packages[\\/]\.copies[\\/]([\w-]+)(?=[\\/])/

const consoleSources = join(packages, 'console')
const isTokens = (id) => /[\\/]ui[\\/]src[\\/](tokens\.css|styles[\\/]adoptTokens\.ts)$/.test(id)
const isOurs = (id) => id.startsWith(packages) && !id.startsWith(consoleSources) && !copy.test(id)

/** The module that a module is a copy of, or itself. */
export const originalOf = (id) => id.replace(copy, '/packages')

/** Who has a copy: `console`, or the tag of an element; undefined for what is none. */
export const ownerOf = (id) => copy.exec(id)?.[1]

/** Whether the element that an entry registers talks to the gateway: its definition has a connection. */
function makesCalls(entry) {
  const definition = entry.replace(/register[\\/](?=[\w-]+\.ts$)/, '')
  return (
    definition === entry || !existsSync(definition) || /\bconnection:/.test(readFileSync(definition, 'utf8'))
  )
}

/**
 * Rollup plugin.
 *
 * @param {Record<string, string>} input chunk name → entry module, as rollup gets it
 */
export function ownCopies(input) {
  const sharesData = new Set(Object.keys(input).filter((name) => makesCalls(input[name])))
  const owners = new Map(Object.entries(input).map(([name, entry]) => [entry, name]))
  /** Where an import leads, asked once for all copies of a module. */
  const found = new Map()
  const ownerOfImporter = (id) => ownerOf(id) ?? (id.startsWith(consoleSources) ? 'console' : owners.get(id))
  return {
    name: 'own-copies',
    async resolveId(source, importer) {
      const owner = importer && ownerOfImporter(importer)
      if (!owner) return null
      const question = `${originalOf(importer)}\0${source}`
      if (!found.has(question))
        found.set(question, this.resolve(source, originalOf(importer), { skipSelf: true }))
      const resolved = await found.get(question)
      if (!resolved || !isOurs(resolved.id)) return resolved
      const chunk = chunkOf(resolved.id)
      const isShared =
        (chunk === 'runtime' || (chunk && sharesData.has(owner))) &&
        !(owner === 'console' && isTokens(resolved.id))
      return isShared
        ? resolved
        : { ...resolved, id: join(copies, owner, resolved.id.slice(packages.length)) }
    },
    load: (id) => (ownerOf(id) ? readFile(originalOf(id), 'utf8') : null),
  }
}
