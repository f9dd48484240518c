import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { groupsOf } from './nodeGroups.mjs'

const plain = "import { describe } from 'node:test'\ndescribe('a', () => {\n  before(() => {})\n})\n"
const files = (count, folder = 'packages/core/src') =>
  Array.from({ length: count }, (_, index) => `${folder}/${index}.test.ts`)

describe('node tests that share a process', () => {
  test('belong to one package, at most eight at a time', () => {
    const [core, rules] = [files(9), files(2, 'packages/rules/src')]
    assert.deepEqual(
      groupsOf([...core, ...rules], () => plain),
      [core.slice(0, 8), core.slice(8), rules],
    )
  })

  test('exclude tests that would affect others', () => {
    for (const source of [
      'before(() => {})\n',
      "  process.env.PORT = '0'\n",
      '  mock.timers.enable()\n',
      '  globalThis.fetch = serve\n',
      "import { spawn } from 'node:child_process'\n",
    ]) {
      const [alone, other, another] = files(3)
      const read = (file) => (file === alone ? plain + source : plain)
      assert.deepEqual(groupsOf([other, alone, another], read), [[other, another], [alone]], source)
    }
  })

  test('may read whether full counts are asked for', () => {
    const [one, other] = files(2)
    const read = (file) => (file === one ? `${plain}const runs = process.env.EB_SOAK ? 1000 : 50\n` : plain)
    assert.deepEqual(groupsOf([one, other], read), [[one, other]])
  })

  test('are modules of a package: scripts run alone', () => {
    const scripts = ['scripts/a.test.mjs', 'scripts/b.test.mjs']
    assert.deepEqual(
      groupsOf(scripts, () => plain),
      scripts.map((file) => [file]),
    )
  })
})
