import assert from 'node:assert/strict'
import { afterEach, describe, mock, test } from 'node:test'
import { openFixture } from './testing/pickerFixture'

afterEach(() => mock.timers.reset())

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
