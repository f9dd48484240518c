import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../workspace/root.mjs'
import { bundle } from './bundle.mjs'
import { entries } from './catalog.mjs'
import { writeConsolePage } from './consolePage.mjs'
import { filesOf, publishRelease, versionOf } from './release.mjs'

/**
 * Builds what browsers load: `<folder>/eb` and `<folder>/console`.
 *
 * @param {object} [options]
 * @param {string} [options.folder] output folder; default `dist`
 * @param {Record<string, string>} [options.input] entries instead of the catalogue, for tests
 * @returns {Promise<{ folder: string, version: string }>}
 */
export async function buildBrowser({ folder = join(root, 'dist'), input = entries() } = {}) {
  const bundled = await bundle(input)
  const { version: packageVersion } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const version = await versionOf(packageVersion, bundled)
  await publishRelease(folder, version, await filesOf(version, bundled))
  if (input.console) await writeConsolePage(join(folder, 'console'), version, bundled.chunks)
  return { folder, version }
}
