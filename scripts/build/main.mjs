import { relative } from 'node:path'
import { browserBuild } from '../workspace/outputs.mjs'
import { root } from '../workspace/root.mjs'
import { hashOf, isStale, writeStamp } from '../workspace/sources.mjs'

const stamp = 'dist/.browser-hash'
const packagesStamp = 'dist/.packages-hash'
const sources = [...browserBuild.sources, 'packages/console/index.html', 'scripts/test/files.mjs']
const packagesSources = [
  ...sources,
  'scripts/elements',
  'scripts/generate-elements.mjs',
  'scripts/workspace/exports.mjs',
  'scripts/workspace/typeCompiler.mjs',
]

/**
 * Builds what is out of date, and reports it.
 *
 * @param {{ packages: boolean, force: boolean }} options
 * @returns {Promise<number>} exit code
 */
export async function run({ packages, force }) {
  const results = [await once(stamp, hashOf(sources), force, 'browser', () => buildBrowserOutput())]
  if (packages) results.push(await buildPackages({ force }))
  return results.includes(false) ? 1 : 0
}

async function once(stamp, hash, force, what, build) {
  if (!force && !isStale(stamp, hash)) {
    console.log(`${what}: up to date`)
    return true
  }
  const start = performance.now()
  const done = await build()
  if (!done) return false
  writeStamp(stamp, hash)
  console.log(`${what}: ${done} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return true
}

/** Builds what browsers load. @returns {Promise<string>} its folder */
async function buildBrowserOutput() {
  const { buildBrowser } = await import('./browser.mjs')
  const { folder, version } = await buildBrowser()
  return `${relative(root, folder)}/eb/${version}`
}

/** Builds the npm packages if they are out of date. @returns {Promise<boolean>} false on failure */
export function buildPackages({ force = false } = {}) {
  return once(packagesStamp, hashOf(packagesSources), force, 'packages', async () => {
    const { buildAllPackages } = await import('./packages.mjs')
    return buildAllPackages()
  })
}
