// The kits of examples/kits as npm publishes them, without what they depend on: amis alone would bring 400 packages, and
// Element Plus wants a Vue 3 where the examples have a Vue 2 (decision 082).
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../workspace/root.mjs'
import { hashOf, isStale, writeStamp } from '../workspace/sources.mjs'
import { runOrThrow } from './packed.mjs'

/** Where the pages find them: `/kits/dist/layui/dist/layui.js`. */
export const kitsFolder = join(root, 'examples/kits/dist')

/**
 * @typedef {object} Archive
 * @property {string} name
 * @property {string} version
 * @property {string} integrity of the published archive
 * @property {string[]} [files] files and folders that the pages need; default: all
 */

const list = 'examples/kits/archives.json'
const stamp = 'examples/kits/dist/.archives-hash'

/** Fetches and unpacks the kits if the list has changed. @throws if one is not what was published when its line was written */
export function installArchives() {
  const hash = hashOf([list])
  if (!isStale(stamp, hash)) return
  /** @type {Archive[]} */
  const listed = JSON.parse(readFileSync(join(root, list), 'utf8'))
  const folder = mkdtempSync(join(tmpdir(), 'eb-kits-'))
  try {
    for (const packed of fetchInto(folder, listed)) {
      const archive = listed.find(({ name }) => name === packed.name)
      if (archive.integrity !== packed.integrity)
        throw new Error(`${packed.id} is not the archive of ${list}`)
      unpack(join(folder, packed.filename), archive)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  writeStamp(stamp, hash)
}

/** @returns {{ id: string, name: string, filename: string, integrity: string }[]} */
function fetchInto(folder, listed) {
  const names = listed.map(({ name, version }) => `${name}@${version}`)
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['pack', ...names, '--pack-destination', folder, '--ignore-scripts', '--json'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  if (status !== 0) throw new Error(`npm did not give the kits of the examples:\n${stderr}`)
  return JSON.parse(stdout)
}

function unpack(file, { name, files = [''] }) {
  const target = join(kitsFolder, name)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const wanted = ['package.json', ...files].map((path) => join('package', path).replaceAll('\\', '/'))
  runOrThrow('tar', ['-xzf', file, '-C', target, '--strip-components=1', ...wanted], `Unpacking ${name}`)
}
