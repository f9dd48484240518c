import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { openDevelopmentBuild } from './development.mjs'

describe('the build of npm run dev', () => {
  const sources = mkdtempSync(join(tmpdir(), 'sources-'))
  const out = mkdtempSync(join(tmpdir(), 'development-'))
  const source = (name, text) => writeFileSync(join(sources, name), text)
  const input = { 'eb-sample': join(sources, 'sample.ts') }
  const built = (name) => {
    const folder = join(out, 'eb')
    const [release] = readdirSync(folder).filter((entry) => /^[\d.]+-\d+$/.test(entry))
    return readFileSync(join(folder, release, name), 'utf8')
  }
  let build

  before(async () => {
    source('sample.css', '.sample { color: red }')
    source('sample.ts', "import css from './sample.css'\nexport const shown: string = css + ' before'\n")
    build = await openDevelopmentBuild(out, () => ({ ...input }))
    assert.equal(await build.rebuild(), true)
  })
  after(async () => {
    await build.close()
    for (const folder of [sources, out]) rmSync(folder, { recursive: true })
  })

  it('has the script tag, a file for each language and the page of the console', () => {
    const script = readFileSync(join(out, 'eb', 'eb.js'), 'utf8')
    assert.match(script, /"?eb-sample"?: \[0\]/)
    for (const language of ['zh', 'en']) assert.match(built(`eb-sample.${language}.js`), /export default/)
    assert.match(readFileSync(join(out, 'console', 'index.html'), 'utf8'), /src="\/eb\/[\d.-]+\/console\.js"/)
  })

  it('shows a change of code and one of a style sheet', async () => {
    assert.match(built('eb-sample.js'), /color: red[\s\S]* before/)
    source('sample.css', '.sample { color: blue }')
    source('sample.ts', "import css from './sample.css'\nexport const shown: string = css + ' after'\n")
    assert.equal(await build.rebuild(), true)
    assert.match(built('eb-sample.js'), /color: blue[\s\S]* after/)
  })

  it('keeps the last build while a source does not compile', async () => {
    source('sample.ts', 'export const = broken')
    assert.equal(await build.rebuild(), false)
    assert.match(built('eb-sample.js'), / after/)
    source('sample.ts', "export const shown = 'mended'\n")
    assert.equal(await build.rebuild(), true)
    assert.match(built('eb-sample.js'), /mended/)
  })

  it('takes in an element that is new', async () => {
    source('second.ts', "export const second = 'second'\n")
    input['eb-second'] = join(sources, 'second.ts')
    assert.equal(await build.rebuild(), true)
    assert.match(built('eb-second.js'), /second/)
    assert.match(readFileSync(join(out, 'eb', 'eb.js'), 'utf8'), /eb-second/)
  })
})
