import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { packageGroups, publicPackages } from './packages.mjs'
import { errorsIn } from './typeErrors.mjs'

const packages = publicPackages().filter(({ group }) => group === packageGroups[0])

/** Code of an introduction that TypeScript reads. */
const samplesOf = ({ introduction }) =>
  [...introduction.matchAll(/```(?:js|tsx?)\n([\s\S]*?)\n```/g)].map(([, code]) => code)

describe('the introduction of each package', () => {
  for (const pack of packages)
    it(`${pack.name} has an example`, () => {
      assert.ok(samplesOf(pack).length > 0)
    })

  it('has examples whose types fit', () => {
    const sources = new Map(
      packages.flatMap((pack) =>
        samplesOf(pack).map((code, index) => [
          pack.entry.replace(/index\.ts$/, `.sample-${index}.tsx`),
          `${code}\nexport {}`,
        ]),
      ),
    )
    assert.deepEqual(errorsIn(sources), [])
    const [[file, code]] = sources
    assert.notDeepEqual(errorsIn(new Map([[file, `${code}\nimport '@ebkit/elements/date-rang'`]])), [])
  })
})
