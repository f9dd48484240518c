// The gateway and other Node parts of @ebkit/testing, from a bundle: its modules one by one through tsx take seconds.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleFolder, bundleNodeTests } from '../test/nodeBundles.mjs'
import { root } from '../workspace/root.mjs'

let loading

/** @returns {Promise<typeof import('@ebkit/testing')>} loaded once, when it is first needed */
export const testingModule = () => {
  loading ??= load()
  return loading
}

async function load() {
  process.once('exit', () => rmSync(join(root, bundleFolder), { recursive: true, force: true }))
  const [file] = await bundleNodeTests(['packages/testing/src/index.ts'])
  return import(pathToFileURL(join(root, file)).href)
}
