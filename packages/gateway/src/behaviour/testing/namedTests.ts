import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A test of the gateway. */
export interface NamedTest {
  readonly file: string
  readonly title: string
}

const source = fileURLToPath(new URL('../..', import.meta.url))
const pages = fileURLToPath(new URL('../../../../console/e2e', import.meta.url))

/** Titles of `test('…', …)`, but not of `/\d/.test('…')`. */
function testsIn(folder: string, ending: string): NamedTest[] {
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?<![\w.])test\(\s*(['"`])(.*?)\1,/gs)].map(
      ([, , title = '']) => ({
        file,
        title,
      }),
    ),
  )
}

/** All tests of the gateway. */
export const namedTests = (): NamedTest[] => testsIn(source, '.test.ts')

/** Titles of the console's page tests. */
export const titlesOfPages = (): string[] => testsIn(pages, '.e2e.ts').map(({ title }) => title)

/** The tests whose titles name an effect, a computed field or an automatic change. */
export const testsOf = (name: string, tests: readonly NamedTest[]): NamedTest[] => {
  const pattern = new RegExp(`(?<![\\w.])${name.replaceAll('.', '\\.')}\\b`)
  return tests.filter(({ title }) => pattern.test(title))
}
