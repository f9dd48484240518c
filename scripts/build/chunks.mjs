// Which module goes into which shared chunk. Of what is not named here each element that uses it has a copy of its own
// (ownCopies.mjs).
import { join, sep } from 'node:path'
import { root } from '../workspace/root.mjs'

const packages = join(root, 'packages').split(sep).join('/')
const inPackages = (pattern) => new RegExp(`^${packages}/${pattern}`)
const inModules = (names) => new RegExp(`/node_modules/(${names.join('|')})/`)

/** Elements that talk to the gateway need these on top of the runtime. */
const data = [
  /\/scripts\/build\/trimmed\/(ofetch|valibot)\.mjs$/,
  inPackages('core/src/(session|http|resources|outbox|errors/(?!loadChunk|ChunkLoadError))'),
  inPackages('core/src/(services/(config|feedback)|promise/(?!nativePromise))'),
  inPackages('protocol/src/(check|defineCall|schemas/looseObject|calls/(session|config|feedback)\\.)'),
  inPackages('widgets/src/environment/use'),
  inPackages('ui/src/(dialog/(Dialog|useModal)|icons/x\\.)'),
  inPackages('elements/src/element/widgetConnection'),
]

/** Every element needs these, whatever it shows. */
const runtime = [
  inModules(['preact', 'nanostores', '@nanostores/react']),
  /\/scripts\/build\/trimmed\/(?!ofetch|valibot)\w+\.mjs$/,
  inPackages('elements/src/(element/|definition|defineElement|form/(?!lists))'),
  inPackages('widgets/src/environment/Environment'),
  inPackages('core/src/(page|locale|storage|promise)/'),
  inPackages('ui/src/(button/Button|icon/Icon)'),
  inPackages('ui/src/(styles/|tokens\\.css)'),
]

/** Name of the shared chunk of a module, or undefined. */
export function chunkOf(id) {
  const path = id.split(sep).join('/')
  if (data.some((pattern) => pattern.test(path))) return 'data'
  if (runtime.some((pattern) => pattern.test(path))) return 'runtime'
  return undefined
}

/**
 * For rollup's manualChunks: a module that nobody placed goes with the shared module that imports it, or it would be a
 * chunk of its own.
 */
export function placeModule(id, { getModuleInfo }) {
  const own = chunkOf(id)
  if (own) return own
  const importers = getModuleInfo(id).importers.map(chunkOf)
  return importers.find((chunk) => chunk === 'runtime') ?? importers.find(Boolean)
}
