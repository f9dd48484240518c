// The code that the documentation shows: guides, introductions of packages, and the authors' part of element pages.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace/root.mjs'

const SAMPLE = /^```(\w+)\n([\s\S]*?)\n```$/gm

/** Where samples stand: files, relative to the repository. */
const pages = () => [
  'README.md',
  ...readdirSync(join(root, 'docs/guides')).map((name) => `docs/guides/${name}`),
  ...readdirSync(join(root, 'packages/widgets/src'))
    .map((name) => `packages/widgets/src/${name}/README.md`)
    .filter((path) => readable(path)),
  'packages/elements/src/pure/scope.md',
]

const readable = (path) => {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    return '' // a folder without a page
  }
}

/**
 * Samples in some languages, in the order of the pages.
 *
 * @param {string[]} languages as the fences name them: `html`, `js` …
 * @returns {{ page: string, title: string, language: string, code: string }[]} title: page and number, for tests
 */
export function documentedSamples(languages) {
  return pages().flatMap((page) =>
    [...readable(page).matchAll(SAMPLE)]
      .map(([, language, code]) => ({ page, language, code }))
      .filter(({ language }) => languages.includes(language))
      .map((sample, index) => ({
        ...sample,
        title: `${page.replace(/^packages\/widgets\/src\/|^docs\//, '')} ${index + 1}`,
      })),
  )
}
