import assert from 'node:assert/strict'
import { afterEach, describe, mock, test } from 'node:test'
import { until } from '@ebkit/testing'
import { clientSource } from './clientSource'
import type { PickerOptions } from './options'
import { createPicker } from './pickerModel'
import { createSelectAll } from './selectAll'
import type { PageRequest } from './source'

interface Row {
  id: number
  name: string
  reason?: string
}

afterEach(() => mock.timers.reset())

/** Every fifth row cannot be chosen. */
const manyRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => {
    const id = index + 1
    return { id, name: `row ${id}`, ...(id % 5 === 0 && { reason: id % 10 ? 'odd' : 'even' }) }
  })

/** The tab `free` lists two of three rows, and all of its rows can be chosen. */
const isOn = (tab: string | undefined, { id }: Row) => tab !== 'free' || id % 3 !== 0

/** A picker over rows in memory. `gate`: what each answer waits for. */
function openFixture(rows: Row[] = manyRows(35), given: Partial<PickerOptions<Row>> = {}) {
  const requests: PageRequest[] = []
  const reads: (readonly string[])[] = []
  const reported: unknown[][] = []
  const fixture = {
    gate: async (_signal: AbortSignal): Promise<unknown> => undefined,
    signals: [] as AbortSignal[],
  }
  const inner = clientSource<Row>({
    rows: async (tab, signal) => {
      // Only reading by key has no tab.
      assert.ok(tab === undefined || options.tabs.includes(tab), `there is no tab ${tab}`)
      fixture.signals.push(signal)
      await fixture.gate(signal)
      return rows.filter((row) => isOn(tab, row))
    },
    matches: ({ name }, search) => name.includes(search),
    keyOf: ({ id }) => String(id),
    reasonOf: ({ reason }, tab) => (tab === 'free' ? undefined : reason),
  })
  const options: PickerOptions<Row> = {
    tabs: ['all', 'free'],
    onSelect: (draft) => reported.push(['select', draft.map(({ key }) => key).join()]),
    onConfirm: (selection) => reported.push(['confirm', selection.map(({ key }) => key).join()]),
    onShow: () => reported.push(['show']),
    onHide: (isConfirmed) => reported.push(['hide', isConfirmed]),
    onError: (error) => reported.push(['error', (error as Error).message]),
    ...given,
  }
  const model = createPicker(
    {
      ...inner,
      list: (request, signal) => {
        assert.equal(request.search, request.search.trim())
        assert.equal(signal.aborted, false)
        requests.push(request)
        return inner.list(request, signal)
      },
      read: (keys, signal) => {
        assert.equal(keys.length <= 500, true)
        assert.equal(signal.aborted, false)
        reads.push(keys)
        return inner.read(keys, signal)
      },
    },
    () => options,
  )
  model.withSelectAll(createSelectAll)
  const state = model.$state.get
  return {
    rows,
    model,
    state,
    requests,
    reads,
    reported,
    options,
    fixture,
    stop: model.start(),
    shown: () => state().list.rows.map(({ id }) => id),
    draft: () =>
      state()
        .draft.map(({ key }) => key)
        .join(),
  }
}

const failing = () => Promise.reject(new Error('down'))

