import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { differentElements, readSizes, sameSizes, sizeTable, tableIn, withTable } from './size-table.mjs'

const sizes = [
  { name: 'eb', atRest: 3.1, pressed: 0, limit: 3.25, files: 1 },
  { name: 'eb-date', atRest: 33.4, pressed: 6.2, limit: 45, files: 12 },
]

describe('size table', () => {
  it('shows the size at rest and with the first press, and the larger budget', () => {
    assert.match(sizeTable(sizes), /\| the script tag \| 3\.1 \| {2}\| 3\.25 \| 1 \|/)
    assert.match(sizeTable(sizes), /\| `eb-date` \| 33\.4 \| 6\.2 \| 45 \| 12 \|/)
  })

  it('reads the figures of a measurement, shared files first', () => {
    const folder = mkdtempSync(join(tmpdir(), 'eb-sizes-'))
    try {
      assert.deepEqual(readSizes(folder), [])
      assert.ok(sameSizes(sizes, readSizes(folder)))
      for (const name of ['eb-switch', 'ten elements on one page', 'runtime', 'eb', 'eb-date'])
        writeFileSync(join(folder, `${name}.json`), JSON.stringify({ ...sizes[0], name }))
      assert.deepEqual(
        readSizes(folder).map(({ name }) => name),
        ['eb', 'runtime', 'eb-date', 'eb-switch', 'ten elements on one page'],
      )
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('a measurement may differ by the tolerance for Node versions, and by nothing more', () => {
    const grown = (kib) => [sizes[0], { ...sizes[1], atRest: sizes[1].atRest + kib }]
    assert.ok(sameSizes(sizes, grown(0.3)))
    assert.ok(!sameSizes(sizes, grown(0.7)))
    assert.ok(!sameSizes(sizes.slice(0, 1), sizes))
    assert.ok(!sameSizes(sizes, [sizes[0], { ...sizes[1], limit: 50 }]))
  })

  it('holds the share that was measured against its lines; every element has one', () => {
    assert.ok(sameSizes(sizes, sizes.slice(1)))
    assert.deepEqual(differentElements(sizes, ['eb-date']), [])
    assert.deepEqual(differentElements(sizes, ['eb-switch']), ['eb-date', 'eb-switch'])
  })

  it('replaces the text between its markers, empty or not', () => {
    const empty = '# README\n\n<!-- sizes: npm run sizes -->\n<!-- /sizes -->\n\n## Next\n'
    const first = withTable(empty, '| a |')
    assert.equal(tableIn(first), '| a |')
    assert.equal(withTable(first, ''), withTable(empty, ''))
    assert.match(first, /-->\n\| a \|\n<!-- \/sizes -->\n\n## Next/)
  })

  it('fails for a README without markers', () => {
    assert.throws(() => tableIn('# README'), /README.md lacks/)
  })
})
