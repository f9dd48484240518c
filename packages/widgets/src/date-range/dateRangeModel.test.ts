import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createDateRange, shownRange } from './dateRangeModel'
import type { DateRangeValue } from './range'
import type { DateRangeOptions } from './state'

/** A model, and its events. */
function create(options: DateRangeOptions = {}) {
  const reported: Array<DateRangeValue | null> = []
  const seen: string[] = []
  const model = createDateRange(() => ({
    onChange: ({ value }) => reported.push(value),
    onShow: () => seen.push('show'),
    onHide: () => seen.push('hide'),
    ...options,
  }))
  const pick = (...days: string[]) => {
    for (const day of days) model.pick(day)
  }
  const chosen = () => {
    const { start, end } = model.$state.get().draft
    return [start, end]
  }
  const problem = () => model.$state.get().problem
  return { model, reported, seen, pick, chosen, problem, state: model.$state.get }
}

describe('choosing by the calendar', () => {
  test('W-DATE-1 the first click sets the start, the second the end, the third starts over', () => {
    const { pick, chosen } = create()
    pick('2026-11-03')
    assert.deepEqual(chosen(), ['2026-11-03', ''])
    pick('2026-11-09')
    assert.deepEqual(chosen(), ['2026-11-03', '2026-11-09'])
    pick('2026-11-05')
    assert.deepEqual(chosen(), ['2026-11-05', ''])
  })

  test('W-DATE-2 swapped dates are reordered, by clicks, typed, and in a value', () => {
    const { model, pick, chosen } = create()
    pick('2026-11-09', '2026-11-03')
    assert.deepEqual(chosen(), ['2026-11-03', '2026-11-09'])
    model.type('start', '2026-12-01')
    assert.deepEqual(chosen(), ['2026-11-09', '2026-12-01'])
    model.sync({ start: '2026-12-31', end: '2026-12-01' })
    assert.deepEqual(chosen(), ['2026-12-01', '2026-12-31'])
  })

  test('W-DATE-2 times of one day are reordered too; those of first and last day stay with them', () => {
    const { model, pick, reported, state } = create({ times: true })
    pick('2026-11-09', '2026-11-03')
    model.setTime('start', '18:00')
    model.setTime('end', '09:30')
    assert.equal(state().draft.startTime, '18:00')
    pick('2026-11-05', '2026-11-05')
    model.apply()
    assert.deepEqual(reported, [{ start: '2026-11-05 09:30:00', end: '2026-11-05 18:00:59' }])
  })

  test('W-DATE-3 a range can be applied only when it is complete', () => {
    const { model, pick, reported, state } = create()
    model.show()
    model.apply()
    assert.equal(model.canApply(), false)
    pick('2026-11-03')
    model.apply()
    assert.equal(model.canApply(), false)
    assert.deepEqual(reported, [])
    assert.equal(state().isOpen, true)
    pick('2026-11-09')
    assert.equal(model.canApply(), true)
    assert.deepEqual(reported, [])
    model.apply()
    assert.deepEqual(reported, [{ start: '2026-11-03', end: '2026-11-09' }])
    assert.equal(state().isOpen, false)
  })

  test('with open ends one end is enough, by a day, typed, and in a value; an empty range is not', () => {
    const { model, pick, reported, chosen } = create({ openEnds: true })
    model.show()
    assert.equal(model.canApply(), false)
    pick('2026-11-03')
    model.apply()
    model.show()
    model.type('start', '')
    assert.equal(model.canApply(), false)
    model.type('end', '2026-11-09')
    model.apply()
    assert.deepEqual(reported, [
      { start: '2026-11-03', end: '' },
      { start: '', end: '2026-11-09' },
    ])
    model.sync({ start: '2026-11-05', end: '' })
    assert.deepEqual(chosen(), ['2026-11-05', ''])
    model.show()
    model.type('end', 'x')
    assert.equal(model.canApply(), false)
  })

  test('W-DATE-4 W-DATE-5 W-DATE-6 more than maxDays clears the selection and reports the maximum', () => {
    const { model, pick, chosen, problem } = create({ maxDays: 7 })
    pick('2026-11-01', '2026-11-07')
    assert.equal(problem(), undefined)
    pick('2026-11-01', '2026-11-08')
    assert.deepEqual(chosen(), ['', ''])
    assert.deepEqual(problem(), { code: 'tooLong', count: 7 })
    assert.equal(model.canApply(), false)
    pick('2026-11-01')
    assert.equal(problem(), undefined)
  })

  test('W-DATE-4 W-DATE-5 W-DATE-7 fewer than minDays clears the selection and reports the minimum', () => {
    const { pick, chosen, problem } = create({ minDays: 3 })
    pick('2026-11-03', '2026-11-02')
    assert.deepEqual(chosen(), ['', ''])
    assert.deepEqual(problem(), { code: 'tooShort', count: 3 })
    pick('2026-11-03', '2026-11-01')
    assert.equal(problem(), undefined)
  })

  test('W-DATE-4 days before min and after max cannot be pressed, and report why', () => {
    const { model, pick, chosen } = create({ min: '2026-11-05', max: '2026-11-25' })
    pick('2026-11-04', '2026-11-26')
    assert.deepEqual(chosen(), ['', ''])
    assert.deepEqual(model.reasonOf('2026-11-04'), { code: 'tooEarly', date: '2026-11-05' })
    assert.deepEqual(model.reasonOf('2026-11-26'), { code: 'tooLate', date: '2026-11-25' })
    pick('2026-11-05', '2026-11-25')
    assert.deepEqual(chosen(), ['2026-11-05', '2026-11-25'])
  })

  test('hovering a day previews the range', () => {
    const { model, pick, state } = create()
    model.hover('2026-11-09')
    assert.deepEqual(shownRange(state()), { start: '', end: '', isPreview: false })
    pick('2026-11-05')
    model.hover('2026-11-02')
    assert.deepEqual(shownRange(state()), { start: '2026-11-02', end: '2026-11-05', isPreview: true })
    model.hover('')
    assert.deepEqual(shownRange(state()), { start: '2026-11-05', end: '', isPreview: false })
    pick('2026-11-08')
    model.hover('2026-11-20')
    assert.deepEqual(shownRange(state()), { start: '2026-11-05', end: '2026-11-08', isPreview: false })
  })
})

