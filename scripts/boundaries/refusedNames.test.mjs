import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { root } from '../workspace/root.mjs'
import { refusedNames } from './refusedNames.mjs'
import { sourceFiles } from './workspace.mjs'

/** Whose names are still to be replaced. This list may only shrink. */
const besides = [
  'packages/console/',
  'packages/gateway/src/map/',
  'packages/gateway/src/server/',
  'packages/widgets/src/applet-authorization/',
]

describe('refused names', () => {
  it('are found as identifiers with their lines, not in comments, texts or longer names', () => {
    const text =
      "// told\nconst told = ['judged']\nexport const untold = { gathering: told }\nexport class ListBench {}\n"
    assert.deepEqual(
      refusedNames('a.ts', text).map(({ line, problem }) => `${line} ${problem.split(' ')[0]}`),
      ['2 told', '3 gathering', '3 told', '4 ListBench'],
    )
  })

  it('are used by no source of the packages', () => {
    const files = sourceFiles(join(root, 'packages'))
      .map((path) => ({ path, shown: path.slice(root.length + 1).replaceAll('\\', '/') }))
      .filter(({ shown }) => !shown.includes('/e2e/') && !besides.some((folder) => shown.startsWith(folder)))
    assert.ok(files.length > 3000)
    const found = files.flatMap(({ path, shown }) =>
      refusedNames(path, readFileSync(path, 'utf8')).map(
        ({ line, problem }) => `${shown}:${line} ${problem}`,
      ),
    )
    assert.deepEqual(found, [])
  })
})