describe('choosing', () => {
  test('toggles, keeps the order of choice, and ignores rows that cannot be chosen or are not listed', async () => {
    const { model, draft, reported } = openFixture()
    await model.open()
    for (const key of ['3', '1', '2', '1']) model.toggle(key)
    assert.equal(draft(), '3,2')
    const before = reported.length
    for (const key of ['5', '10', '77', '']) model.toggle(key)
    model.choose('3')
    assert.equal(draft(), '3,2')
    assert.equal(reported.length, before)
    assert.deepEqual(reported.at(-1), ['select', '3,2'])
  })

  test('single selection keeps the last row, also of several saved ones', async () => {
    const { model, draft } = openFixture(undefined, { single: true })
    model.setSaved([{ key: '7' }, { key: '8' }])
    await model.open()
    assert.equal(draft(), '8')
    model.toggle('1')
    model.toggle('5')
    model.chooseRange('3')
    assert.equal(draft(), '3')
    model.choosePage()
    await model.chooseSearch()
    assert.equal(draft(), '3')
    model.toggle('3')
    assert.equal(draft(), '')
  })

  test('a range starts at the last toggled row, in either direction, and skips rows that cannot be chosen', async () => {
    const { model, draft } = openFixture()
    await model.open()
    model.toggle('7')
    model.chooseRange('3')
    assert.equal(draft(), '7,3,4,6')
    await model.setPage(2)
    model.chooseRange('14')
    assert.equal(draft(), '7,3,4,6,14')
    model.chooseRange('11')
    assert.equal(draft(), '7,3,4,6,14,11,12,13')
  })

  test('the maximum refuses further rows, and loses nothing', async () => {
    const { model, draft, state } = openFixture(undefined, { max: 2 })
    await model.open()
    model.toggle('1')
    model.toggle('2')
    assert.equal(state().isFull, false)
    model.toggle('3')
    assert.deepEqual([draft(), state().isFull], ['1,2', true])
    model.toggle('2')
    assert.deepEqual([draft(), state().isFull], ['1', false])
    model.chooseRange('4')
    assert.deepEqual([draft(), state().isFull], ['1,2', true])
  })

  test('more rows than the maximum, set by the page, cannot be confirmed', async () => {
    const { model, state, reported } = openFixture(undefined, { max: 1 })
    model.setSaved([{ key: '1' }, { key: '2' }])
    await model.open()
    await model.confirm()
    assert.deepEqual([state().isOpen, state().isFull], [true, true])
    model.remove('1')
    await model.confirm()
    assert.deepEqual(reported.slice(-2), [
      ['confirm', '2'],
      ['hide', true],
    ])
  })

  test('moves and clears', async () => {
    const { model, draft } = openFixture()
    await model.open()
    model.choosePage()
    model.move('1', 3)
    assert.equal(draft(), '2,3,4,1,6,7,8,9')
    model.clear()
    assert.equal(draft(), '')
  })
})

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

