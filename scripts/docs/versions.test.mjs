import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readChangelog, readChangeset, versionsPage } from './versions.mjs'

const changelog = `# @ebkit/widgets

## 0.10.0

### Minor Changes

- 1a2b3c4: Rich texts keep
  their colours.

### Patch Changes

- Updated dependencies [1a2b3c4]
  - @ebkit/core@0.10.0
- 5d6e7f8: A map that is removed while it zooms.

## 0.2.0

### Major Changes

- Another name.
`

describe('the page of released versions', () => {
  it('reads a changelog as Changesets writes it, without what only names other packages', () => {
    assert.deepEqual(readChangelog(changelog), [
      {
        version: '0.10.0',
        changes: [
          { level: 'Minor', text: 'Rich texts keep\n  their colours.' },
          { level: 'Patch', text: 'A map that is removed while it zooms.' },
        ],
      },
      { version: '0.2.0', changes: [{ level: 'Major', text: 'Another name.' }] },
    ])
  })

  it('reads what waits for the next release', () => {
    const text = '---\n"@ebkit/core": patch\n"@ebkit/widgets": minor\n---\n\nA change.\n'
    assert.deepEqual(readChangeset(text), { level: 'Minor', text: 'A change.' })
  })

  it('marks the version that the documentation is of, and says how long an address stays', () => {
    const page = versionsPage({
      current: '0.10.0',
      released: readChangelog(changelog),
      waiting: [{ level: 'Patch', text: 'Later.' }],
    })
    assert.match(page, /## Not released yet\n\n\*\*Patch\*\*\n\n- Later\.\n\n## 0\.10\.0, this documentation/)
    assert.match(page, /its last three releases/)
    assert.ok(page.indexOf('## 0.10.0') < page.indexOf('## 0.2.0'))
  })

  it('has the current version before anything was released', () => {
    const page = versionsPage({ current: '0.1.0', released: [], waiting: [] })
    assert.match(page, /## 0\.1\.0, this documentation/)
    assert.doesNotMatch(page, /Not released/)
  })
})
