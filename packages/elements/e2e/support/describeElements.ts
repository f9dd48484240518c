import { shareOf } from '@ebkit/testing'
import type { ElementRecord } from './ElementRecord'
import { type Language, languages, nameOf } from './languages'
import { Place } from './Place'
import { test } from './test'
import { extentOf, walk } from './walk'

/** Each is walked through with the script tag; on the packages one of each kind is, and all in the soak. */
const kinds = ['number-input', 'date-range', 'dialog', 'data-list', 'data-form', 'uploader'].map(
  (name) => `eb-${name}`,
)

/** Which elements a run walks through in a language, by where they come from. */
const takenIn = (records: readonly ElementRecord[], language: Language) => {
  const onPackages = records.filter(({ tag }) => process.env.EB_SOAK || kinds.includes(tag))
  return {
    'script tag': shareOf(records, 12, `each element in ${nameOf[language]}`),
    packages: language === 'zh' || process.env.EB_SOAK ? shareOf(onPackages, 6, 'each kind on packages') : [],
  }
}

/** One test for each element in each language. */
export function describeElements(records: readonly ElementRecord[]): void {
  for (const language of languages) {
    const taken = takenIn(records, language)
    for (const record of new Set([...taken['script tag'], ...taken.packages]))
      test.describe(() => {
        test.describe.configure({ mode: 'parallel', timeout: 60_000 })
        test.skip(({ elementSource }) => !taken[elementSource].includes(record), 'in another turn')
        describeWalk(record, language)
      })
  }
}

function describeWalk(record: ElementRecord, language: Language): void {
  const extent = extentOf(language)
  const job = extent.isWhole ? 'job' : 'first job'
  const themes = [...extent.themes].reverse().join(' and ')
  const title = `${record.tag} does its ${job} in ${nameOf[language]}, ${themes}, and leaves nothing behind`
  test(title, async ({ page, openPage, servers }) => {
    await openPage(language, '')
    await walk(record, new Place(page, record.tag, language, servers.proxy), extent)
  })
}