describe('list', () => {
  test('another tab resets search and page, and keeps the choice', async () => {
    const { model, state, shown, draft, requests } = openFixture()
    await model.open()
    model.setSearch('row 2')
    await model.searchNow()
    await model.setPage(2)
    assert.deepEqual(shown(), [29])
    model.toggle('29')
    const loading = model.setTab('free')
    assert.deepEqual([state().search, state().page, state().list.rows.length], ['', 1, 0])
    await loading
    assert.deepEqual(requests.at(-1), { page: 1, pageSize: 10, search: '', tab: 'free', eligibleOnly: false })
    assert.deepEqual([shown().slice(0, 4), state().list.total], [[1, 2, 4, 5], 24])
    model.toggle('5')
    assert.equal(draft(), '29,5')
    const asked = requests.length
    await model.setTab('free')
    assert.equal(requests.length, asked)
  })

  test('the search waits 250 ms after the last key; searchNow does not; a page requested meanwhile belongs to the shown list', async () => {
    mock.timers.enable({ apis: ['setTimeout'] })
    const { model, requests, state } = openFixture()
    await model.open()
    model.setSearch('row 1')
    mock.timers.tick(249)
    model.setSearch(' row 2 ')
    mock.timers.tick(249)
    assert.equal(requests.length, 1)
    assert.equal(state().search, ' row 2 ')
    await model.setPage(2)
    assert.deepEqual([requests.at(-1)?.search, requests.at(-1)?.page], ['', 2])
    mock.timers.tick(1)
    assert.deepEqual([requests.at(-1)?.search, requests.at(-1)?.page, requests.length], ['row 2', 1, 3])
    model.setSearch('x')
    await model.searchNow()
    assert.equal(state().list.total, 0)
    mock.timers.tick(1000)
    assert.equal(requests.length, 4)
  })

  test('only eligible rows, on request', async () => {
    const { model, state, requests } = openFixture()
    await model.open()
    await model.setPage(3)
    await model.setEligibleOnly(true)
    assert.deepEqual([state().page, state().list.total, requests.at(-1)?.eligibleOnly], [1, 28, true])
  })

  test('a failed page keeps the rows, and reload requests it again', async () => {
    const { model, state, shown, fixture, reported, draft } = openFixture()
    await model.open()
    model.toggle('1')
    fixture.gate = failing
    await model.setPage(2)
    assert.deepEqual([state().list.status, state().page, shown()[0]], ['failed', 2, 1])
    assert.deepEqual(reported.at(-1), ['error', 'down'])
    fixture.gate = async () => undefined
    await model.reload()
    assert.deepEqual(
      [state().list.status, state().list.error, shown()[0], draft()],
      ['ready', undefined, 11, '1'],
    )
  })

  test('a page past the end returns the last one', async () => {
    const { model, state, rows, shown } = openFixture()
    await model.open()
    rows.length = 12
    await model.setPage(4)
    assert.deepEqual([state().page, shown()], [2, [11, 12]])
    rows.length = 0
    await model.reload()
    assert.deepEqual([state().page, state().list.status, shown()], [1, 'ready', []])
  })

  test('a duplicate row is listed once', async () => {
    const { model, shown } = openFixture([...manyRows(2), ...manyRows(2)])
    await model.open()
    assert.deepEqual(shown(), [1, 2])
  })

  test('tabs that change while it is open: the open one stays, else the first; rows are checked again', async () => {
    const { model, options, state } = openFixture(undefined, { tab: 'free' })
    model.setSaved([{ key: '5' }])
    await model.open()
    assert.equal(state().tab, 'free')
    options.tabs = ['new', 'free']
    await model.optionsChanged()
    assert.equal(state().tab, 'free')
    options.tabs = ['new']
    await model.optionsChanged()
    assert.equal(state().tab, 'new')
    assert.equal(state().saved[0]?.reason, 'odd')
  })
})

