// What page tests use of our Node sources comes from a bundle: Playwright would transform a thousand modules one by one, which
// takes 20 s of a processor in a fresh clone.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from '../test/nodeBundles.mjs'
import { root } from '../workspace/root.mjs'

const names = ['testing', 'domain']

/** Playwright leaves alone what lies in a folder of this name; one per process, since runs may be concurrent. */
const folder = `.cache/page-tests/${process.pid}/node_modules`

/**
 * Bundles the modules once for a run; its workers are told by the environment.
 * @returns {Promise<Readonly<Record<string, string>>>} addresses of the bundles, by what is imported
 */
export async function bundledModules(environment = process.env) {
  const addressOf = (name) => pathToFileURL(join(root, folder, `packages/${name}/src/index.mjs`)).href
  environment.EB_PAGE_MODULES ??= await bundleAll().then(() =>
    JSON.stringify(Object.fromEntries(names.map((name) => [`@ebkit/${name}`, addressOf(name)]))),
  )
  return JSON.parse(environment.EB_PAGE_MODULES)
}

function bundleAll() {
  process.once('exit', () => rmSync(join(root, folder, '..'), { recursive: true, force: true }))
  const entries = names.map((name) => `packages/${name}/src/index.ts`)
  return bundle('shared', entries, folder)
}
