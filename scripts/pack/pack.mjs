import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../workspace/root.mjs'
import { stage } from './stage.mjs'

/** Published packages, each after its dependencies. */
export const packed = ['rules', 'protocol', 'core', 'ui', 'widgets', 'elements', 'loader']

/**
 * Packs the packages as they were last built. Removes old tarballs of the folder.
 *
 * @param {string} folder output folder
 * @returns {string[]} the tarballs
 * @throws if a package lacks a file, or imports an undeclared dependency
 */
export function packAll(folder) {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (name.endsWith('.tgz')) rmSync(join(folder, name))
  const temporary = mkdtempSync(join(tmpdir(), 'eb-pack-'))
  try {
    return packed.map((name) => {
      const staged = join(temporary, name)
      stage(join(root, 'packages', name), staged)
      return join(folder, pack(staged, folder))
    })
  } finally {
    rmSync(temporary, { recursive: true })
  }
}

/** @returns {string} name of the tarball */
function pack(staged, folder) {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['pack', staged, '--pack-destination', folder, '--ignore-scripts', '--json'],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`npm pack of ${staged} failed:\n${stderr}`)
  return JSON.parse(stdout)[0].filename
}
