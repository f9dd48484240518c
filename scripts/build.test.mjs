import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { buildBrowser } from './build/browser.mjs'
import { elementBudgets } from './build/budgets.mjs'
import { entries } from './build/catalog.mjs'
import { consolePage } from './build/consolePage.mjs'
import { buildBrowserOutput } from './build/main.mjs'
import { shareTokens } from './build/shareTokens.mjs'
import { dropOthers, keepTokens, withTheirParts } from './build/usedTokens.mjs'

const sample = fileURLToPath(new URL('build/fixtures/sample.ts', import.meta.url))
const input = { 'eb-sample': sample }

describe('script-tag build', () => {
  let folder
  let result
  const release = (...parts) => readFileSync(join(folder, 'eb', result.version, ...parts))

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'eb-build-'))
    result = await buildBrowser({ folder, input })
  })
  after(() => rmSync(folder, { recursive: true }))

  it('writes the script tag twice, newest and pinned, and flat chunks beside it', () => {
    for (const name of ['eb.js', 'vue2.js'])
      assert.deepEqual(readFileSync(join(folder, 'eb', name)), release(name))
    const names = readdirSync(join(folder, 'eb', result.version)).filter((name) => name.endsWith('.js'))
    assert.deepEqual(names, ['eb-sample.js', 'eb.js', 'later.js', 'runtime.js', 'vue2.js'])
  })

  it('writes each file compressed too, and source maps elsewhere', () => {
    for (const name of ['eb.js', 'runtime.js', 'eb-sample.js', 'integrity.json']) {
      assert.deepEqual(brotliDecompressSync(release(`${name}.br`)), release(name))
      assert.deepEqual(gunzipSync(release(`${name}.gz`)), release(name))
      assert.doesNotMatch(release(name).toString(), /sourceMappingURL/)
    }
    assert.ok(readdirSync(join(folder, 'maps', result.version)).includes('runtime.js.map'))
  })

  it('lists the hash of every chunk, and the hash of the list', () => {
    const hash = (contents) => `sha384-${createHash('sha384').update(contents).digest('base64')}`
    const list = JSON.parse(release('integrity.json').toString())
    const pair = (name) => [name, hash(release(`${name}.js`))]
    assert.deepEqual(list, {
      // Nobody but the loader could check what the chunk loads itself.
      'eb-sample': [pair('eb-sample'), pair('later')],
      later: [pair('later')],
      runtime: [pair('runtime')],
      vue2: [pair('vue2')],
    })
    const { integrity } = JSON.parse(readFileSync(join(folder, 'eb', 'release.json'), 'utf8'))
    assert.deepEqual(integrity, { script: hash(release('eb.js')), chunks: hash(release('integrity.json')) })
  })

  it('gives the script tag in ASCII, for pages in any encoding, and without eval', () => {
    assert.match(release('eb.js').toString('latin1'), /^[\x20-\x7e\n]+$/)
    for (const name of ['eb.js', 'runtime.js', 'eb-sample.js']) {
      assert.doesNotMatch(release(name).toString(), /\beval\(|new Function\(|process\.env/)
    }
  })

  it('writes styles for the oldest browsers', () => {
    const code = release('eb-sample.js').toString()
    assert.match(code, /\.eb-sample b\{/)
    assert.doesNotMatch(code, /&/)
  })

  it('gives the same version to the same sources', async () => {
    const again = await buildBrowser({ folder, input })
    assert.equal(again.version, result.version)
  })

  it('says which budgets are broken, and fails', async () => {
    const budgets = {
      shared: { loader: { limit: 0.5, moonshot: 0.1 }, runtime: { limit: 99 }, data: {} },
      elements: { 'eb-sample': { limit: 0.1, total: 3 } },
    }
    const said = []
    const log = (text) => said.push(text)
    const done = await buildBrowserOutput({ folder, input, budgets }, { log, error: log })
    assert.equal(done, undefined)
    assert.match(said.join('\n'), /Size budgets broken/)
    assert.match(said.join('\n'), /loader: \d\.\d\d KiB, at most 0\.5/)
    assert.match(said.join('\n'), /eb-sample: 0\.\d\d KiB, at most 0\.1/)
    assert.match(said.join('\n'), /eb-sample with all it needs: \d+\.\d\d KiB, at most 3/)
    assert.ok(
      await buildBrowserOutput({ folder, input }, { log, error: log }),
      'the same build with room enough',
    )
  })

  it('fails when a small element costs more than three requests', async () => {
    const part = fileURLToPath(new URL('build/fixtures/second.ts', import.meta.url))
    const { problems } = await buildBrowser({ folder, input: { ...input, 'eb-second': part } })
    assert.match(problems.join('\n'), /eb-sample: 4 requests \(eb\.js, .*\), at most 3/)
  })
})

describe('what the build reads', () => {
  it('the catalogue of elements, each with its module', () => {
    const tags = Object.keys(entries()).filter((name) => name !== 'console')
    assert.ok(tags.includes('eb-satisfaction') && tags.includes('eb-scope'))
    for (const tag of tags) assert.match(entries()[tag], new RegExp(`register.${tag.slice(3)}\\.ts$`))
  })

  it('budgets that leave room for the shared parts in the whole', () => {
    for (const [tag, { limit, total, moonshot }] of Object.entries(elementBudgets)) {
      assert.ok(moonshot <= limit && limit < total, tag)
    }
  })
})

describe('consolePage', () => {
  it('puts the addresses of the release in the place of the source', () => {
    const html = '<head></head><body><script type="module" src="./src/main.tsx"></script></body>'
    const chunks = [
      { fileName: 'console.js', imports: ['runtime.js'], dynamicImports: [] },
      { fileName: 'runtime.js', imports: [], dynamicImports: [] },
    ]
    const page = consolePage(html, '1.2.3-abc', chunks)
    assert.match(page, /<link rel="modulepreload" href="\/eb\/1\.2\.3-abc\/runtime\.js">\n<\/head>/)
    assert.match(page, /<script type="module" src="\/eb\/1\.2\.3-abc\/console\.js"><\/script>/)
    assert.throws(() => consolePage('<p>', '1', chunks), /must hold/)
  })
})

describe('design tokens', () => {
  it('of one element are there before it is registered, and shown, by its entry', () => {
    const { code } = shareTokens({ 'eb-x': '/x.ts' }).transform('x.register()\n', '/x.ts')
    assert.match(code, /^import { addTokens } .*addTokens\(.*\);x\.register\(\)\n$/)
  })

  const css =
    ':root{--eb-a:1px;--eb-b:calc(2*var(--eb-a));--eb-c:"x;}";--eb-d:3px}@media print{:root{--eb-d:4px}}.x{--eb-c:2;color:red}'

  it('bring what their values are made of', () => {
    assert.deepEqual([...withTheirParts(css, ['--eb-b'])], ['--eb-b', '--eb-a'])
  })

  it('are taken out one by one, and rules without any go too', () => {
    assert.equal(
      keepTokens(css, new Set(['--eb-a', '--eb-b'])),
      ':root{--eb-a:1px;--eb-b:calc(2*var(--eb-a));}.x{color:red}',
    )
    assert.equal(
      keepTokens(css, new Set(['--eb-c', '--eb-d'])),
      ':root{--eb-c:"x;}";--eb-d:3px}@media print{:root{--eb-d:4px}}.x{--eb-c:2;color:red}',
    )
    assert.equal(dropOthers(keepTokens(css, new Set(['--eb-c']))), ':root{--eb-c:"x;}";}.x{--eb-c:2;}')
  })
})
