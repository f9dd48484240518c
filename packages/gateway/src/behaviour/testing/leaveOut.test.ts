import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { behaviours } from '../behaviours'
import { namedTests, testsOf } from './namedTests'

const root = fileURLToPath(new URL('../../../../..', import.meta.url))
const preload = fileURLToPath(new URL('leaveOut.ts', import.meta.url))

/** Code that can be disabled: effects, automatic changes, and fields that are computed on reading. */
const names = behaviours.flatMap(({ resource, effects = {}, auto = {}, computed = {} }) => {
  const live = Object.entries(computed).flatMap(([name, { kind }]) => (kind === 'live' ? [name] : []))
  return [...Object.keys(effects), ...Object.keys(auto), ...live].map((name) => `${resource.name}.${name}`)
})

const escaped = (title: string) => title.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** Runs the tests named after some code without that code. @returns whether they still pass */
function passesWithout(name: string): Promise<boolean> {
  const found = testsOf(name, namedTests())
  const file = found[0]?.file
  assert.ok(file, `no test is named after ${name}`)
  const titles = found.filter((each) => each.file === file).map(({ title }) => `^${escaped(title)}`)
  const { NODE_TEST_CONTEXT: _, ...environment } = process.env
  const options = ['--import', 'tsx', '--import', preload, '--conditions=source']
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...options, `--test-name-pattern=${titles.join('|')}`, file],
      { cwd: root, env: { ...environment, EB_LEAVE_OUT: name } },
      (error) => resolve(error === null),
    )
  })
}

/** Two at once: there are almost 400, each with a gateway of its own. */
const options = { skip: !process.env.EB_SOAK, concurrency: 2 }

describe('each effect, automatic change and computed field is tested', options, () => {
  const chosen = process.env.EB_LEAVE_OUT_OF
  const among = names.filter((name) => !chosen || name.startsWith(`${chosen}.`))
  for (const name of among)
    test(`without ${name} its test fails`, async () => {
      assert.equal(await passesWithout(name), false, `the tests of ${name} pass without it`)
    })
})
