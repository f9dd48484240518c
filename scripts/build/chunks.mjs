// Shared chunks by concept. What is not named here rollup places by itself: each module in one chunk, by who needs it.
import { join, sep } from 'node:path'
import { root } from '../workspace/root.mjs'

const packages = join(root, 'packages').split(sep).join('/')
const inPackages = (pattern) => new RegExp(`^${packages}/${pattern}`)
const inModules = (names) => new RegExp(`/node_modules/(${names.join('|')})/`)

/** @type {Record<string, RegExp[]>} chunk → modules that stand in it; the first that fits holds */
const concepts = {
  /** What every element needs, whatever it shows. */
  runtime: [
    inModules(['preact', 'nanostores', '@r2wc/[\\w-]+']),
    inPackages('elements/src/(element/(?!widgetConnection)|definition|defineElement|form/|preact|runtime)'),
    inPackages('widgets/src/(environment/Environment|later/|store/)'),
    inPackages('core/src/(errors|page|locale|storage|promise)/'),
    inPackages('core/src/http/version'),
    inPackages('ui/src/(styles/|button/Button|icon/)'),
    inPackages('ui/src/tokens\\.css'),
  ],
  /** What elements need that talk to the gateway. */
  data: [
    inModules(['ofetch', 'valibot', 'destr', 'ufo', 'node-fetch-native']),
    inPackages('core/src/(session|http|resources|outbox|services/(config|feedback))'),
    inPackages('protocol/src/(check|defineCall|schemas/|calls/(session|config|feedback)\\.)'),
    inPackages('widgets/src/environment/'),
    inPackages('elements/src/element/widgetConnection'),
  ],
}

/** For rollup's manualChunks: name of the shared chunk of a module, or undefined. */
export function chunkOf(id) {
  const path = id.split(sep).join('/')
  return Object.keys(concepts).find((name) => concepts[name].some((pattern) => pattern.test(path)))
}
