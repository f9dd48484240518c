import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { groupsOf } from './nodeGroups.mjs'

const plain = "import { describe } from 'node:test'\ndescribe('a', () => {\n  before(() => {})\n})\n"
const files = (count, folder = 'packages/core/src') =>
  Array.from({ length: count }, (_, index) => `${folder}/${index}.test.ts`)

describe('node tests that share a process', () => {
  test('belong to one package, at most sixteen at a time', () => {
    const [core, rules] = [files(17), files(2, 'packages/rules/src')]
    assert.deepEqual(
      groupsOf([...core, ...rules], () => plain),
      [core.slice(0, 16), core.slice(16), rules],
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

  test('may read whether full counts are asked for, how much time was spent, and files', () => {
    for (const source of [
      'const runs = process.env.EB_SOAK ? 1000 : 50\n',
      'const spent = () => process.cpuUsage().user / 1000\n',
      'const fetch: typeof globalThis.fetch = serve\n',
      "import { readdirSync, readFileSync } from 'node:fs'\n",
    ]) {
      const [one, other] = files(2)
      const read = (file) => (file === one ? plain + source : plain)
      assert.deepEqual(groupsOf([one, other], read), [[one, other]], source)
    }
  })

  test('run alone where they write files or ask for what a process used alone', () => {
    for (const source of [
      "import { writeFileSync } from 'node:fs'\n",
      'const before = process.cpuUsage()\n',
    ]) {
      const [one, other] = files(2)
      const read = (file) => (file === one ? plain + source : plain)
      assert.deepEqual(groupsOf([one, other], read), [[one], [other]], source)
    }
  })

  test('are modules of a package: scripts run alone', () => {
    const scripts = ['scripts/a.test.mjs', 'scripts/b.test.mjs']
    assert.deepEqual(
      groupsOf(scripts, () => plain),
      scripts.map((file) => [file]),
    )
  })
})
