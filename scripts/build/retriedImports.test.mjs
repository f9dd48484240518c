import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { rollup } from 'rollup'
import { retriedImports } from './retriedImports.mjs'

const sources = { entry: "export const open = () => import('part')", part: "export const name = 'part'" }
const modules = {
  name: 'modules',
  resolveId: (id) => (id in sources ? id : null),
  load: (id) => sources[id] ?? null,
}

async function build() {
  const bundle = await rollup({ input: 'entry', plugins: [modules, retriedImports()] })
  const { output } = await bundle.generate({ format: 'es', chunkFileNames: '[name].js' })
  return output.find(({ isEntry }) => isEntry)
}

/** Runs a chunk whose `import(` is a function. @returns the result of its `open()` */
async function openWith(imports) {
  const { code } = await build()
  const text = code.replaceAll('import(', 'imports(').replace(/export \{.*\};?/, 'return open')
  return new Function('imports', text)(imports)()
}

describe('imports of chunks', () => {
  test('the bundle still records its imports', async () => {
    assert.deepEqual((await build()).dynamicImports, ['part.js'])
  })

  test('a successful import is requested once, under its own address', async () => {
    const asked = []
    const found = await openWith(async (address) => {
      asked.push(address)
      return { name: 'part' }
    })
    assert.deepEqual([found, asked], [{ name: 'part' }, ['./part.js']])
  })

  test('a failed import is retried as another module of the same file', async () => {
    const asked = []
    const found = await openWith(async (address) => {
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