describe('a stay', () => {
  const closed = [{ start: '2026-11-10', end: '2026-11-12', reason: '装修' }]

  test('a range of days may not contain a closed day', () => {
    const { model, pick, chosen } = create({ closed: ['2026-11-10', null as never, { start: 'x' }] })
    assert.deepEqual(model.reasonOf('2026-11-10'), { code: 'closed', date: '2026-11-10' })
    pick('2026-11-08')
    assert.deepEqual(model.reasonOf('2026-11-11'), { code: 'closed', date: '2026-11-10' })
    pick('2026-11-11')
    assert.deepEqual(chosen(), ['2026-11-08', ''])
  })

  test('a closed day can be the check-out, since its night is not stayed', () => {
    const { model, pick, chosen, problem } = create({ nights: true, closed })
    const reason = { code: 'closedFor', date: '2026-11-10', reason: '装修' }
    assert.deepEqual(model.reasonOf('2026-11-10'), reason)
    pick('2026-11-08')
    assert.equal(model.reasonOf('2026-11-10'), undefined)
    assert.deepEqual(model.reasonOf('2026-11-11'), reason)
    pick('2026-11-10')
    assert.deepEqual(chosen(), ['2026-11-08', '2026-11-10'])
    assert.equal(problem(), undefined)
  })

  test('a typed stay over closed days keeps its check-in, and offers the last possible check-out', () => {
    const later = { start: '2026-11-06', reason: '停电' }
    const { model, reported, chosen, problem } = create({ nights: true, closed: [...closed, later] })
    model.type('start', '2026-11-04')
    model.type('end', '2026-11-20')
    assert.deepEqual(chosen(), ['2026-11-04', ''])
    assert.deepEqual(problem(), { code: 'closedFor', date: '2026-11-06', reason: '停电' })
    assert.equal(model.offer(), '2026-11-06')
    assert.deepEqual(reported, [])
    model.acceptOffer('2026-11-06')
    assert.deepEqual(reported, [{ start: '2026-11-04', end: '2026-11-06' }])
    assert.equal(problem(), undefined)
    assert.equal(model.offer(), undefined)
  })

  test('a range of days ends the day before; a day pressed beyond a closed day is offered an end too', () => {
    const { model, pick, chosen } = create({ closed })
    model.show()
    pick('2026-11-07', '2026-11-11')
    assert.equal(model.offer(), '2026-11-09')
    model.acceptOffer('2026-11-09')
    assert.deepEqual(chosen(), ['2026-11-07', '2026-11-09'])
  })

  test('a closed start is not kept; if no end is possible none is offered', () => {
    const inside = create({ nights: true, closed })
    inside.model.type('start', '2026-11-11')
    inside.model.type('end', '2026-11-20')
    assert.deepEqual(inside.chosen(), ['', ''])
    assert.equal(inside.model.offer(), undefined)
    const long = create({ nights: true, minNights: 3, closed })
    long.model.type('start', '2026-11-08')
    long.model.type('end', '2026-11-14')
    assert.deepEqual(long.chosen(), ['2026-11-08', ''])
    assert.equal(long.model.offer(), undefined)
  })

  test('nights are counted: at least one, up to the maximum', () => {
    const one = create({ nights: true, maxNights: 2 })
    one.pick('2026-11-08', '2026-11-08')
    assert.deepEqual(one.problem(), { code: 'tooFewNights', count: 1 })
    one.pick('2026-11-08', '2026-11-10')
    assert.equal(one.problem(), undefined)
    one.pick('2026-11-08', '2026-11-11')
    assert.deepEqual(one.problem(), { code: 'tooManyNights', count: 2 })
    const two = create({ nights: true, minNights: 2 })
    two.pick('2026-11-08', '2026-11-09')
    assert.deepEqual(two.problem(), { code: 'tooFewNights', count: 2 })
  })
})

