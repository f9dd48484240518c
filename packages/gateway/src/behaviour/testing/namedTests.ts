import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A test of the gateway. */
export interface NamedTest {
  readonly file: string
  readonly title: string
}

const source = fileURLToPath(new URL('../..', import.meta.url))

/** All tests of the gateway, by their titles. */
export function namedTests(): NamedTest[] {
  const files = readdirSync(source, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(source, name))
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\btest\(\s*(['"`])(.*?)\1,/gs)].map(([, , title = '']) => ({
      file,
      title,
    })),
  )
}

/** The tests whose titles name an effect, a computed field or an automatic change. */
export const testsOf = (name: string, tests: readonly NamedTest[]): NamedTest[] => {
  const pattern = new RegExp(`(?<![\\w.])${name.replaceAll('.', '\\.')}\\b`)
  return tests.filter(({ title }) => pattern.test(title))
}
