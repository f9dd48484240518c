import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { withLinks } from './playground.mjs'
import { samplesOf } from './samples.mjs'

const page = `# eb-sample

\`\`\`html
<eb-sample></eb-sample>
\`\`\`

\`\`\`js
sample.show()
\`\`\`

\`\`\`html
<p>no element of ours</p>
\`\`\`

\`\`\`html
<eb-sample open></eb-sample>
<eb-date></eb-date>
\`\`\`
`

const samples = samplesOf('eb-sample', page)

describe('samples of an element', () => {
  it('are its HTML, named after it; what shows no element has no name', () => {
    assert.deepEqual(samples, [
      { name: 'eb-sample', html: '<eb-sample></eb-sample>' },
      { html: '<p>no element of ours</p>' },
      { name: 'eb-sample-2', html: '<eb-sample open></eb-sample>\n<eb-date></eb-date>' },
    ])
  })

  it('have a link each to the playground, below their code', () => {
    const code = '<pre><code class="html">…</code><button type="button">Copy</button></pre>'
    const other = '<pre><code class="js">…</code></pre>'
    const found = withLinks(`${code}${other}${code}${code}`, samples)
    const link = (name) =>
      `<p class="try"><a href="Playground.html#example=${name}">Open in the playground</a></p>`
    assert.equal(found, `${code}${link('eb-sample')}${other}${code}${code}${link('eb-sample-2')}`)
  })
})