describe('typing', () => {
  test('with the panel closed two typed dates are applied; half a range shows a problem and is not', () => {
    const { model, reported, problem } = create()
    model.type('start', '2026/11/1')
    assert.deepEqual(problem(), { code: 'incomplete' })
    assert.deepEqual(reported, [])
    model.type('end', '2026年11月7日')
    assert.equal(problem(), undefined)
    assert.deepEqual(reported, [{ start: '2026-11-01', end: '2026-11-07' }])
    model.type('start', '')
    assert.deepEqual(problem(), { code: 'incomplete' })
    model.type('end', ' ')
    assert.deepEqual(reported.at(-1), null)
  })

  test('a field shows the typed text until it is parsed or discarded', () => {
    const { model, state } = create()
    model.write('start', '2026-11')
    model.write('end', '2026-12')
    assert.deepEqual(state().typing, { start: '2026-11', end: '2026-12' })
    model.write('start')
    assert.deepEqual(state().typing, { start: undefined, end: '2026-12' })
    model.type('end', '2026-12-01')
    assert.equal(state().typing.end, undefined)
  })

  test('invalid text stays in its field, and nothing changes', () => {
    const { model, reported, problem, state } = create({ max: '2026-11-30' })
    model.sync({ start: '2026-11-01', end: '2026-11-07' })
    for (const text of ['2026-02-30', 'soon', '2026-13-01', '32']) {
      model.type('end', text)
      assert.deepEqual(problem(), { code: 'unreadable' }, text)
      assert.deepEqual(state().unread, { end: text })
    }
    model.type('end', '2026-12-01')
    assert.deepEqual(problem(), { code: 'tooLate', date: '2026-11-30' })
    assert.deepEqual(reported, [])
    model.type('end', '2026-11-08')
    assert.deepEqual(reported, [{ start: '2026-11-01', end: '2026-11-08' }])
  })

  test('a typed start after the applied range begins another one, which waits for its end', () => {
    const { model, reported, chosen, problem } = create()
    model.sync({ start: '2026-11-01', end: '2026-11-30' })
    model.type('start', '2026-11-30')
    assert.deepEqual(reported, [{ start: '2026-11-30', end: '2026-11-30' }])
    model.type('start', '2026-12-01')
    assert.deepEqual(chosen(), ['2026-12-01', ''])
    assert.deepEqual(problem(), { code: 'incomplete' })
    assert.equal(reported.length, 1)
    model.type('end', '2026-12-31')
    assert.deepEqual(reported.at(-1), { start: '2026-12-01', end: '2026-12-31' })
    assert.equal(problem(), undefined)
  })

  test('a stay keeps a typed check-in on or after the old check-out, also with the panel open', () => {
    for (const checkIn of ['2026-11-12', '2026-11-20']) {
      const { model, reported, chosen } = create({ nights: true })
      model.sync({ start: '2026-11-10', end: '2026-11-12' })
      model.show()
      model.type('start', checkIn)
      assert.deepEqual(chosen(), [checkIn, ''])
      model.type('end', '2026-11-22')
      model.apply()
      assert.deepEqual(reported, [{ start: checkIn, end: '2026-11-22' }])
    }
  })

  test('W-DATE-5 typing a range that is too long clears the value', () => {
    const { model, reported, problem } = create({ maxDays: 7 })
    model.sync({ start: '2026-11-01', end: '2026-11-07' })
    model.type('end', '2026-11-08')
    assert.deepEqual(reported, [null])
    assert.deepEqual(problem(), { code: 'tooLong', count: 7 })
  })

  test('with the panel open it is a draft until it is applied', () => {
    const { model, reported, seen, state } = create({ times: true })
    model.show()
    model.type('start', '2026-11-01 8:30')
    model.type('end', '20261107')
    assert.equal(state().day, '2026-11-07')
    assert.deepEqual(reported, [])
    model.apply()
    assert.deepEqual(reported, [{ start: '2026-11-01 08:30:00', end: '2026-11-07 23:59:59' }])
    assert.deepEqual(seen, ['show', 'hide'])
  })
})

