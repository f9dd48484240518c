// What is built from which sources; start uses it to build only what is out of date.
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

/** The sources of dist/eb and dist/console, by which scripts/build.mjs knows whether there is anything to do. */
export const browserBuild = {
  sources: [
    ...libraries,
    ...browserPackages.flatMap((name) => [`packages/${name}/src`, `packages/${name}/package.json`]),
    'scripts/build.mjs',
    'scripts/build',
    'scripts/css-text.mjs',
  ],
}

/** Builds what is out of date. @returns {boolean} false on failure, which has been reported */
export function buildForBrowsers() {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return status === 0
}

const documentation = {
  stamp: 'dist/.docs-hash',
  sources: [
    ...libraries,
    'README.md',
    'CONTRIBUTING.md',
    'docs/decisions',
    'docs/guides',
    'docs/images',
    'packages',
    'scripts/docs.mjs',
    'scripts/docs',
    'scripts/elements',
    'scripts/generate-elements.mjs',
  ],
}

/** The hash to store after building the documentation; undefined if it is up to date. */
export function staleDocumentation() {
  const hash = hashOf(documentation.sources)
  return isStale(documentation.stamp, hash) ? hash : undefined
}

/** Stores that dist/docs was built from the sources with this hash. */
export const keepDocumentation = (hash) => writeStamp(documentation.stamp, hash)
