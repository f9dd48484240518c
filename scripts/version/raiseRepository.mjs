import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes the packages' version into the package.json of the repository.
 *
 * @param {string} folder the repository
 * @returns {string} the version
 */
export function raiseRepository(folder) {
  const path = join(folder, 'package.json')
  const read = (file) => readFileSync(file, 'utf8')
  const { version } = JSON.parse(read(join(folder, 'packages', 'elements', 'package.json')))
  writeFileSync(path, read(path).replace(/^( {2}"version": ")[^"]+/m, `$1${version}`))
  return version
}
