// Runs the packages' Node tests from bundles: loading a gateway's modules one by one through tsx takes two seconds per
// process.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { forNode } from '../build/forNode.mjs'
import { root } from '../workspace/root.mjs'

/** Inside the repository, so that libraries resolve; one folder per process, since runs may be concurrent. */
export const bundleFolder = `.cache/node-tests/${process.pid}`
const bundled = /^\.cache\/node-tests\/\d+\/(packages\/.*)\.mjs$/

/** The file that a bundle was made of, or the file itself. @param {string} file relative to the repository */
export const sourceOf = (file) => file.replaceAll('\\', '/').replace(bundled, '$1.ts')

/**
 * Bundles tests, those of each package together with shared chunks; libraries stay external. If bundling fails, it
 * reports that and returns the sources, so that the runner shows which file does not compile.
 * @param {string[]} files relative to the repository; other files than TypeScript of a package stay unchanged
 * @param {string} [into] a folder of the repository
 * @returns {Promise<string[]>} the files to run instead
 */
export async function bundleNodeTests(files, into = bundleFolder) {
  const groups = new Map()
  for (const file of files) groups.set(packageOf(file), [...(groups.get(packageOf(file)) ?? []), file])
  const run = []
  for (const [name, entries] of groups) run.push(...(name ? await bundledOr(name, entries, into) : entries))
  return run
}

/** The gateway's program, for tests that start it as a process; undefined, with a report, if it does not compile. */
export const bundleGateway = () =>
  bundle('gateway-program', ['packages/gateway/src/main.ts'], `${bundleFolder}/program`).then(
    () => join(root, bundleFolder, 'program/packages/gateway/src/main.mjs'),
    () => undefined,
  )

/** Removes the bundles of this process. */
export const removeNodeBundles = () => rmSync(join(root, bundleFolder), { recursive: true, force: true })

const packageOf = (file) => (file.endsWith('.ts') ? /^packages\/[\w-]+/.exec(file)?.[0] : undefined)

const bundledOr = (name, files, into) =>
  bundle(name, files, into).then(
    () => files.map((file) => `${into}/${file.replace(/\.ts$/, '.mjs')}`),
    () => files,
  )

/** Bundles entries of our sources for Node, with the chunks that they share. */
export const bundle = (name, entryPoints, into) => build(forNode({ name, entryPoints, into }))
