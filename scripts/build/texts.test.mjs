import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { filesUnder } from '../test/files.mjs'
import { root } from '../workspace/root.mjs'
import { evaluateTexts } from './languages.mjs'

const read = (file) => readFileSync(`${root}/${file}`, 'utf8')

/** The expression that texts of the catalogue are tested with. */
const internal = new RegExp(/const internal = \/(.*)\//.exec(read('packages/domain/src/texts.test.ts'))[1])

/** Names that people use, and places that values are put in. */
const names = /WeChat|vPOS|ePay|iOS|\{[^}]*\}/g

/** Texts that only developers read: names of their own attributes, scopes of keys, the origin that browsers send. */
const forDevelopers = /^unknownTab$|^sandbox$|^otherScopesHint$/

/** All texts, with where they stand. */
async function allTexts() {
  const modules = await evaluateTexts()
  return [...modules].flatMap(([file, groups]) =>
    Object.values(groups).flatMap(({ texts }) =>
      Object.values(texts).flatMap((own) =>
        Object.entries(own).map(([key, text]) => ({
          place: `${file.slice(root.length)} ${key}`,
          key,
          text: String(text),
        })),
      ),
    ),
  )
}

/** Chinese words in the code of a file, comments and expressions aside. */
const chineseIn = (file) =>
  read(file)
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .match(/(['"`>])[^'"`<\n/]*[\u4e00-\u9fff][^'"`<\n/]*/g) ?? []

describe('texts', () => {
  it('no text that an operator reads has a word of the code', async () => {
    const texts = await allTexts()
    assert.ok(texts.length > 4_000, String(texts.length))
    const found = texts.filter(
      ({ key, text }) => !forDevelopers.test(key) && internal.test(text.replace(names, '')),
    )
    assert.deepEqual(found, [])
    assert.match('Each node needs menuId', internal)
  })

  it('texts of the console stand in files of texts', () => {
    const files = filesUnder(['packages/console/src'], /\.tsx?$/).filter(
      // 万 is a unit of figures; each language is called by its own name
      (file) =>
        !/[sS]trings\.ts$|\.test\.tsx?$|\/testing\/|figures\/formatFigure\.ts$|LanguageMenu\.tsx$/.test(file),
    )
    assert.ok(files.length > 300)
    assert.deepEqual(
      files.flatMap((file) => chineseIn(file).map((text) => `${file} ${text}`)),
      [],
    )
  })
})
