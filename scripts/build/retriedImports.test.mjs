import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { rollup } from 'rollup'
import { retriedImports } from './retriedImports.mjs'

/** The part imports what the entry has brought, and two chunks that it has not. */
const sources = {
  entry: "import { common } from 'common'; export const open = () => import('part'), of = common",
  common: "export const common = 'common'",
  part: "import { common } from 'common'; import { upper } from 'upper'; export const name = upper('part' + common)",
  upper: "import { lower } from 'lower'; export const upper = (text) => lower(text).toUpperCase()",
  lower: 'export const lower = (text) => text.toLowerCase()',
}
const modules = {
  name: 'modules',
  resolveId: (id) => (id in sources ? id : null),
  load: (id) => sources[id] ?? null,
}

async function build() {
  const bundle = await rollup({ input: 'entry', plugins: [modules, retriedImports()] })
  const { output } = await bundle.generate({
    format: 'es',
    chunkFileNames: '[name].js',
    manualChunks: (id) => (['common', 'upper', 'lower'].includes(id) ? id : undefined),
    onlyExplicitManualChunks: true,
  })
  return output.find(({ isEntry }) => isEntry)
}

/** Runs the entry with `imports` as its `import()`. @returns the result of its `open()` */
async function openWith(imports) {
  const { code } = await build()
  const text = code
    .replaceAll('import(', 'imports(')
    .replace(/import \{.*\} from .*/, "const common = ''")
    .replace(/export \{.*\};?/, '')
  return new Function('imports', `${text}\nreturn open`)(imports)()
}

describe('imports of chunks', () => {
  test('the bundle still records its imports', async () => {
    assert.deepEqual((await build()).dynamicImports, ['part.js'])
  })

  test('what a chunk imports is asked for with it, each file once, without what is there already', async () => {
    const asked = []
    const found = await openWith(async (address) => {
      asked.push(address)
      return { name: address }
    })
    assert.deepEqual(found, { name: './part.js' })
    assert.deepEqual(asked, ['./part.js', './upper.js', './lower.js'])
  })

  test('a failure of what it imports is left to the chunk', async () => {
    const found = await openWith(async (address) => {
      if (address !== './part.js') throw new TypeError('Failed to fetch')
      return { name: 'part' }
    })
    assert.deepEqual(found, { name: 'part' })
  })

  test('a failed import is retried as another module of the same file', async () => {
    const asked = []
    const found = await openWith(async (address) => {
      if (!address.startsWith('./part.js')) return {}
      asked.push(address)
      if (asked.length === 1) throw new TypeError('Failed to fetch')
      return { name: 'part' }
    })
    assert.deepEqual(found, { name: 'part' })
    assert.equal(asked[0], './part.js')
    assert.match(asked[1], /^\.\/part\.js#\d+$/)
  })

  test('reports the second failure', async () => {
    await assert.rejects(
      openWith(() => Promise.reject(new TypeError('offline'))),
      { message: 'offline' },
    )
  })
})
