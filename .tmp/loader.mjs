import { buildLoader } from '../scripts/build/loader.mjs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { readFileSync, writeFileSync, readdirSync } from 'node:fs'
const eb = new URL('../dist/eb/', import.meta.url)
const version = JSON.parse(readFileSync(new URL('release.json', eb),'utf8')).version ?? readdirSync(eb).filter(n=>/^0\.1\.0-/.test(n)).at(-1)
const old = readFileSync(new URL('eb.js', eb),'utf8')
const m = /\{files:(\[.*?\]),tags:(\{.*?\})\}/s.exec(old)
const manifest = { files: eval(m[1]), tags: eval('('+m[2]+')') }
const { code } = await buildLoader(version, manifest)
console.log(version, old.includes(version), code.length)
for (const folder of [eb, new URL(`${version}/`, eb)]) {
  writeFileSync(new URL('eb.js', folder), code)
  writeFileSync(new URL('eb.js.br', folder), brotliCompressSync(code))
  writeFileSync(new URL('eb.js.gz', folder), gzipSync(code))
}