describe('opening and closing', () => {
  test('a refused opening opens nothing; an open dialog does not open again', async () => {
    const { model, state, options, requests } = openFixture()
    options.onBeforeShow = () => false
    await model.open()
    assert.deepEqual([state().isOpen, requests.length], [false, 0])
    options.onBeforeShow = undefined
    await model.open()
    model.toggle('1')
    await model.open()
    assert.equal(state().draft.length, 1)
  })

  test('cancelling discards the draft; the next opening starts with the saved rows', async () => {
    const { model, draft, reported, state } = openFixture()
    model.setSaved([{ key: '2' }])
    await model.open()
    model.toggle('1')
    model.setSearch('row 3')
    await model.searchNow()
    model.close()
    model.close()
    assert.deepEqual(
      reported.filter(([name]) => name === 'hide'),
      [['hide', false]],
    )
    await model.open()
    assert.deepEqual([draft(), state().search, state().saved.length], ['2', '', 1])
  })

  test('a separate choice does not change the saved rows', async () => {
    const { model, draft, reported, state } = openFixture()
    model.setSaved([{ key: '2' }])
    await model.open([{ key: '7' }, { key: '7' }])
    assert.equal(draft(), '7')
    assert.equal(state().draft[0]?.row?.name, 'row 7')
    await model.confirm()
    assert.deepEqual(reported.slice(-2), [
      ['confirm', '7'],
      ['hide', true],
    ])
    assert.equal(
      state()
        .saved.map(({ key }) => key)
        .join(),
      '2',
    )
  })

  test('while closing, a second confirmation or a search has no effect', async () => {
    mock.timers.enable({ apis: ['setTimeout'] })
    const { model, reported, stop, requests } = openFixture()
    await model.open()
    model.toggle('1')
    await model.confirm()
    await model.confirm()
    model.setSearch('x')
    stop()
    mock.timers.tick(1000)
    assert.deepEqual(reported, [['show'], ['select', '1'], ['confirm', '1'], ['hide', true]])
    assert.equal(requests.length, 1)
  })

  test('closing during a request: it changes nothing and is aborted', async () => {
    const { model, state, fixture } = openFixture()
    fixture.gate = (signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
    const opening = model.open()
    model.close()
    await opening
    assert.deepEqual([state().list.status, state().isOpen], ['loading', false])
    assert.ok(fixture.signals.every(({ aborted }) => aborted))
  })

  test('after a stop it leaves neither timer nor request', async () => {
    mock.timers.enable({ apis: ['setTimeout'] })
    const { model, stop, requests, fixture, reported } = openFixture()
    await model.open()
    fixture.gate = () => new Promise(() => {})
    model.setSaved([{ key: '40' }])
    void model.setPage(2)
    model.setSearch('x')
    stop()
    mock.timers.tick(1000)
    assert.deepEqual([requests.length, reported.at(-1)], [2, ['hide', false]])
    assert.ok(fixture.signals.slice(1).every(({ aborted }) => aborted))
    assert.equal(fixture.signals.length, 3)
  })

  test('suspended and restored, it is open with its draft, without events or requests to the page', async () => {
    const { model, stop, reported, state, draft, options } = openFixture()
    await model.open()
    model.toggle('1')
    options.onBeforeShow = () => assert.fail('nobody opens it')
    const before = reported.length
    const kept = state().draft
    model.suspend()
    stop()
    assert.equal(state().isOpen, false)
    await model.restore(kept)
    assert.deepEqual([state().isOpen, draft(), reported.length], [true, '1', before])
    await model.confirm()
    assert.deepEqual(
      state().saved.map(({ key }) => key),
      ['1'],
    )
  })
})

describe('saved rows', () => {
  test('are read once, each key once, in chunks; known ones are not requested again', async () => {
    const { model, state, reads } = openFixture(manyRows(1200))
    const keys = manyRows(1200).map(({ id }) => ({ key: String(id) }))
    await model.setSaved([...keys, ...keys])
    assert.deepEqual(
      reads.map(({ length }) => length),
      [500, 500, 200],
    )
    assert.equal(state().saved.length, 1200)
    assert.ok(state().saved.every(({ row }) => row))
    await model.setSaved(keys.slice(5))
    assert.equal(reads.length, 3)
    await model.setSaved([...keys.slice(0, 6), { key: 'x' }])
    assert.deepEqual(reads.slice(3), [['1', '2', '3', '4', '5', 'x']])
  })

  test('rows that the page provides are not read', async () => {
    const { model, reads, state } = openFixture()
    await model.setSaved([{ key: '5', row: { id: 5, name: 'five', reason: 'odd' } }])
    assert.deepEqual([reads.length, state().saved[0]?.reason], [0, 'odd'])
  })

  test('rows that no longer exist are marked, stay, and can be removed', async () => {
    const { model, state, reported } = openFixture()
    await model.setSaved([{ key: '1' }, { key: 'gone' }, { key: '2' }])
    assert.deepEqual(
      state().saved.map(({ isGone }) => !!isGone),
      [false, true, false],
    )
    model.removeSaved('gone')
    assert.deepEqual(reported.at(-1), ['confirm', '1,2'])
    assert.equal(state().saved.length, 2)
    model.clearSaved()
    assert.deepEqual(reported.at(-1), ['confirm', ''])
  })

  test('a failed read is reported, and reload reads the rest; later it reads all', async () => {
    const { model, state, fixture, reads } = openFixture(manyRows(700))
    let asked = 0
    fixture.gate = async () => (++asked === 2 ? failing() : undefined)
    await model.setSaved(manyRows(700).map(({ id }) => ({ key: String(id) })))
    assert.equal((state().savedError as Error).message, 'down')
    assert.equal(state().saved.filter(({ row }) => row).length, 500)
    await model.open()
    assert.equal(state().savedError, undefined)
    assert.ok(state().saved.every(({ row }) => row) && state().draft.every(({ row }) => row))
    assert.deepEqual(
      reads.map(({ length }) => length),
      [500, 200, 200],
    )
    model.close()
    await model.reload()
    assert.deepEqual(
      reads.slice(3).map(({ length }) => length),
      [500, 200],
    )
  })

  test('nothing is read before the start', async () => {
    const { options } = openFixture()
    const reads: unknown[] = []
    const list = async () => assert.fail('no list is open')
    const source = { list, keyOf: ({ id }: Row) => String(id), reasonOf: () => undefined }
    const read = async (keys: readonly string[]) => {
      reads.push(keys)
      return []
    }
    const model = createPicker<Row>({ ...source, read }, () => options)
    model.setSaved([{ key: '1' }])
    assert.deepEqual(reads, [])
    const stop = model.start()
    await until(() => model.$state.get().saved[0]?.isGone)
    assert.deepEqual(reads, [['1']])
    stop()
  })
})

describe('confirming', () => {
  test('reads the chosen rows again, and returns their current state', async () => {
    const { model, rows, reported, state, reads } = openFixture()
    await model.open()
    model.toggle('3')
    model.toggle('1')
    rows[0] = { id: 1, name: 'renamed' }
    await model.confirm()
    assert.deepEqual(reads, [['3', '1']])
    assert.deepEqual(reported.slice(-2), [
      ['confirm', '3,1'],
      ['hide', true],
    ])
    assert.deepEqual(
      [state().isOpen, state().check, state().saved[1]?.row?.name],
      [false, undefined, 'renamed'],
    )
  })

  test('refuses rows that are gone or can no longer be chosen, until they are removed', async () => {
    const { model, rows, state, reported, draft } = openFixture()
    await model.open()
    model.choosePage()
    ;(rows[0] as Row).reason = 'odd'
    rows.splice(1, 1)
    await model.confirm()
    assert.deepEqual([state().check, state().isOpen], [{ status: 'refused', keys: ['1', '2'] }, true])
    assert.deepEqual(
      [state().draft[0]?.reason, state().draft[1]?.isGone, state().draft[1]?.row?.id],
      ['odd', true, 2],
    )
    model.remove('1')
    assert.deepEqual(state().check?.keys, ['2'])
    model.removeRefused()
    assert.deepEqual([state().check, draft()], [undefined, '3,4,6,7,8,9'])
    await model.confirm()
    assert.deepEqual(reported.at(-1), ['hide', true])
  })

  test('a failed check loses nothing', async () => {
    const { model, state, fixture, draft, reported } = openFixture()
    await model.open()
    model.toggle('1')
    fixture.gate = failing
    await model.confirm()
    assert.deepEqual([state().check?.status, state().isOpen, draft()], ['failed', true, '1'])
    fixture.gate = async () => undefined
    await model.confirm()
    assert.deepEqual(reported.slice(-2), [
      ['confirm', '1'],
      ['hide', true],
    ])
  })

  test('a second confirmation has no effect; an empty choice may be confirmed', async () => {
    const { model, reported, reads } = openFixture()
    await model.open()
    await Promise.all([model.confirm(), model.confirm()])
    assert.deepEqual([reported.filter(([name]) => name === 'confirm'), reads], [[['confirm', '']], []])
  })

  test('closed, or changed by the user, during the check: nothing is confirmed', async () => {
    for (const change of ['close', 'toggle'] as const) {
      const { model, reported, fixture, draft, state } = openFixture()
      await model.open()
      model.toggle('1')
      let release = () => {}
      fixture.gate = () => new Promise<void>((resolve) => (release = resolve))
      const confirming = model.confirm()
      assert.equal(state().check?.status, 'running')
      if (change === 'close') model.close()
      else model.toggle('2')
      release()
      await confirming
      assert.equal(
        reported.some(([name]) => name === 'confirm'),
        false,
      )
      assert.equal(state().check, undefined)
      assert.equal(draft(), change === 'close' ? '1' : '1,2')
    }
  })
})
