import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace/root.mjs'
import { runIn } from './packed.mjs'

const source = join(root, 'examples/next')

/**
 * Builds examples/next as a partner does, outside of this repository: Next comes from the registry, our packages from tarballs.
 *
 * @param {string} folder output folder
 * @param {string[]} tarballs all published packages
 */
export function buildNextExample(folder, tarballs) {
  cpSync(source, folder, { recursive: true, filter: (path) => !/\/(node_modules|\.next)$/.test(path) })
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  for (const tarball of tarballs) {
    const [, name] = /ebkit-([a-z]+)-\d/.exec(tarball)
    manifest.dependencies[`@ebkit/${name}`] = `file:${tarball}`
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  runIn(folder, 'npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], 'Installing examples/next')
  runIn(folder, 'npx', ['next', 'build'], 'The build of examples/next')
}
