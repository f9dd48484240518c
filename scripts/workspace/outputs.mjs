// What is made from the sources, and from which: used by start, which makes only what is out of date.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.mjs'
import { hashOf, isStale, writeStamp } from './sources.mjs'

const browserPackages = [
  'protocol',
  'rules',
  'domain',
  'core',
  'ui',
  'widgets',
  'elements',
  'loader',
  'console',
]
const libraries = ['package.json', 'package-lock.json', 'tsconfig.base.json']

/** @typedef {{ stamp: string, script: string, sources: string[], what: string }} Output */

/** dist/eb and dist/console. @type {Output} */
export const browserBuild = {
  stamp: 'dist/.build-hash',
  script: 'scripts/build.mjs',
  what: 'the elements and the console',
  sources: [
    ...libraries,
    ...browserPackages.flatMap((name) => [`packages/${name}/src`, `packages/${name}/package.json`]),
    'scripts/build.mjs',
    'scripts/build',
    'scripts/css-text.mjs',
  ],
}

/** dist/docs. @type {Output} */
export const documentation = {
  stamp: 'dist/.docs-hash',
  script: 'scripts/docs.mjs',
  what: 'the documentation',
  sources: [
    ...libraries,
    'README.md',
    'CONTRIBUTING.md',
    'docs',
    'packages',
    'scripts/docs.mjs',
    'scripts/docs',
  ],
}

/** Undefined when the output is up to date, else the hash to remember once it was made. @param {Output} output */
export function staleHash(output) {
  const hash = hashOf(output.sources)
  return isStale(output.stamp, hash) ? hash : undefined
}

/** Makes an output if its sources changed. @returns {boolean} false when that failed; it has said why by then */
export function make(output, log = console.log) {
  const hash = staleHash(output)
  if (!hash) return true
  log(`Building ${output.what} …`)
  const { status } = spawnSync(process.execPath, [join(root, output.script)], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status === 0) writeStamp(output.stamp, hash)
  return status === 0
}
