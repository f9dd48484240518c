import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, it } from 'node:test'
import { root } from '../workspace/root.mjs'
import { filesUnder } from './files.mjs'
import { onlyInSoak, pagesInSoak } from './pagesInSoak.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')

describe('tests of pages that only the soak runs', () => {
  it('are tests of their file, or of the hosts that it goes through', () => {
    for (const { file, tests } of pagesInSoak) {
      const support = filesUnder([join(dirname(file), 'support')], /\.ts$/)
      const text = [file, ...support].map(read).join('\n')
      for (const title of tests)
        assert.ok(text.includes(`'${title.replace(/^products: /, '')}'`), `${file} has no test “${title}”`)
    }
  })

  it('are left out by their file and their titles', () => {
    const isSkipped = (title) => onlyInSoak.some((pattern) => pattern.test(title))
    const form = (suite) => `form of all inputs: ${suite} a label focuses its field`
    assert.equal(isSkipped(`pages examples/e2e/forms.e2e.ts ${form('Vue 2')}`), true)
    assert.equal(isSkipped(`pages examples/e2e/forms.e2e.ts ${form('Vue 3')}`), false)
    assert.equal(isSkipped(`pages examples/e2e/other.e2e.ts ${form('Vue 2')}`), false)
  })
})
