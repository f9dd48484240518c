import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, it } from 'node:test'
import { tsImport } from 'tsx/esm/api'
import { root } from '../workspace/root.mjs'
import { filesForStatements, filesOfOtherTurns, mayBeLeftOut, sharedFiles } from './sharedFiles.mjs'
import { namedIn, testFiles } from './statements.mjs'

const { shareOf } = await tsImport('../../packages/testing/src/share.ts', import.meta.url)
const inTurn = (turn) => (items, parts, list) => shareOf(items, parts, list, turn)
const files = sharedFiles().flatMap((list) => list.files)

describe('test files in shares', () => {
  const turns = Array.from({ length: 48 }, (_, turn) => new Set(filesOfOtherTurns(inTurn(turn), [])))
  const runsOf = (file) => turns.filter((leftOut) => !leftOut.has(file)).length

  it('each is run in one of as many turns as its list has parts, and one that names statements at least so often', () => {
    for (const { name, parts, files } of sharedFiles())
      for (const file of files) {
        const least = turns.length / parts
        assert.ok(
          name.startsWith('statements') ? runsOf(file) >= least : runsOf(file) === least,
          `${name}: ${file}`,
        )
      }
  })

  it('each statement that a left-out file names stands in a title of one that runs', () => {
    const idsOf = new Map(
      testFiles().map((file) => [file, namedIn([readFileSync(join(root, file), 'utf8')])]),
    )
    const statements = new Set([...idsOf.values()].flatMap((ids) => [...ids]))
    assert.ok(statements.size > 450, `${statements.size} statements`)
    for (const [turn, leftOut] of turns.entries()) {
      const running = [...idsOf].filter(([file]) => !leftOut.has(file))
      const named = new Set(running.flatMap(([, ids]) => [...ids]))
      assert.deepEqual(
        [...statements].filter((id) => !named.has(id)),
        [],
        `turn ${turn}`,
      )
    }
    const least = files.filter((file) => idsOf.get(file).size > 0 && runsOf(file) < turns.length)
    assert.ok(least.length > 80, `${least.length} files that name statements wait in some turn`)
  })

  it('files that run for their statements alone are those of other turns that name one', () => {
    for (const [turn, leftOut] of turns.entries()) {
      const forStatements = filesForStatements(inTurn(turn), [])
      assert.ok(forStatements.length > 40, `${forStatements.length} in turn ${turn}`)
      for (const file of forStatements) {
        assert.ok(!leftOut.has(file) && files.includes(file), file)
        assert.ok(namedIn([readFileSync(join(root, file), 'utf8')]).size > 0, file)
      }
    }
    const [first] = filesForStatements(inTurn(0), [])
    assert.ok(!filesForStatements(inTurn(0), [first]).includes(first), 'a file that was changed runs whole')
  })

  it('a test that was changed lately runs in any turn, and so do those beside code that was', () => {
    const [first] = filesOfOtherTurns(inTurn(0), [])
    const others = (changed) => filesOfOtherTurns(inTurn(0), changed)
    assert.ok(!others([first]).includes(first))
    assert.equal(others([first]).length, others([]).length - 1)
    const beside = others([`${dirname(first)}/code.ts`])
    assert.ok(beside.length > 0 && beside.every((file) => dirname(file) !== dirname(first)))
  })

  it('of very many files beside changed code a share runs, in each turn another one', () => {
    const everywhere = [...new Set(files.map((file) => `${dirname(file)}/code.ts`))]
    const waiting = (turn, changed) => filesOfOtherTurns(inTurn(turn), changed)
    const added = (turn) => {
      const left = new Set(waiting(turn, everywhere))
      return waiting(turn, []).filter((file) => !left.has(file))
    }
    const [one, other] = [added(0), added(1)]
    for (const { length } of [one, other]) assert.ok(length > 10 && length <= 40, `${length} files`)
    assert.ok(other.some((file) => !one.includes(file)))
  })

  it('none that keeps tenants, roles and sessions apart may wait, nor a component or Node test that divides a list', () => {
    assert.ok(mayBeLeftOut('packages/ui/src/pager/Pager.test.tsx', 'it("shows the last page")'))
    assert.ok(
      !mayBeLeftOut('packages/ui/src/pager/Pager.test.tsx', 'for (const one of shareOf(all, 3, "all"))'),
    )
    assert.ok(mayBeLeftOut('examples/e2e/screens.e2e.ts', 'for (const one of shareOf(all, 3, "all"))'))
    assert.ok(!mayBeLeftOut('packages/gateway/src/session/sessions.test.ts', 'it("ends")'))
    assert.ok(!mayBeLeftOut('packages/gateway/src/server/rights.test.ts', 'it("refuses")'))
    assert.ok(files.length > 150, `${files.length} files`)
  })
})
