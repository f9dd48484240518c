import type { ElementRecord } from './ElementRecord'
import { languages, nameOf } from './languages'
import { Place } from './Place'
import { test } from './test'
import { extentOf, walk } from './walk'

/** One test for each element in each language. */
export function describeElements(records: readonly ElementRecord[]): void {
  test.describe.configure({ mode: 'parallel', timeout: 60_000 })
  for (const record of records) {
    for (const language of languages) {
      const extent = extentOf(language)
      const job = extent.isWhole ? 'job' : 'first job'
      const themes = [...extent.themes].reverse().join(' and ')
      const title = `${record.tag} does its ${job} in ${nameOf[language]}, ${themes}, and leaves nothing behind`
      test(title, async ({ page, openPage, servers }) => {
        await openPage(language, '')
        await walk(record, new Place(page, record.tag, language, servers.proxy), extent)
      })
    }
  }
}
