import { buildLoader } from '../scripts/build/loader.mjs'
import { brotliCompressSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
const old = readFileSync(new URL('../dist/eb/eb.js', import.meta.url),'utf8')
const m = /\{files:(\[.*?\]),tags:(\{.*?\})\}/s.exec(old)
const manifest = { files: eval(m[1]), tags: eval('('+m[2]+')') }
const { code } = await buildLoader('0.1.0-12345678', manifest)
console.log(code.length, brotliCompressSync(code).length, old.length, brotliCompressSync(old).length)
