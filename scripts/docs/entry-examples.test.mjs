import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { listedExports } from '../workspace/exports.mjs'
import { root } from '../workspace/root.mjs'
import { elementPage, readmeOf } from './element-pages.mjs'
import { entriesWithExamples, examplesIn } from './entry-examples.mjs'
import { runExample, statedValues } from './example-values.mjs'
import { packageGroups, publicPackages } from './packages.mjs'
import { errorsIn } from './typeErrors.mjs'

/** What partners install, but for the elements, whose entries have pages of their own. */
const packages = publicPackages()
  .filter(({ group }) => group === packageGroups[0])
  .map(({ name }) => name.replace('@ebkit/', ''))
  .filter((name) => name !== 'elements')
const entries = packages.flatMap((name) => entriesWithExamples(name))

/** Of the examples of what an entry exports those that import it, as a partner would. */
const own = ({ entry, examples }) => examples.filter((code) => code.includes(`from '${entry}'`))

/** The examples as modules beside the sources, each once: several entries may export the same. */
function modulesOf(some) {
  const codes = new Map(some.flatMap((one) => one.examples.map((code) => [code, one.entry])))
  return new Map(
    [...codes].map(([code, entry], index) => {
      const [, name, ...path] = entry.split('/')
      const file = join(root, 'packages', name, `src/.example-${path.join('-')}-${index}.tsx`)
      return [file, `${code}\nexport {}`]
    }),
  )
}

describe('the entries of packages', () => {
  it('have an example each, on the page of what they export', () => {
    assert.ok(entries.length > 200, String(entries.length))
    assert.deepEqual(
      entries.filter((one) => !own(one).length).map(({ entry }) => entry),
      [],
    )
  })

  it('have examples whose types fit', () => {
    assert.deepEqual(errorsIn(modulesOf(entries)), [])
  })

  it('have examples that do what their comments say', async () => {
    const stating = [...modulesOf(entries).values()].filter(statedValues)
    assert.ok(stating.length > 50, String(stating.length))
    await Promise.all(stating.map((code) => runExample(code, join(root, 'packages/widgets/src'))))
  })

  it('would be found wrong', async () => {
    const [code] = examplesIn(
      '/**\n * @example\n * ```tsx\n * import { Switch } from \'@ebkit/widgets/switch\'\n *\n * export const on = <Switch valu="1" />\n * ```\n */',
    )
    const errors = errorsIn(new Map([[join(root, 'packages/widgets/src/.example.tsx'), code]]))
    assert.match(errors.join('\n'), /valu/)
    const wrong = "import { addDays } from '@ebkit/rules/dates'\naddDays('2026-02-28', 1) // '2026-02-29'"
    await assert.rejects(runExample(wrong, join(root, 'packages/widgets/src')), /2026-03-01/)
  })
})

describe('the entries of elements', () => {
  const folder = join(root, 'packages/elements')
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const names = Object.entries(listedExports(exports, folder))
    .filter(([, { source }]) => source?.startsWith('./src/register/'))
    .map(([key]) => key.slice('./'.length))

  it('have pages that import them and show their tags', () => {
    assert.ok(names.length > 40, String(names.length))
    for (const name of names) {
      const tagName = `eb-${name}`
      const page = elementPage({ tagName }, readmeOf(tagName))
      assert.match(page, new RegExp(`^import '@ebkit/elements/${name}'$`, 'm'))
      assert.ok(page.includes(`<${tagName}`), name)
    }
  })

  it('besides the tags have examples whose types fit', () => {
    const [vue] = entriesWithExamples('elements').filter(({ entry }) => entry === '@ebkit/elements/vue')
    assert.ok(own(vue).length > 0)
    const [pure] = examplesIn(readFileSync(join(folder, 'src/defineElement.ts'), 'utf8'))
    const sources = [...vue.examples, pure].map((code, index) => [
      join(folder, `src/.example-${index}.tsx`),
      `${code}\nexport {}`,
    ])
    assert.deepEqual(errorsIn(new Map(sources)), [])
  })
})