describe('opening and closing', () => {
  test('closing without applying discards the selection; a refusal keeps it closed', () => {
    const { model, pick, reported, chosen } = create()
    model.sync({ start: '2026-11-01', end: '2026-11-07' })
    model.show()
    pick('2026-11-20')
    model.hide()
    assert.deepEqual(chosen(), ['2026-11-01', '2026-11-07'])
    assert.deepEqual(reported, [])
    const refused = create({ onBeforeShow: () => false })
    refused.model.show()
    assert.equal(refused.state().isOpen, false)
  })

  test('the reason for clearing the selection stays readable after closing', () => {
    const { model, pick, problem } = create({ maxDays: 2 })
    model.show()
    pick('2026-11-01', '2026-11-09')
    model.hide()
    assert.deepEqual(problem(), { code: 'tooLong', count: 2 })
  })

  test('two months show the end of the range, or the past if nothing later is possible', () => {
    const { model, state } = create()
    model.sync({ start: '2026-10-22', end: '2026-11-20' })
    model.show()
    assert.deepEqual([state().first, state().day], ['2026-10-01', '2026-11-20'])
    model.hide()
    model.show(1)
    assert.equal(state().first, '2026-11-01')
    const past = create({ max: '2026-11-20' })
    past.model.show()
    assert.deepEqual(
      [past.state().first, past.state().day].map((day) => day <= '2026-11-20'),
      [true, true],
    )
  })

  test('clearing reports null once, and an equal value is not a change', () => {
    const { model, reported, pick } = create()
    model.sync({ start: '2026-11-01', end: '2026-11-07' })
    pick('2026-11-01', '2026-11-07')
    model.apply()
    assert.deepEqual(reported, [])
    model.clear()
    model.clear()
    assert.deepEqual(reported, [null])
  })
})
