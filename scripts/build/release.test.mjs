import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { root } from '../workspace/root.mjs'
import { compress } from './compress.mjs'
import { publishRelease } from './release.mjs'

describe('releases that stay', () => {
  let folder
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'eb-releases-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const versionsIn = (path) =>
    readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort()
  const servedBy = (output) => readFileSync(join(output, 'eb/eb.js'), 'utf8')

  async function publish(output, version) {
    const script = await compress(`/* ${version} */`)
    await publishRelease(output, version, {
      files: new Map(['eb.js', 'vue2.js'].map((name) => [name, script])),
      maps: new Map([['eb.js', '{}']]),
      integrity: {},
      manifest: {},
    })
  }

  /** As if the release had been built so many days ago. */
  function age(output, version, days) {
    const then = new Date(Date.now() - days * 86_400_000)
    for (const kind of ['eb', 'maps']) utimesSync(join(output, kind, version), then, then)
  }

  async function publishDaysAgo(output, version, days) {
    await publish(output, version)
    age(output, version, days)
  }

  it('of four builds the newest three stay, with their maps', async () => {
    for (const [version, days] of Object.entries({ one: 3, two: 2, three: 1 }))
      await publishDaysAgo(folder, version, days)
    assert.deepEqual(versionsIn(join(folder, 'eb')), ['one', 'three', 'two'])
    await publish(folder, 'four')
    for (const kind of ['eb', 'maps'])
      assert.deepEqual(versionsIn(join(folder, kind)), ['four', 'three', 'two'])
    assert.equal(servedBy(folder), '/* four */')
  })

  it('the served one stays, even if its first build is the oldest; so does it when the next is built', async () => {
    for (const [version, days] of Object.entries({ one: 3, two: 2, three: 1 }))
      await publishDaysAgo(folder, version, days)
    await publish(folder, 'one')
    assert.deepEqual(versionsIn(join(folder, 'eb')), ['one', 'three', 'two'])
    await publish(folder, 'four')
    assert.deepEqual(versionsIn(join(folder, 'eb')), ['four', 'one', 'three'])
  })

  it('a release built in a folder of its own keeps the earlier ones by the commands of the guide', async () => {
    const guide = readFileSync(join(root, 'docs/guides/operations.md'), 'utf8')
    const [, commands] = /```sh\n\s*(mkdir -p \/srv\/ebkit-new[\s\S]*?)\n\s*cd /.exec(guide) ?? []
    assert.ok(commands, 'the guide says what to copy')
    const [older, newer] = ['ebkit', 'ebkit-new'].map((name) => join(folder, name, 'dist'))
    for (const [version, days] of Object.entries({ c: 30, b: 20, a: 10 }))
      await publishDaysAgo(older, version, days)
    execFileSync('sh', ['-ec', commands.replaceAll('/srv/', `${folder}/`)])
    await publish(newer, 'd')
    assert.deepEqual(versionsIn(join(newer, 'eb')), ['a', 'b', 'd'])
    assert.equal(servedBy(newer), '/* d */')
    assert.deepEqual(versionsIn(join(older, 'eb')), ['a', 'b', 'c'])
  })
})
