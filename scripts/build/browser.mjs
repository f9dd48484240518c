import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../workspace/root.mjs'
import { bundle } from './bundle.mjs'
import { entries } from './catalog.mjs'
import { writeConsolePage } from './consolePage.mjs'
import { filesOf, removeOldVersions, versionOf, writeRelease } from './release.mjs'
import { broken, markdownTable, measure } from './sizes.mjs'

/**
 * Builds what browsers load: `<folder>/eb` and `<folder>/console`.
 *
 * @param {object} [options]
 * @param {string} [options.folder] where to; default `dist`
 * @param {object} [options.budgets] other figures than budgets.mjs, for tests
 * @param {Record<string, string>} [options.input] other entries than the catalogue, for tests
 * @returns {Promise<{ folder: string, version: string, sizes: import('./sizes.mjs').Size[], table: string,
 *   problems: string[] }>}
 */
export async function buildBrowser({ folder = join(root, 'dist'), budgets, input = entries() } = {}) {
  const chunks = await bundle(input)
  const { version: packageVersion } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const version = await versionOf(packageVersion, chunks)
  const release = await filesOf(version, chunks)
  const sizes = measure(chunks, (file) => release.files.get(file).br.length, budgets)
  const eb = join(folder, 'eb')
  await mkdir(eb, { recursive: true })
  await writeRelease(eb, version, release)
  await removeOldVersions(eb, version)
  await removeOldVersions(join(folder, 'maps'), version)
  if (input.console) await writeConsolePage(join(folder, 'console'), version, chunks)
  await writeFile(join(folder, 'sizes.json'), `${JSON.stringify({ version, sizes }, null, 2)}\n`)
  return { folder, version, sizes, table: markdownTable(sizes), problems: broken(sizes) }
}
