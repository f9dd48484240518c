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

/** What dist/eb and dist/console are made from; scripts/build.mjs knows by it whether there is anything to do. */
export const browserBuild = {
  sources: [
    ...libraries,
    ...browserPackages.flatMap((name) => [`packages/${name}/src`, `packages/${name}/package.json`]),
    'scripts/build.mjs',
    'scripts/build',
    'scripts/css-text.mjs',
  ],
}

/** Builds what is out of date. @returns {boolean} false when that failed; it has said why by then */
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

/** The hash to remember once the documentation is made; undefined when it is up to date. */
export function staleDocumentation() {
  const hash = hashOf(documentation.sources)
  return isStale(documentation.stamp, hash) ? hash : undefined
}

/** Remembers that dist/docs was made from the sources of this hash. */
export const keepDocumentation = (hash) => writeStamp(documentation.stamp, hash)
