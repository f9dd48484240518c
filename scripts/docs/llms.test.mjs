import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { firstSentence, writeTextForModels } from './llms.mjs'

describe('the first sentence', () => {
  for (const [what, body, sentence] of [
    ['below the heading', '# Title\n\nOne thing. Another thing.\n\nMore.', 'One thing.'],
    ['over two lines, without links', '# T\n\nOne [thing](a.md)\nof many. More.', 'One thing of many.'],
    ['not in a number', '# T\n\nChromium 16.4 is\nenough. More.', 'Chromium 16.4 is enough.'],
    [
      'before a sample',
      '# T\n\nOne classic tag; no bundler:\n\n```html\n<b>\n```',
      'One classic tag; no bundler.',
    ],
    ['after an example', '# T\n\n<div class="example">\n<eb-a></eb-a>\n</div>\n\nA field. More.', 'A field.'],
  ])
    it(what, () => {
      assert.equal(firstSentence(body), sentence)
    })
})

describe('llms.txt', () => {
  let folder
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'llms-'))
    const page = (name, title, text) =>
      writeFileSync(join(folder, name), `---\ntitle: ${title}\n---\n\n# ${title}\n\n${text}\n`)
    page('start.md', 'Getting started', 'Two commands. And more.')
    page('eb-a.md', 'eb-a', 'A field. `value` is a text.')
    writeTextForModels(folder, {
      guides: [join(folder, 'start.md')],
      elementPages: [join(folder, 'eb-a.md')],
      packages: [{ name: '@ebkit/rules', introduction: 'Validators. Pure.' }],
      addressOf: (title) => `documents/${title.replace(' ', '_')}.html`,
    })
  })
  after(() => rmSync(folder, { recursive: true }))
  const read = (name) => readFileSync(join(folder, name), 'utf8')

  it('has a title, a summary, and sections of links with a sentence each', () => {
    const [title, summary, ...sections] = read('llms.txt').trim().split('\n\n')
    assert.equal(title, '# ebkit')
    assert.match(summary, /^> Widgets and a back-office console/)
    assert.deepEqual(sections, [
      '## Guides',
      '- [Getting started](documents/Getting_started.html): Two commands.',
      '## Elements',
      '- [eb-a](documents/eb-a.html): A field.',
      '## Packages',
      '- [@ebkit/rules](documents/@ebkit/rules.html): Validators.',
    ])
  })

  it('has beside it all texts in one file, without front matter', () => {
    assert.equal(
      read('llms-full.txt'),
      '# Getting started\n\nTwo commands. And more.\n\n---\n\n# eb-a\n\nA field. `value` is a text.\n',
    )
  })
})
