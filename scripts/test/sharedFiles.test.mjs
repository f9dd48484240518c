import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, describe, it } from 'node:test'
import { tsImport } from 'tsx/esm/api'
import { changedLately } from './changedLately.mjs'
import { filesOfOtherTurns, mayBeLeftOut, sharedFiles } from './sharedFiles.mjs'

const { shareOf } = await tsImport('../../packages/testing/src/share.ts', import.meta.url)
const inTurn = (turn) => (items, parts, list) => shareOf(items, parts, list, turn)
const files = sharedFiles().flatMap((list) => list.files)

describe('test files in shares', () => {
  it('each is run in one of as many turns as its list has parts', () => {
    const turns = Array.from({ length: 12 }, (_, turn) => new Set(filesOfOtherTurns(inTurn(turn), [])))
    for (const { name, parts, files } of sharedFiles())
      for (const file of files) {
        const runs = turns.filter((leftOut) => !leftOut.has(file))
        assert.equal(runs.length, turns.length / parts, `${name}: ${file}`)
      }
  })

  it('a test that was changed lately runs in any turn, and so do those beside code that was', () => {
    const [first] = filesOfOtherTurns(inTurn(0), [])
    const others = (changed) => filesOfOtherTurns(inTurn(0), changed)
    assert.ok(!others([first]).includes(first))
    assert.equal(others([first]).length, others([]).length - 1)
    const beside = others([`${dirname(first)}/code.ts`])
    assert.ok(beside.length > 0 && beside.every((file) => dirname(file) !== dirname(first)))
  })

  it('none names a statement, divides its own lists, or keeps tenants, roles and sessions apart', () => {
    assert.ok(mayBeLeftOut('packages/ui/src/pager/Pager.test.tsx', 'it("shows the last page")'))
    assert.ok(
      !mayBeLeftOut('packages/ui/src/pager/Pager.test.tsx', 'it("C-PAGE W-LIST-3 shows the last page")'),
    )
    assert.ok(
      !mayBeLeftOut('packages/ui/src/pager/Pager.test.tsx', 'for (const one of shareOf(all, 3, "all"))'),
    )
    assert.ok(!mayBeLeftOut('packages/gateway/src/session/sessions.test.ts', 'it("ends")'))
    assert.ok(!mayBeLeftOut('packages/gateway/src/server/rights.test.ts', 'it("refuses")'))
    assert.ok(files.length > 150, `${files.length} files`)
  })
})

describe('what was changed lately', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ebkit-commits-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      cwd: folder,
      stdio: 'ignore',
    })
  const commit = (name) => {
    writeFileSync(join(folder, name), name)
    git('add', '.')
    git('commit', '-m', name)
  }

  it('is what the last twelve commits have changed, a merge being one', () => {
    assert.deepEqual(changedLately(folder), [])
    git('init', '-b', 'main')
    for (let number = 1; number <= 13; number++) commit(`own-${number}`)
    git('checkout', '-b', 'other', 'HEAD~1')
    commit('other-1')
    commit('other-2')
    git('checkout', 'main')
    git('merge', '--no-ff', '--no-edit', 'other')
    const own = Array.from({ length: 11 }, (_, index) => `own-${index + 3}`)
    assert.deepEqual(changedLately(folder).sort(), [...own, 'other-1', 'other-2'].sort())
  })
})
