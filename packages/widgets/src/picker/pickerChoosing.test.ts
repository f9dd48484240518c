import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { failing, openFixture, type Row } from './testing/pickerFixture'

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
