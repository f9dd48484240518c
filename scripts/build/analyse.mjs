#!/usr/bin/env node
// Which sources the bytes of a chunk come from, measured on the last build.
//   node scripts/build/analyse.mjs eb-product-picker [runtime data …]
import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { root } from '../workspace/root.mjs'
import { segmentsOf } from './sourceMap.mjs'

const releases = join(root, 'dist', 'eb')

// About what compress.mjs reaches with many attempts.
const params = { [constants.BROTLI_PARAM_LGWIN]: 16 }
const compressedSize = (text) => brotliCompressSync(text, { params }).length

/**
 * Bytes of a chunk by source. What brotli makes of a source alone is more than its share of the whole: read it as an
 * order, not as a sum.
 *
 * @param {string} code
 * @param {{ sources: string[], mappings: string }} map
 * @param {(source: string) => string} nameOf
 * @returns {{ name: string, bytes: number, alone: number, saved: number }[]} bytes: minified; alone: after brotli;
 *   saved: by how much the chunk after brotli would be smaller without
 */
export function bytesBySource(code, map, nameOf = (source) => source) {
  const texts = new Map()
  const pieces = segmentsOf(map, code)
  for (const { source, text } of pieces) texts.set(source, (texts.get(source) ?? '') + text)
  const whole = compressedSize(code)
  return [...texts]
    .map(([source, text]) => ({
      name: source === undefined ? '(bundler)' : nameOf(source),
      bytes: Buffer.byteLength(text),
      alone: compressedSize(text),
      saved:
        whole - compressedSize(pieces.map((piece) => (piece.source === source ? '' : piece.text)).join('')),
    }))
    .sort((one, other) => other.saved - one.saved)
}

function printChunk(name, version) {
  const code = readFileSync(join(releases, version, `${name}.js`), 'utf8')
  const folder = join(root, 'dist', 'maps', version)
  const map = JSON.parse(readFileSync(join(folder, `${name}.js.map`), 'utf8'))
  const rows = bytesBySource(code, map, (source) => relative(folder, resolve(folder, source)))
  console.log(`${name}: ${compressedSize(code)} bytes after brotli, ${Buffer.byteLength(code)} before`)
  console.log('  without it smaller by   alone   minified   source')
  for (const { name: source, saved, alone, bytes } of rows)
    console.log(
      `${String(saved).padStart(23)} ${String(alone).padStart(7)} ${String(bytes).padStart(10)}   ${source}`,
    )
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const names = process.argv.slice(2)
  const release = join(releases, 'release.json')
  if (names.length === 0 || !existsSync(release)) {
    console.error('Usage, after `node scripts/build.mjs`: node scripts/build/analyse.mjs <chunk> …')
    process.exitCode = 1
  } else {
    const { version } = JSON.parse(readFileSync(release, 'utf8'))
    for (const name of names) printChunk(name, version)
  }
}
