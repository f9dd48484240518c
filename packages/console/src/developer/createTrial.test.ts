import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TrialOutcome } from '@ebkit/core/services/developer'
import { createTrial } from './createTrial'

const first = { origin: 'https://a.example', key: 'k', account: 'a', hotelId: '1' }
const works: TrialOutcome = { finding: 'works', passed: [], permissions: [] }

test('the outcome of a trial is not shown beside other values, however late it comes', async () => {
  const answers: ((outcome: TrialOutcome) => void)[] = []
  const refusals: ((error: Error) => void)[] = []
  const tryAccess = () =>
    new Promise<TrialOutcome>((resolve, reject) => {
      answers.push(resolve)
      refusals.push(reject)
    })
  const trial = createTrial({ tryAccess }, first)
  const before = trial.run()
  trial.change({ key: 'other' })
  assert.equal(trial.$state.get().isBusy, false)
  const failing = trial.run()
  answers[0]?.(works)
  await before
  assert.deepEqual(trial.$state.get(), { trial: { ...first, key: 'other' }, isBusy: true })
  refusals[1]?.(new Error('down'))
  await failing
  assert.ok(trial.$state.get().error)
  trial.change({ key: 'k' })
  assert.equal(trial.$state.get().error, undefined)
  const last = trial.run()
  answers[2]?.(works)
  await last
  assert.deepEqual(trial.$state.get(), { trial: first, isBusy: false, outcome: works })
})
