import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { loadLanguage } from './loadLanguage'

/** Language files as the script tag's build makes them, in a folder of their own. */
describe('language files', () => {
  let folder: string
  let textsOf: typeof import('./languageFiles').textsOf
  const program = (name: string) => pathToFileURL(join(folder, name)).href
  const write = (name: string, groups: object) =>
    writeFile(join(folder, name), `export default ${JSON.stringify(groups)}`)
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ebkit-languages-'))
    await writeFile(join(folder, 'package.json'), '{"type":"module"}')
    assert.equal(loadLanguage('eb-one', 'zh'), undefined, 'packages hold their texts: nothing is loaded')
    textsOf = (await import('./languageFiles')).textsOf
  })
  after(() => rm(folder, { recursive: true }))

  test('loads one file per program and language, once', async () => {
    await write('eb-one.zh.js', { one: { save: '保存' }, errors: { unknown: '出错了' } })
    await write('eb-one.en.js', { one: { save: 'Save' } })
    const one = textsOf('one')
    assert.deepEqual([one.zh, one.en], [{}, {}])
    const loading = loadLanguage(program('eb-one'), 'zh')
    assert.equal(loadLanguage(program('eb-one'), 'zh'), loading, 'it is on its way')
    await loading
    assert.equal(loadLanguage(program('eb-one'), 'zh'), undefined)
    assert.deepEqual([one.zh, one.en, textsOf('errors').zh], [{ save: '保存' }, {}, { unknown: '出错了' }])
    await loadLanguage(program('eb-one'), 'en')
    assert.deepEqual([one.zh, one.en], [{ save: '保存' }, { save: 'Save' }])
  })

  test('a language without a file uses the English one', async () => {
    await write('eb-two.en.js', { two: { save: 'Save' } })
    await loadLanguage(program('eb-two'), 'fr')
    assert.deepEqual(textsOf('two').en, { save: 'Save' })
    assert.equal(loadLanguage(program('eb-two'), 'en'), undefined)
  })

  test('groups shared by programs have the texts of both', async () => {
    await write('eb-a.zh.js', { shared: { a: '甲' } })
    await write('eb-b.zh.js', { shared: { b: '乙' }, constructor: { c: '丙' } })
    await Promise.all([loadLanguage(program('eb-a'), 'zh'), loadLanguage(program('eb-b'), 'zh')])
    assert.deepEqual(textsOf('shared').zh, { a: '甲', b: '乙' })
    assert.deepEqual(textsOf('constructor').zh, { c: '丙' })
    assert.deepEqual(textsOf('toString').zh, {}, 'a group that came with no file')
  })

  test('W-CHUNK-3 reports a file that cannot be loaded, and retries it with another address', async () => {
    const failure = { name: 'ChunkLoadError', type: 'missing' }
    await assert.rejects(loadLanguage(program('eb-late'), 'zh') ?? Promise.resolve(), failure)
    await assert.rejects(loadLanguage(program('eb-late'), 'zh') ?? Promise.resolve(), failure)
    // Like browsers, Node caches failed imports by address.
    await write('eb-late.zh.js', { late: { save: '存' } })
    await loadLanguage(program('eb-late'), 'zh')
    assert.deepEqual(textsOf('late').zh, { save: '存' })
  })
})
