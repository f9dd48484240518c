import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { filesUnder } from '../test/files.mjs'
import { root } from '../workspace/root.mjs'
import { describeElements } from './describe.mjs'
import { gapsOf } from './gaps.mjs'

const complete = {
  tag: 'eb-sample',
  summary: 'A sample.',
  properties: [{ name: 'width', kind: 'number', default: '300', description: 'Width in px.' }],
  attributes: [{ name: 'lang', description: 'Language. Default: that of the page.' }],
  events: [{ name: 'eb-show', description: 'It opened.' }],
  methods: [{ name: 'show', description: 'Opens it.' }],
  slots: { footer: 'Below.' },
  parts: { panel: 'The box.' },
  cssProperties: { '--eb-sample-height': { default: '20px', description: 'Height.' } },
}

describe('gaps of the reference', () => {
  it('are none where everything is said, `No default` included', () => {
    assert.deepEqual(gapsOf(complete), [])
    const name = { name: 'name', description: 'File name. No default: nothing is saved without.' }
    assert.deepEqual(gapsOf({ ...complete, properties: [name] }), [])
  })

  for (const [what, change, gap] of [
    ['a default', { properties: [{ name: 'min', description: 'The least.' }] }, 'min: no default'],
    [
      'a default of a common attribute',
      { attributes: [{ name: 'dir', description: 'Direction.' }] },
      'dir: no default',
    ],
    [
      'a unit',
      { properties: [{ name: 'closeTime', kind: 'number', default: '3', description: 'Until it closes.' }] },
      'closeTime: no unit',
    ],
    ['the text of an event', { events: [{ name: 'eb-hide', description: '' }] }, 'eb-hide: no description'],
    ['the text of a method', { methods: [{ name: 'hide', description: '' }] }, 'hide: no description'],
    ['the text of a slot', { slots: { footer: '' } }, 'footer: no description'],
    ['the text of a part', { parts: { panel: ' ' } }, 'panel: no description'],
    [
      'the default of a custom property',
      { cssProperties: { '--eb-gap': { description: 'Gap.' } } },
      '--eb-gap: no default',
    ],
    ['the summary', { summary: undefined }, 'itself: no description'],
  ])
    it(`are found: ${what}`, () => {
      assert.deepEqual(gapsOf({ ...complete, ...change }), [`eb-sample ${gap}`])
    })
})

describe('the reference of the elements', () => {
  let elements
  before(async () => {
    elements = await describeElements()
  })

  it('has no gap', () => {
    assert.deepEqual(elements.flatMap(gapsOf), [])
  })

  it('names every custom property that a style sheet of a widget reads and no token defines', () => {
    const read = (path) => readFileSync(join(root, path), 'utf8')
    const tokens = new Set(read('packages/ui/src/tokens.css').match(/--eb-[\w-]+(?=:)/g))
    const documented = new Set(elements.flatMap(({ cssProperties }) => Object.keys(cssProperties)))
    const used = filesUnder(['packages/widgets/src'], /\.css$/).flatMap((file) =>
      [...read(file).matchAll(/var\((--eb-[\w-]+)/g)].map(([, name]) => name),
    )
    const defined = new Set(
      filesUnder(['packages'], /\/src\/.*\.css$/).flatMap(
        (file) => read(file).match(/--eb-[\w-]+(?=\s*:)/g) ?? [],
      ),
    )
    assert.ok(used.includes('--eb-data-list-height'))
    const unknown = used.filter((name) => !tokens.has(name) && !defined.has(name) && !documented.has(name))
    assert.deepEqual([...new Set(unknown)], [])
  })
})
