import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { phasesOf, runAll } from './main.mjs'
import { allSteps } from './steps.mjs'

const step = (name, lane) => ({ name, ...(lane && { lane }) })
const namesOf = (steps) => phasesOf(steps).map((lanes) => lanes.map((lane) => lane.map(({ name }) => name)))

const folder = mkdtempSync(join(tmpdir(), 'lanes-'))
after(() => rmSync(folder, { recursive: true, force: true }))

/** A check that waits for the file `awaited`, and then makes one of its own name. */
function waiting(name, lane, awaited, more = {}) {
  const script = `
    const { existsSync, writeFileSync } = require('node:fs')
    const look = () => existsSync(process.argv[1]) ? writeFileSync(process.argv[2], '') : setTimeout(look, 10)
    look()`
  const paths = [awaited ?? '', name].map((file) => join(folder, file))
  const step = { name: `lanes-${name}`, title: name, kind: 'check', minutes: 1 }
  return { ...step, ...more, lane, command: process.execPath, args: ['-e', script, ...paths] }
}

describe('steps of npm test', () => {
  it('lanes do not wait for each other; results are in the order of the steps', async () => {
    const steps = [waiting('a', 'one', 'b'), waiting('c', 'one', 'a'), waiting('b', 'two'), waiting('d')]
    const results = await runAll(steps, { environment: {}, missing: new Map() })
    assert.deepEqual(
      results.map(({ step, outcomes }) => [step.title, outcomes[0].passed]),
      ['a', 'c', 'b', 'd'].map((name) => [name, true]),
    )
    assert.ok(existsSync(join(folder, 'd')))
    for (const { log } of results) rmSync(log)
  })

  it('a step waits for those that it comes after in another lane, and for none that does not run', async () => {
    const order = []
    const noting = (step) => ({
      ...step,
      get args() {
        order.push(step.title)
        return step.args
      },
    })
    const steps = [
      waiting('e', 'one'),
      waiting('f', 'one'),
      waiting('g', 'two', undefined, { after: ['lanes-f', 'nobody'] }),
    ].map(noting)
    const results = await runAll(steps, { environment: {}, missing: new Map() })
    assert.deepEqual(order, ['e', 'f', 'g'])
    for (const { log } of results) rmSync(log)
  })

  it('lanes run side by side, each in its order; steps without a lane run alone', () => {
    const steps = [step('a1', 'a'), step('b1', 'b'), step('a2', 'a'), step('x'), step('y'), step('b2', 'b')]
    assert.deepEqual(namesOf(steps), [[['a1', 'a2'], ['b1']], [['x']], [['y']], [['b2']]])
    assert.deepEqual(namesOf([]), [])
  })

  it('every step runs once; pages come after what they are served from', () => {
    const steps = allSteps()
    const phases = namesOf(steps)
    assert.deepEqual(phases.flat(2).sort(), steps.map(({ name }) => name).sort())
    const { after: before, lane } = steps.find(({ name }) => name === 'pages')
    assert.deepEqual(before, ['build', 'examples', 'docs'])
    for (const name of before) assert.notEqual(steps.find((step) => step.name === name).lane, lane)
  })
})
