import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { idsInTitles, spareFiles } from './statementFiles.mjs'

const file = (name, ...titles) => ({
  file: `packages/ui/src/${name}.test.tsx`,
  source: titles.map((title) => `it('${title}', () => {})`).join('\n'),
})
const named = (...files) => files.map((each) => each.file)

describe('test files that name statements', () => {
  const first = file('first', 'W-UI-1 opens')
  const second = file('second', 'W-UI-1 opens by keyboard')

  it('waits for the next run if others test the same statements', () => {
    assert.deepEqual(spareFiles(named(first), [first, second]), named(first))
    const more = file('more', 'W-UI-1 opens', 'W-UI-2 closes')
    assert.deepEqual(spareFiles(named(more), [more, second]), [])
  })

  it('of all that wait, one is run for each statement', () => {
    assert.deepEqual(spareFiles(named(first, second), [first, second]), named(first))
  })

  it('a file that names none waits', () => {
    assert.deepEqual(spareFiles(['packages/ui/src/x.test.tsx'], [file('x', 'opens')]), [
      'packages/ui/src/x.test.tsx',
    ])
  })

  it('counts what stands in titles that are run, not what is computed, said elsewhere or kept for the soak', () => {
    const soak = {
      file: 'soak.test.ts',
      source: `const whole = process.env.EB_SOAK\nit('W-UI-1 opens', () => {})`,
    }
    const computed = {
      file: 'computed.test.ts',
      source: "for (const id of ['W-UI-1']) it(id, () => {})",
    }
    for (const other of [soak, computed])
      assert.deepEqual(spareFiles(named(first), [first, other]), [], other.file)
    assert.deepEqual(spareFiles([computed.file], [computed]), [])
    assert.deepEqual(spareFiles([computed.file], [computed, first]), [computed.file])
    assert.deepEqual(
      [...idsInTitles("describe('W-A-1 W-B-2 it\\'s', () => test.skip(`F-C-3`, go))")],
      ['W-A-1', 'W-B-2', 'F-C-3'],
    )
  })
})
