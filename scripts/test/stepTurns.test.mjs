import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { tsImport } from 'tsx/esm/api'
import { filesUnder } from './files.mjs'
import { filesOfOtherTurns } from './sharedFiles.mjs'
import { soakSteps } from './soakSteps.mjs'
import { allSteps } from './steps.mjs'
import { stepsInTurns, stepsOfOtherTurns } from './stepTurns.mjs'

const { shareOf } = await tsImport('../../packages/testing/src/share.ts', import.meta.url)
const inTurn = (turn) => (items, parts, list) => shareOf(items, parts, list, turn)
const waitingIn = (turn, changed = []) => stepsOfOtherTurns(inTurn(turn), changed).map(({ name }) => name)
const names = stepsInTurns.map(({ name }) => name)

describe('steps in turns', () => {
  it('are steps of npm test, one of them in each turn, and all of them in the soak', () => {
    const all = allSteps().map(({ name }) => name)
    for (const name of names) assert.ok(all.includes(name), name)
    const ran = [0, 1, 2, 3, 4, 5].map((turn) => names.filter((name) => !waitingIn(turn).includes(name)))
    assert.deepEqual(ran.flat().sort(), [...names].sort())
    assert.ok(ran.every(({ length }) => length === 1))
    // the soak runs the contract on React and strict mode in steps of its own
    const inSoak = soakSteps().map(({ name }) => name)
    for (const name of names.filter((each) => !each.startsWith('browser')))
      assert.ok(inSoak.includes(name), name)
    for (const name of ['soak-strict', 'soak-elements-src-contract'])
      assert.ok(
        inSoak.some((each) => each.startsWith(name)),
        name,
      )
  })

  it('run in any turn after a change of what they test', () => {
    for (const [file, name] of [
      ['scripts/docs/style.mjs', 'docs'],
      ['docs/guides/jobs.md', 'docs'],
      ['scripts/start.mjs', 'start'],
      ['scripts/workspace/children.mjs', 'start'],
      ['scripts/new-widget/create.mjs', 'new-widget'],
    ])
      for (const turn of [0, 1, 2, 3, 4, 5])
        assert.ok(!waitingIn(turn, [file]).includes(name), `${file} ${turn}`)
    assert.deepEqual(waitingIn(0, ['docs/decisions/074-shares.md']), waitingIn(0))
  })

  it('the documentation is built whenever its pages are tested, and only then', () => {
    const isPage = (file) => file.startsWith('scripts/docs/e2e/')
    const pages = filesUnder(['scripts/docs/e2e'], /\.e2e\.ts$/).length
    assert.ok(pages > 0)
    for (const changed of [[], ['scripts/docs/style.mjs'], ['scripts/docs/e2e/docs.e2e.ts']])
      for (let turn = 0; turn < 48; turn++) {
        const leftOut = filesOfOtherTurns(inTurn(turn), changed).filter(isPage)
        assert.equal(leftOut.length, waitingIn(turn, changed).includes('docs') ? pages : 0, `turn ${turn}`)
      }
  })
})
