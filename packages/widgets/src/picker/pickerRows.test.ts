import assert from 'node:assert/strict'
import { afterEach, describe, mock, test } from 'node:test'
import { until } from '@ebkit/testing'
import { createPicker } from './pickerModel'
import { failing, manyRows, openFixture, type Row } from './testing/pickerFixture'

afterEach(() => mock.timers.reset())

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
