import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { root } from '../workspace/root.mjs'
import { filesUnder } from './files.mjs'
import { contractOnReact, contractOnReactInSoak } from './onPreactOnly.mjs'
import { sharedFiles } from './sharedFiles.mjs'
import { onReact, soakSteps } from './soakSteps.mjs'
import { namedIn } from './statements.mjs'
import { isPageOfStep } from './stepTurns.mjs'

const testFiles = () => filesUnder(['packages', 'examples', 'scripts'], /\.(test\.tsx?|e2e\.ts)$/)
const isDivided = (file) => /\b(shareOf|specimensFor)\(/.test(readFileSync(join(root, file), 'utf8'))

describe('the soak', () => {
  const steps = new Set(soakSteps().flatMap(({ files }) => files))

  it('runs every file that takes a share of a list in npm test', () => {
    const divided = testFiles().filter(isDivided)
    assert.ok(divided.length > 20, `${divided.length} files`)
    assert.deepEqual(
      divided.filter((file) => !steps.has(file)),
      [],
    )
    for (const { files } of sharedFiles()) for (const file of files) assert.ok(steps.has(file), file)
    for (const file of testFiles().filter(isPageOfStep)) assert.ok(steps.has(file), file)
    // its lists stand in support/describeElements.ts
    assert.ok(steps.has('packages/elements/e2e/eachElement.e2e.ts'))
  })

  it('a file stands in one list, and only in the last two if it names statements', () => {
    const lists = sharedFiles()
    for (const { name, parts, files } of lists) assert.ok(files.length >= parts, name)
    const all = lists.flatMap(({ files }) => files)
    assert.equal(new Set(all).size, all.length)
    const others = lists.slice(0, -2).flatMap(({ files }) => files)
    assert.deepEqual([...namedIn(others.map((file) => readFileSync(join(root, file), 'utf8')))], [])
  })

  it('runs the whole contract on React', () => {
    for (const file of [...contractOnReact(), ...contractOnReactInSoak()])
      assert.ok(steps.has(onReact(file)), file)
  })

  it('runs each file once, those with counts of their own alone, and what is done no more', () => {
    const all = soakSteps()
    const files = all.flatMap(({ files }) => files)
    assert.equal(new Set(files).size, files.length)
    const withCounts = 'packages/core/src/uploads/kills.test.ts'
    assert.deepEqual(all.find(({ files }) => files.includes(withCounts))?.files, [withCounts])
    assert.ok(all.some(({ files }) => files.length > 10))
    const done = new Set(files.slice(0, 100))
    assert.deepEqual(
      soakSteps(done)
        .flatMap(({ files }) => files)
        .sort(),
      files.slice(100).sort(),
    )
    assert.deepEqual(soakSteps(new Set(files)), [])
  })
})
