import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readFields } from '../configuration'
import { readSections } from './readSections'

/** Reads a configuration, and collects the reported problems. */
function read<Read>(reader: (tell: (problem: string) => void) => Read): { read: Read; reported: string[] } {
  const reported: string[] = []
  return { read: reader((problem) => reported.push(problem)), reported }
}

describe('sections that a page gives', () => {
  const fields = readFields(
    ['a', 'b', 'c', 'd'].map((name) => ({ name })),
    assert.fail,
  )
  const sectionsOf = (given: unknown) => read((tell) => readSections(given, fields, tell))

  test('keep their order; fields without a section come last, without a heading', () => {
    assert.deepEqual(
      sectionsOf([
        { title: '一', fields: ['c'], help: '说明' },
        { title: { zh: '二', en: 'Two' }, fields: ['a'] },
      ]),
      {
        read: [
          { title: { zh: '一' }, help: { zh: '说明' }, fields: ['c'] },
          { title: { zh: '二', en: 'Two' }, help: undefined, fields: ['a'] },
          { title: { zh: '' }, fields: ['b', 'd'] },
        ],
        reported: [],
      },
    )
  })

  test('without sections there is one with all fields; if all fields are assigned, no section is added', () => {
    const all = { title: { zh: '' }, fields: ['a', 'b', 'c', 'd'] }
    for (const given of [undefined, [], 7, {}]) assert.deepEqual(sectionsOf(given).read, [all])
    assert.equal(sectionsOf([{ title: '全', fields: ['d', 'c', 'b', 'a'] }]).read.length, 1)
    assert.deepEqual(readSections(undefined, [], assert.fail), [])
  })

  test('a field belongs to the first section that names it; unknown names are reported', () => {
    const { read, reported } = sectionsOf([
      { title: '一', fields: ['a', 'nope', 'b'] },
      { title: '二', fields: ['b', 'c', 'd'] },
      { fields: [] },
    ])
    assert.deepEqual(
      read.map(({ fields }) => fields),
      [['a', 'b'], ['c', 'd'], []],
    )
    assert.deepEqual(read[2]?.title, { zh: '' })
    assert.deepEqual(reported, ['sections[0].fields: there is no field nope'])
    assert.deepEqual(sectionsOf([{ title: '一', colour: 1 }]).reported, ['sections[0].colour is unknown'])
  })
})
