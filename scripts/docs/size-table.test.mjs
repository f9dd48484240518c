import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sameTable, sizeTable, tableIn, withTable } from './size-table.mjs'

const sizes = [
  { name: 'loader', bytes: 1954, limit: 2 },
  { name: 'eb-switch', bytes: 1024, limit: 1.5, total: 10_240, totalLimit: 15.5, files: ['a', 'b', 'c'] },
]

describe('size table', () => {
  it('shows each part with its budget', () => {
    assert.match(sizeTable(sizes), /\| loader \| 1\.9 of 2 \|/)
    assert.match(sizeTable(sizes), /\| `eb-switch` \| 1\.0 of 1\.5 \| 10\.0 of 15\.5 \| 3 \|/)
  })

  it('a README may differ by what Node versions differ, and by nothing more', () => {
    const table = sizeTable(sizes)
    const grown = (bytes) => sizeTable([{ ...sizes[0], bytes: sizes[0].bytes + bytes }, sizes[1]])
    assert.ok(sameTable(table, grown(50)))
    assert.ok(!sameTable(table, grown(400)))
    assert.ok(!sameTable(table, sizeTable(sizes.slice(0, 1))))
  })

  it('is written between its marks, over nothing and over an older one', () => {
    const empty = '# README\n\n<!-- sizes: node scripts/docs/size-table.mjs -->\n<!-- /sizes -->\n\n## Next\n'
    const first = withTable(empty, '| a |')
    assert.equal(tableIn(first), '| a |')
    assert.equal(withTable(first, ''), withTable(empty, ''))
    assert.match(first, /-->\n\| a \|\n<!-- \/sizes -->\n\n## Next/)
  })

  it('says when a README has no place for it', () => {
    assert.throws(() => tableIn('# README'), /README.md lacks/)
  })
})
