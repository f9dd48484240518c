import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { elementPage, writeElementPages } from './element-pages.mjs'

const element = {
  tagName: 'eb-sample',
  description: 'A sample on <dialog>.',
  attributes: [
    { name: 'page-key', fieldName: 'pageKey' },
    { name: 'lang', type: { text: 'string' }, description: 'Language.' },
  ],
  members: [
    {
      kind: 'field',
      name: 'pageKey',
      type: { text: "'a' | 'b'" },
      default: "'a'",
      description: 'Key of the page.',
    },
    { kind: 'field', name: 'onlyProperty', type: { text: 'Date' } },
    {
      kind: 'method',
      name: 'show',
      parameters: [{ name: 'level', optional: true }],
      description: 'Opens it.',
    },
  ],
  events: [{ name: 'eb-show', type: { text: 'CustomEvent<{ level: Level }>' }, description: 'It opened.' }],
  keyboard: { Esc: 'Closes it.' },
  cssParts: [{ name: 'panel', description: 'The box.' }],
}

describe('element pages', () => {
  it('show properties with their attributes, events, methods, keys and parts', () => {
    const page = elementPage(element)
    assert.match(page, /\| `pageKey` \| `page-key` \| `'a' \\\| 'b'` \| `'a'` \| Key of the page\. \|/)
    assert.match(page, /\| `onlyProperty` \| – \| `Date` \| – \| {2}\|/)
    assert.match(page, /\| – \| `lang` \| `string` \| – \| Language\. \|/)
    assert.match(page, /\| `eb-show` \| `\{ level: Level \}` \|/)
    for (const text of ['`show(level?)`', '`eb-show`', '| Esc | Closes it. |', '`panel`'])
      assert.ok(page.includes(text), text)
    assert.ok(!page.includes('## Slots'), 'no empty tables')
  })

  it('say how an element is imported', () => {
    assert.match(elementPage(element), /\n## Import\n[^#]*\nimport '@ebkit\/elements\/sample'\n/)
  })

  it('escape tags in descriptions', () => {
    assert.ok(elementPage(element).includes('A sample on &lt;dialog>.'))
  })

  it('keep the live example of an element that makes calls in a template, for readers who are signed in', () => {
    const readme =
      '# eb-sample\n\n<div class="example">\n<eb-sample></eb-sample>\n<div class="example__bar">\n</div>\n</div>\n\nMore.'
    const page = elementPage({ ...element, connected: true }, readme)
    const inside = '<eb-sample></eb-sample>\n<div class="example__bar">\n</div>'
    assert.ok(page.includes(`<div class="example"><template>\n${inside}\n</template></div>\n\nMore.`), page)
    assert.ok(elementPage(element, readme).includes(`<div class="example">\n${inside}\n</div>`))
  })

  it('are one per tag, in alphabetical order', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pages-'))
    const modules = [
      { declarations: [{ ...element, tagName: 'eb-zebra' }, { kind: 'class' }] },
      { declarations: [element] },
    ]
    const paths = writeElementPages({ modules }, folder)
    assert.deepEqual(
      paths.map((path) => path.slice(folder.length + 1)),
      ['eb-sample.md', 'eb-zebra.md'],
    )
    assert.match(readFileSync(paths[0], 'utf8'), /^---\ntitle: eb-sample\ngroup: Elements\n---/)
    rmSync(folder, { recursive: true })
  })
})
