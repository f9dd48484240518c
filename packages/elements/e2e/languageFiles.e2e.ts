import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { isOfSinglePage } from '../../../scripts/build/languages.mjs'
import { allStrings } from './support/allStrings'
import { type Language, languages, nameOf } from './support/languages'
import { releaseFolder } from './support/release'

const packages = join(import.meta.dirname, '..', '..')

type Groups = Record<string, Record<string, string>>

/** Texts of all language files of the build, by `group.key`. */
async function builtTexts(language: Language): Promise<Map<string, Set<string>>> {
  const folder = releaseFolder()
  const names = readdirSync(folder).filter((name) => name.endsWith(`.${language}.js`))
  const files = await Promise.all(
    names.map(async (name) => (await import(pathToFileURL(join(folder, name)).href)).default as Groups),
  )
  const texts = new Map<string, Set<string>>()
  for (const groups of files)
    for (const [group, byKey] of Object.entries(groups))
      for (const [key, text] of Object.entries(byKey)) {
        const name = `${group}.${key}`
        texts.set(name, (texts.get(name) ?? new Set()).add(text))
      }
  return texts
}

for (const language of languages) {
  test(`every text of every strings.ts is in the built language files, but those of single pages (${nameOf[language]})`, async () => {
    const built = await builtTexts(language)
    const all = await allStrings()
    const own = all.filter(({ file }) => !isOfSinglePage(join(packages, file)))
    expect(own.length).toBeLessThan(all.length)
    const wrong = own.flatMap(({ file, group, ...texts }) =>
      Object.keys(texts.zh)
        .filter((key) => !built.get(`${group}.${key}`)?.has(texts[language][key] as string))
        .map((key) => `${file} ${group}.${key}: ${texts[language][key] ?? 'no text'}`),
    )
    expect(wrong).toEqual([])
  })
}

test('every strings.ts has the same keys in both languages, and the English texts have no Chinese character', async () => {
  const wrong = (await allStrings()).flatMap(({ file, zh, en }) => [
    ...Object.keys({ ...zh, ...en })
      .filter((key) => !(key in zh) || !(key in en))
      .map((key) => `${file} ${key}`),
    ...Object.entries(en)
      .filter(([, text]) => /[\u2e80-\u9fff\uff00-\uffef]/.test(text))
      .map(([key, text]) => `${file} ${key}: ${text}`),
  ])
  expect(wrong).toEqual([])
})
