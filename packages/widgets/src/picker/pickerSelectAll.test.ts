import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { until } from '@ebkit/testing'
import { createPicker } from './pickerModel'
import { createSelectAll } from './selectAll'
import type { PageRequest } from './source'
import { failing, manyRows, openFixture, type Row } from './testing/pickerFixture'

describe('select-all', () => {
  test('chooses the rows of the page that can be chosen, reports those left out, and offers all results', async () => {
    const { model, state, draft, reported } = openFixture()
    await model.open()
    model.toggle('2')
    model.choosePage()
    assert.equal(draft(), '2,1,3,4,6,7,8,9')
    assert.deepEqual(state().selectAll, {
      added: 7,
      left: { odd: 1, even: 1 },
      beyondMaximum: 0,
      offer: 35,
      done: undefined,
    })
    assert.deepEqual(reported.at(-1), ['select', draft()])
    model.remove('9')
    await model.setPage(2)
    assert.equal(state().selectAll?.offer, 35)
    await model.setTab('free')
    assert.equal(state().selectAll, undefined)
  })

  test('chooses all results that can be chosen', async () => {
    const { model, state, requests, reported } = openFixture(manyRows(1003))
    await model.open()
    model.choosePage()
    await model.chooseSearch()
    assert.equal(state().draft.length, 803)
    assert.deepEqual(state().selectAll, {
      added: 795,
      left: { odd: 100, even: 100 },
      beyondMaximum: 0,
      offer: 0,
      done: undefined,
    })
    assert.deepEqual(
      requests.slice(1).map(({ page, pageSize }) => `${page}×${pageSize}`),
      ['1×200', '2×200', '3×200', '4×200', '5×200', '6×200'],
    )
    // One for the page, one for all results.
    assert.equal(reported.filter(([name]) => name === 'select').length, 2)
  })

  test('uses the shown search: its tab, its text, only eligible rows', async () => {
    const { model, draft, requests } = openFixture()
    await model.open()
    await model.setEligibleOnly(true)
    model.setSearch(' row 1 ')
    await model.searchNow()
    await model.chooseSearch()
    assert.equal(draft(), '1,11,12,13,14,16,17,18,19')
    const shown = { page: 1, pageSize: 200, search: 'row 1', tab: 'all', eligibleOnly: true }
    assert.deepEqual(requests.at(-1), shown)
    model.clear()
    await model.setTab('free')
    await model.chooseSearch()
    assert.equal(draft().split(',').length, 24)
    assert.deepEqual(requests.at(-1), { ...shown, search: '', tab: 'free' })
  })

  test('respects the maximum: reports how many it left out, and offers nothing more', async () => {
    const { model, state } = openFixture(manyRows(900), { max: 10 })
    await model.open()
    model.choosePage()
    assert.equal(state().selectAll?.offer, 900)
    await model.setPage(2)
    model.choosePage()
    assert.equal(state().draft.length, 10)
    assert.deepEqual([state().selectAll?.beyondMaximum, state().selectAll?.offer], [6, 0])
    await model.chooseSearch()
    assert.equal(state().draft.length, 10)
    assert.equal((state().selectAll?.beyondMaximum ?? 0) > 700, true)
  })

  test('after a failed page the rows chosen so far stay, and it is offered again', async () => {
    const { model, state, fixture, reported, requests } = openFixture(manyRows(600))
    await model.open()
    let asked = 0
    fixture.gate = async () => (++asked === 3 ? failing() : undefined)
    await model.chooseSearch()
    assert.equal(state().draft.length, 320)
    assert.deepEqual(
      [state().selectAll?.added, state().selectAll?.offer, state().selectAll?.done],
      [320, 600, undefined],
    )
    assert.equal((state().selectAll?.error as Error | undefined)?.message, 'down')
    assert.deepEqual(reported.at(-1), ['error', 'down'])
    const sent = requests.length
    await model.chooseSearch()
    assert.deepEqual(
      requests.slice(sent).map(({ page }) => page),
      [1, 2, 3],
    )
    assert.equal(state().draft.length, 480)
    assert.equal(state().selectAll?.error, undefined)
  })

  test('after a stop the rows chosen so far stay, and nothing more is requested', async () => {
    const { model, state, fixture, requests } = openFixture(manyRows(2000))
    await model.open()
    let release: (() => void) | undefined
    let asked = 0
    fixture.gate = async () => {
      if (++asked === 3) await new Promise<void>((resolve) => (release = resolve))
    }
    const running = model.chooseSearch()
    await until(() => release)
    model.stopSelectAll()
    const { length } = state().draft
    assert.deepEqual([state().selectAll?.done, state().selectAll?.offer], [undefined, 2000])
    const sent = requests.length
    release?.()
    await running
    assert.deepEqual([length, state().draft.length, requests.length], [320, length, sent])
  })

  test('confirming meanwhile confirms the rows chosen so far', async () => {
    const { model, state, reported } = openFixture(manyRows(2000))
    await model.open()
    const running = model.chooseSearch()
    await until(() => state().draft.length >= 160)
    const chosen = state().draft
    await model.confirm()
    await running
    assert.deepEqual(
      [state().isOpen, state().saved.length, reported.at(-1)],
      [false, chosen.length, ['hide', true]],
    )
  })

  test('another search stops it; another page does not', async () => {
    const { model, state, requests } = openFixture(manyRows(2000))
    await model.open()
    const running = model.chooseSearch()
    await model.setPage(2)
    assert.notEqual(state().selectAll?.done, undefined)
    await model.setTab('free')
    await running
    const { length } = state().draft
    assert.ok(length < 1600)
    assert.equal(state().selectAll, undefined)
    assert.equal(requests.at(-1)?.tab, 'free')
  })

  for (const [what, list, asked] of [
    [
      'gives fewer rows than it is asked for',
      (page: number) => manyRows(95).slice((page - 1) * 40, page * 40),
      ['1×10', '1×200', '2×40', '3×40'],
    ],
    ['gives the same page for ever', () => manyRows(40), ['1×10', '1×200', '2×40']],
    [
      'repeats rows',
      (page: number) => manyRows(95).slice(Math.max(0, (page - 1) * 40 - 5), page * 40),
      ['1×10', '1×200', '2×40', '3×40'],
    ],
  ] as const) {
    test(`comes to an end, each row once, with a gateway that ${what}`, async () => {
      const requests: string[] = []
      const source = {
        list: async ({ page, pageSize, search, tab, eligibleOnly }: PageRequest) => {
          assert.deepEqual([search, tab, eligibleOnly], ['', '', false])
          requests.push(`${page}×${pageSize}`)
          assert.equal(requests.length <= asked.length, true, 'it does not end')
          return { rows: list(page), total: 95 }
        },
        read: async () => assert.fail('nothing is read by key'),
        keyOf: ({ id }: Row) => String(id),
        reasonOf: () => undefined,
      }
      const model = createPicker<Row>(source, () => ({ tabs: [] }))
      model.withSelectAll(createSelectAll)
      await model.open()
      await model.chooseSearch()
      const { draft, selectAll } = model.$state.get()
      assert.equal(new Set(draft.map(({ key }) => key)).size, draft.length)
      assert.equal(draft.length, what.startsWith('gives the same') ? 40 : 95)
      assert.equal(selectAll?.done, undefined)
      assert.deepEqual(requests, asked)
    })
  }

  test('5,000 rows: no task blocks the page for 50 ms', async () => {
    const { model, state, stop } = openFixture(manyRows(5000))
    await model.open()
    // CPU time, so that a busy machine does not fail the test.
    const spent = () => process.cpuUsage().user / 1000
    let last = spent()
    let longest = 0
    const timer = setInterval(() => {
      longest = Math.max(longest, spent() - last)
      last = spent()
    }, 0)
    await model.chooseSearch()
    await model.confirm()
    clearInterval(timer)
    assert.equal(state().saved.length, 4000)
    assert.ok(longest < 50, `${longest} ms`)
    stop()
  })
})
