import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { brokenLinks } from './brokenLinks.mjs'

test('links without a page, an anchor or a host are found, in pages of folders too; all others are not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'links-'))
  try {
    mkdirSync(join(folder, 'guides'))
    writeFileSync(
      join(folder, 'guides/forms.html'),
      '<h2 id="what">a</h2><a href="../index.html#it&#39;s">a</a><a class="b" href="#what">a</a><a href="#which">b</a>',
    )
    const good = [
      'guides/forms.html#what',
      'guides/forms.html?a=b',
      '#example=eb-date',
      '/docs/api',
      'https://a.cn/',
    ]
    const bad = ['guides/form.html', 'guides/forms.html#where', 'http://guide.md']
    const links = [...good, ...bad].map((address) => `<a href="${address}">link</a>`).join('')
    writeFileSync(
      join(folder, 'index.html'),
      `<p id="it's">${links}</p><script>'<a href="none.html">'</script>`,
    )
    assert.deepEqual(brokenLinks(folder).sort(), [
      'guides/forms.html: #which',
      ...['guides/form.html', 'guides/forms.html#where', 'http://guide.md'].map(
        (one) => `index.html: ${one}`,
      ),
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
