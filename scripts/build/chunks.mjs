// Which module goes into which shared chunk. What is not named here goes into the chunk of the element that uses it, or,
// when several elements use it, into one that rollup makes.
import { join, sep } from 'node:path'
import { root } from '../workspace/root.mjs'

const inPackages = (path) => join(root, 'packages', path).split(sep).join('/')
const inModules = (names) => new RegExp(`/node_modules/(${names.join('|')})/`)

/** Each list in order: the first pattern that fits decides. */
const rules = [
  ['data', inModules(['ofetch', 'valibot', 'destr', 'ufo', 'node-fetch-native'])],
  ['runtime', inModules(['preact', '@r2wc/[^/]+', 'nanostores', '@nanostores/react'])],
  ['runtime', /\/scripts\/build\/react\.mjs$/],
  // What every element needs, whatever it shows.
  ['runtime', new RegExp(`^${inPackages('elements/src/(element|environment|scope)/')}`)],
  ['runtime', new RegExp(`^${inPackages('elements/src/(defineElement|definition)')}`)],
  ['runtime', new RegExp(`^${inPackages('widgets/src/environment/')}`)],
  ['runtime', new RegExp(`^${inPackages('core/src/(session|locale|storage|promise|errors)/')}`)],
  ['runtime', new RegExp(`^${inPackages('ui/src/(styles/|tokens\\.css)')}`)],
  // What widgets need that talk to the gateway.
  ['data', new RegExp(`^${inPackages('core/src/(http|resources)/')}`)],
  ['data', new RegExp(`^${inPackages('protocol/src/(schemas/|defineCall|envelope)')}`)],
]

/** Name of the shared chunk of a module, or undefined. */
export function chunkOf(id) {
  const path = id.split(sep).join('/')
  return rules.find(([, pattern]) => pattern.test(path))?.[0]
}
