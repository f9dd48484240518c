import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { root } from '../workspace/root.mjs'
import { entriesWithExamples, examplesIn } from './entry-examples.mjs'
import { errorsIn } from './typeErrors.mjs'

const entries = entriesWithExamples('widgets')

/** Of its own examples those that import it, as a partner would. */
const own = ({ entry, examples }) => examples.filter((code) => code.includes(`from '${entry}'`))

describe('the entries of @ebkit/widgets', () => {
  it('have an example each, on the page of what they export', () => {
    assert.ok(entries.length > 40, String(entries.length))
    assert.deepEqual(
      entries.filter((one) => !own(one).length).map(({ entry }) => entry),
      [],
    )
  })

  it('have examples whose types fit', () => {
    const sources = new Map(
      entries.flatMap(({ entry, examples }) =>
        examples.map((code, index) => [
          join(root, 'packages/widgets/src', `.example-${entry.split('/').at(-1)}-${index}.tsx`),
          `${code}\nexport {}`,
        ]),
      ),
    )
    assert.deepEqual(errorsIn(sources), [])
  })

  it('would be found wrong', () => {
    const [code] = examplesIn(
      '/**\n * @example\n * ```tsx\n * import { Switch } from \'@ebkit/widgets/switch\'\n *\n * export const on = <Switch valu="1" />\n * ```\n */',
    )
    const errors = errorsIn(new Map([[join(root, 'packages/widgets/src/.example.tsx'), code]]))
    assert.match(errors.join('\n'), /valu/)
  })
})
