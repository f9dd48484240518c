import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { changedLately } from './changedLately.mjs'

describe('what was changed lately', () => {
  const folders = []
  after(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })
  function repository() {
    const folder = mkdtempSync(join(tmpdir(), 'ebkit-commits-'))
    folders.push(folder)
    const git = (...args) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
        cwd: folder,
        stdio: 'ignore',
      })
    const commit = (name, content = name) => {
      writeFileSync(join(folder, name), content)
      git('add', '.')
      git('commit', '-m', name)
    }
    return { folder, git, commit }
  }

  it('is what the last five commits have changed, a merge being one', async () => {
    const { folder, git, commit } = repository()
    assert.deepEqual(await changedLately(folder), [])
    git('init', '-b', 'main')
    for (let number = 1; number <= 6; number++) commit(`own-${number}`)
    git('checkout', '-b', 'other', 'HEAD~1')
    commit('other-1')
    commit('other-2')
    git('checkout', 'main')
    git('merge', '--no-ff', '--no-edit', 'other')
    const own = Array.from({ length: 4 }, (_, index) => `own-${index + 3}`)
    assert.deepEqual((await changedLately(folder)).sort(), [...own, 'other-1', 'other-2'].sort())
  })

  it('is everything where there are fewer commits', async () => {
    const { folder, git, commit } = repository()
    git('init', '-b', 'main')
    commit('one.ts', 'export const one = 1\n')
    commit('two.md')
    assert.deepEqual(await changedLately(folder), ['one.ts', 'two.md'])
  })

  it('is no file of which comments, types or layout differ, and each whose code does', async () => {
    const { folder, git, commit } = repository()
    git('init', '-b', 'main')
    commit('comment.ts', 'export const one = 1\n')
    commit('part.tsx', 'export const Part = () => <p>{/* old */}one</p>\n')
    commit('code.ts', 'export const one = 1\n')
    commit('text.css', 'p { color: red }\n')
    commit('gone.mjs', 'export {}\n')
    commit('before.md')
    commit('comment.ts', '/** One. */\nexport const one: number =\n  1\n')
    commit('part.tsx', '/** A part. */\nexport const Part = () => <p>{/* new */}one</p>\n')
    commit('code.ts', 'export const one = 2\n')
    commit('text.css', 'p { color: blue }\n')
    git('rm', 'gone.mjs')
    commit('new.ts', '// nothing but a comment\n')
    assert.deepEqual(await changedLately(folder), ['code.ts', 'gone.mjs', 'new.ts', 'text.css'])
  })
})
