import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { buildBrowser } from './build/browser.mjs'
import { entries } from './build/catalog.mjs'
import { consolePage } from './build/consolePage.mjs'
import { evaluateTexts, languages, mergeTexts } from './build/languages.mjs'
import { manifestOf } from './build/loader.mjs'

const sample = fileURLToPath(new URL('build/fixtures/sample.ts', import.meta.url))
const input = { runtime: entries().runtime, 'eb-sample': sample }
/** Files of the sample besides those that all elements share. */
const own = ['eb-sample.js', 'later.js']

describe('script-tag build', () => {
  let folder
  let result
  const release = (...parts) => readFileSync(join(folder, 'eb', result.version, ...parts))

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'eb-build-'))
    result = await buildBrowser({ folder, input })
  })
  after(() => rmSync(folder, { recursive: true }))

  it('writes the script tag twice, newest and pinned, with flat chunks', () => {
    for (const name of ['eb.js', 'vue2.js'])
      assert.deepEqual(readFileSync(join(folder, 'eb', name)), release(name))
    const names = readdirSync(join(folder, 'eb', result.version))
    for (const name of [...own, 'eb.js', 'runtime.js', 'vue2.js']) assert.ok(names.includes(name), name)
  })

  it('writes each file compressed too, and source maps in another folder', () => {
    for (const name of ['eb.js', 'runtime.js', ...own, 'integrity.json']) {
      assert.deepEqual(brotliDecompressSync(release(`${name}.br`)), release(name))
      assert.deepEqual(gunzipSync(release(`${name}.gz`)), release(name))
      assert.doesNotMatch(release(name).toString(), /sourceMappingURL/)
    }
    assert.ok(readdirSync(join(folder, 'maps', result.version)).includes('runtime.js.map'))
  })

  it('lists the hash of every file, and the hash of the list', () => {
    const hash = (contents) => `sha384-${createHash('sha384').update(contents).digest('base64')}`
    const list = JSON.parse(release('integrity.json').toString())
    const pair = (name) => [name, hash(release(`${name}.js`))]
    // Only the loader can verify the chunks that a chunk loads itself.
    assert.deepEqual(list['eb-sample'], ['eb-sample', 'later', 'eb-sample.zh', 'eb-sample.en'].map(pair))
    const scripts = readdirSync(join(folder, 'eb', result.version)).filter((name) => name.endsWith('.js'))
    for (const name of scripts.map((file) => file.replace(/\.js$/, '')).filter((name) => name !== 'eb'))
      assert.deepEqual(list[name]?.[0], pair(name), name)
    const { integrity } = JSON.parse(readFileSync(join(folder, 'eb', 'release.json'), 'utf8'))
    assert.deepEqual(integrity, { script: hash(release('eb.js')), chunks: hash(release('integrity.json')) })
  })

  it('writes the script tag in ASCII, for pages in any encoding, and without eval', () => {
    assert.match(release('eb.js').toString('latin1'), /^[\x20-\x7e\n]+$/)
    for (const name of ['eb.js', 'runtime.js', 'eb-sample.js'])
      assert.doesNotMatch(release(name).toString(), /\beval\(|new Function\(|process\.env/)
  })

  it('writes styles for the oldest browsers', () => {
    const code = release('eb-sample.js').toString()
    assert.match(code, /\.eb-sample b\{/)
    assert.doesNotMatch(code, /&/)
  })

  it('contract 12 keeps what guards the handlers of elements, which nothing imports by name', () => {
    assert.match(release('runtime.js').toString(), /handler-failed/)
  })

  it('gives identical sources the same version', async () => {
    const { version } = await buildBrowser({ folder, input })
    assert.equal(version, result.version)
  })

  it('moves texts out of the code, into a file for each language', async () => {
    const texts = async (language) =>
      (await import(`data:text/javascript,${encodeURIComponent(release(`eb-sample.${language}.js`))}`))
        .default
    assert.deepEqual((await texts('zh')).sample, { add: '加' })
    assert.deepEqual((await texts('en')).sample, { add: 'Add' })
    assert.doesNotMatch(release('eb-sample.js').toString(), /加|"Add"/)
  })
})

describe('manifestOf', () => {
  it('lists for each tag all its static imports, its own chunk last, and no later chunks', () => {
    const chunk = (fileName, imports, dynamicImports = []) => ({ fileName, imports, dynamicImports })
    const { files, tags } = manifestOf([
      chunk('eb-one.js', ['fields.js'], ['later.js']),
      chunk('eb-two.js', ['runtime.js']),
      chunk('fields.js', ['runtime.js']),
      chunk('later.js', []),
      chunk('runtime.js', []),
    ])
    const named = Object.fromEntries(
      Object.entries(tags).map(([tag, numbers]) => [tag, numbers.map((number) => files[number])]),
    )
    assert.deepEqual(named, {
      'eb-one': ['fields', 'runtime', 'eb-one'],
      'eb-two': ['runtime', 'eb-two'],
    })
  })
})

describe('texts', () => {
  it('every strings.ts has texts in both languages', async () => {
    const modules = await evaluateTexts()
    assert.ok(modules.size > 50, String(modules.size))
    for (const [file, groups] of modules)
      for (const { texts } of Object.values(groups))
        assert.deepEqual(Object.keys(texts.en).sort(), Object.keys(texts.zh).sort(), file)
  })

  it('two different texts for one key of a group fail the build', () => {
    const group = (save) => ({
      group: 'sample',
      texts: Object.fromEntries(languages.map((one) => [one, { save }])),
    })
    assert.deepEqual(mergeTexts([group('Save'), group('Save')], 'en'), { sample: { save: 'Save' } })
    assert.throws(() => mergeTexts([group('Save'), group('Keep')], 'en'), /Two texts for sample\.save in en/)
  })
})

describe('inputs of the build', () => {
  it('the catalogue of elements, each with its module', () => {
    const tags = Object.keys(entries()).filter((name) => name.startsWith('eb-'))
    assert.ok(tags.includes('eb-satisfaction') && tags.includes('eb-scope'))
    for (const tag of tags.filter((tag) => tag !== 'eb-console'))
      assert.match(entries()[tag], new RegExp(`register.${tag.slice(3)}\\.ts$`))
    assert.match(entries()['eb-console'], /console.src.element.register\.ts$/)
  })
})

describe('consolePage', () => {
  it('replaces the source by the addresses of the release', () => {
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
