import assert from 'node:assert/strict'
import { afterEach, describe, mock, test } from 'node:test'
import fc, { type Scheduler } from 'fast-check'
import { createPicker, type PickerModel } from './pickerModel'
import { createSelectAll } from './selectAll'
import type { PageRequest } from './source'
import type { PickerState } from './state'

type Row = { id: string; isBlocked: boolean }

afterEach(() => mock.timers.reset())

/** Recognisable rows for a request; all tabs list the same rows. */
function rowsOf({ page, pageSize, search, eligibleOnly }: PageRequest): Row[] {
  const first = (page - 1) * pageSize + search.length + (eligibleOnly ? 3 : 0)
  return Array.from({ length: pageSize }, (_, index) => ({
    id: `${first + index}`,
    isBlocked: index % 4 === 3,
  }))
}

/** Answers in any order, also unneeded ones; each may be a failure. */
function scheduledSource(scheduler: Scheduler, failures: Iterator<boolean>) {
  const requests: { request: PageRequest; isFailure: boolean }[] = []
  const answer = async <T>(value: T, isFailure: boolean) => {
    await scheduler.schedule(Promise.resolve())
    if (isFailure) throw new Error('injected')
    return value
  }
  const source = {
    list(request: PageRequest) {
      const isFailure = !!failures.next().value
      if (request.pageSize === 10) requests.push({ request, isFailure })
      return answer({ rows: rowsOf(request), total: 1000 }, isFailure)
    },
    read: (keys: readonly string[]) =>
      answer(
        keys.map((id) => ({ id, isBlocked: false })),
        !!failures.next().value,
      ),
    keyOf: ({ id }: Row) => id,
    reasonOf: ({ isBlocked }: Row) => (isBlocked ? 'blocked' : undefined),
  }
  return { source, requests }
}

const tabs = ['a', 'b', 'c']
const isChosen = ({ $state }: PickerModel<Row>, key: string) =>
  $state.get().draft.some((one) => one.key === key)
const key = fc.integer({ min: 0, max: 40 }).map(String)
type Action = (model: PickerModel<Row>) => unknown
const verb = <T>(values: fc.Arbitrary<T>, run: (model: PickerModel<Row>, value: T) => unknown) =>
  values.map((value): { name: string; run: Action } => ({
    name: `${run} ${value}`,
    run: (model) => run(model, value),
  }))
const action = fc.oneof(
  verb(fc.constantFrom(...tabs), (model, tab) => model.setTab(tab)),
  verb(fc.integer({ min: 1, max: 5 }), (model, page) => model.setPage(page)),
  verb(fc.constantFrom('', 'x', 'xx'), (model, text) => model.setSearch(text)),
  verb(fc.constantFrom(1, 250), (_, milliseconds) => mock.timers.tick(milliseconds)),
  verb(fc.constant(''), (model) => model.searchNow()),
  verb(fc.boolean(), (model, on) => model.setEligibleOnly(on)),
  verb(fc.constant(''), (model) => model.reload()),
  verb(fc.constant(''), (model) => model.chooseSearch()),
  verb(fc.constant(''), (model) => model.stopSelectAll()),
  verb(fc.constant(''), (model) => model.choosePage()),
  // For a chosen row without a range start it would remove the row.
  verb(key, (model, to) => isChosen(model, to) || model.chooseRange(to)),
  verb(key, (model, one) => model.choose(one)),
  verb(fc.tuple(key, fc.nat(9)), (model, [one, to]) => model.move(one, to)),
)

/** Runs everything that is left, including timers. */
async function settle(scheduler: Scheduler) {
  for (let round = 0; round < 40; round++) {
    mock.timers.tick(250)
    await scheduler.waitIdle()
    await new Promise(setImmediate)
  }
}

describe('for any order of answers and failures', () => {
  test('the list ends with the last request, and no chosen row is ever lost', async () => {
    const steps = fc.array(fc.oneof(action, fc.constant(undefined)), { minLength: 1, maxLength: 25 })
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.infiniteStream(fc.boolean()),
        steps,
        async (scheduler, fails, actions) => {
          mock.timers.reset()
          mock.timers.enable({ apis: ['setTimeout'] })
          const { source, requests } = scheduledSource(scheduler, fails)
          const model = createPicker<Row>(source, () => ({ tabs }))
          model.withSelectAll(createSelectAll)
          const stop = model.start()
          const lost: string[] = []
          model.$state.listen((now, before) => before && lost.push(...lostRows(now, before)))
          void model.open()
          for (const step of actions) {
            if (step) void step.run(model)
            else if (scheduler.count()) await scheduler.waitOne()
          }
          model.stopSelectAll()
          await settle(scheduler)
          const { list, tab, page, search, eligibleOnly } = model.$state.get()
          const last = requests.at(-1)
          const asked = { page, pageSize: 10, search, tab, eligibleOnly }
          assert.deepEqual(last?.request, asked)
          assert.equal(list.status, last?.isFailure ? 'failed' : 'ready')
          if (!last?.isFailure) assert.deepEqual(list.rows, rowsOf(asked))
          assert.deepEqual(lost, [])
          stop()
        },
      ),
      { numRuns: 150 },
    )
  })

  test('the confirmed choice ends with the keys set last, each read or reported as failed', async () => {
    const sets = fc.array(fc.oneof(fc.array(key), fc.constant(undefined)), { minLength: 1, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.infiniteStream(fc.boolean()),
        sets,
        async (scheduler, fails, given) => {
          const { source } = scheduledSource(scheduler, fails)
          const model = createPicker<Row>(source, () => ({ tabs }))
          model.withSelectAll(createSelectAll)
          const stop = model.start()
          for (const keys of given) {
            if (keys) void model.setSaved(keys.map((one) => ({ key: one })))
            else if (scheduler.count()) await scheduler.waitOne()
          }
          await scheduler.waitIdle()
          await new Promise(setImmediate)
          const { saved, savedError } = model.$state.get()
          assert.deepEqual(
            saved.map((one) => one.key),
            [...new Set(given.findLast((keys) => keys) ?? [])],
          )
          if (!savedError) assert.ok(saved.every(({ row }) => row))
          stop()
        },
      ),
      { numRuns: 100 },
    )
  })
})

/** Chosen rows that no longer exist, are duplicates, or are invalid. */
function lostRows(now: PickerState<Row>, before: PickerState<Row>): string[] {
  const keys = new Set(now.draft.map((chosen) => chosen.key))
  const lost = before.draft.filter((chosen) => !keys.has(chosen.key)).map((chosen) => chosen.key)
  const blocked = now.draft
    .filter(({ row }) => !row || row.isBlocked)
    .map((chosen) => `blocked ${chosen.key}`)
  return [...lost, ...blocked, ...(keys.size < now.draft.length ? ['twice'] : [])]
}
