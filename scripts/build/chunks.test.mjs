import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { bytesBySource } from './analyse.mjs'
import { bundle, closureOf } from './bundle.mjs'
import { entries } from './catalog.mjs'
import { chunkOf } from './chunks.mjs'
import { originalOf, ownerOf } from './ownCopies.mjs'
import { shortNames } from './shortClasses.mjs'

const fixture = (name) => fileURLToPath(new URL(`fixtures/${name}.ts`, import.meta.url))

describe('chunks of several elements', () => {
  it('two value elements cost no request more: the code for forms is in the runtime', async () => {
    const chunks = await bundle({ 'eb-one': fixture('valueOne'), 'eb-two': fixture('valueTwo') })
    for (const name of ['eb-one.js', 'eb-two.js']) {
      const chunk = chunks.find(({ fileName }) => fileName === name)
      assert.deepEqual(closureOf(chunk, chunks), ['runtime.js'])
      assert.doesNotMatch(chunk.code, /valueMissing/)
    }
    assert.match(chunks.find(({ fileName }) => fileName === 'runtime.js').code, /valueMissing/)
  })

  it('the elements of the catalogue need shared chunks only', async () => {
    const { console: _, ...elements } = entries()
    const chunks = await bundle(elements)
    for (const chunk of chunks.filter(({ isEntry }) => isEntry))
      for (const needed of closureOf(chunk, chunks))
        assert.match(needed, /^(runtime|data)\.js$/, chunk.fileName)
    const text = chunks.map(({ code }) => code).join('\n')
    assert.match(text, /"\._\w+\{|"_\w+"/, 'short class names')
    assert.doesNotMatch(text, /eb-picker__tools/)
  })

  it('names a copy after its owner, and knows what it is a copy of', () => {
    const copy = '/home/packages/.copies/eb-one/ui/src/table/Table.tsx'
    assert.equal(originalOf(copy), '/home/packages/ui/src/table/Table.tsx')
    assert.equal(ownerOf(copy), 'eb-one')
    assert.equal(ownerOf('/home/packages/ui/src/table/Table.tsx'), undefined)
    assert.equal(chunkOf('/elsewhere/ui/src/table/Table.tsx'), undefined)
  })

  it('short class names are unique', () => {
    const names = [...shortNames().values()]
    assert.ok(names.length > 50)
    assert.equal(new Set(names).size, names.length)
  })
})

describe('analyse', () => {
  it('tells the bytes of a chunk by the sources of its map', () => {
    // Two sources: the first has columns 0 to 5, the second the rest of the line.
    const map = { sources: ['a.ts', 'b.ts'], mappings: 'AAAA,MCAA' }
    const rows = bytesBySource('let a;let bb;', map)
    assert.deepEqual(rows.map(({ name, bytes }) => [name, bytes]).sort(), [
      ['(bundler)', 0],
      ['a.ts', 6],
      ['b.ts', 7],
    ])
  })
})
