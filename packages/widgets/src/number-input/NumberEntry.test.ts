import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import { NumberEntry } from './NumberEntry'
import type { NumberInputProps } from './props'

/** A fake field for the entry: an input and two buttons in an event target. */
function fieldOf(given: NumberInputProps = {}) {
  const reported: string[] = []
  const frame = new EventTarget()
  const attributes = new Map<string, string>()
  const form = Object.assign(new EventTarget(), {
    submits: 0,
    elements: [] as unknown[],
    length: 1,
    requestSubmit: () => form.submits++,
  })
  const input = {
    value: '',
    isConnected: true,
    parentNode: frame,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    getRootNode: () => ({ host: { form } }),
    closest: () => null,
  }
  const minus = { nextSibling: input, closest: (name: string) => (name === 'button' ? minus : null) }
  const plus = { nextSibling: null, closest: (name: string) => (name === 'button' ? plus : null) }
  const entry = new NumberEntry()
  let props: NumberInputProps = {}
  const render = (change: NumberInputProps) => {
    props = { ...props, ...change }
    entry.take(input as unknown as HTMLInputElement, props)
  }
  render({
    onInput: ({ value }) => {
      reported.push(`input ${value}`)
      render({ valueAsNumber: value })
    },
    onChange: ({ value }) => reported.push(`change ${value}`),
    ...given,
  })
  /** Dispatches an event at a part of the field; returns whether its default was prevented. */
  const act = (type: string, more: object = {}, target: object = input) => {
    const event = new Event(type, { cancelable: true })
    for (const [name, value] of Object.entries({ target, ...more }))
      Object.defineProperty(event, name, { value })
    frame.dispatchEvent(event)
    return event.defaultPrevented
  }
  return {
    reported,
    form,
    input,
    minus,
    plus,
    render,
    act,
    shown: () => input.value,
    spoken: () => attributes.get('aria-valuetext'),
    type: (text: string, more: object = {}) => {
      input.value = text
      act('input', more)
    },
    key: (key: string, more: object = {}) => act('keydown', { key, keyCode: 0, ...more }),
  }
}
const keyless = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false }

describe('text typed into a number field', () => {
  it('is reported with each valid number, and stays as typed until blur', () => {
    const field = fieldOf({ min: 1, max: 50, precision: 2, unit: '元', valueAsNumber: 5 })
    assert.deepEqual([field.shown(), field.spoken()], ['5.00', '5.00 元'])
    field.type('1')
    field.type('12.')
    assert.deepEqual([field.shown(), field.spoken()], ['12.', '12. 元'])
    field.type('123')
    field.type('')
    assert.deepEqual([field.spoken(), field.reported], ['', ['input 1', 'input 12']], 'nothing has no unit')
    field.type('7')
    field.act('focusout')
    assert.deepEqual([field.shown(), field.reported.slice(2)], ['7.00', ['input 7', 'change 7']])
    field.act('focusout')
    assert.equal(field.reported.length, 4, 'told once')
  })

  it('W-NUM-2 W-NUM-3 W-NUM-4 is corrected on blur only', () => {
    for (const [text, expected] of [
      ['abc', 99],
      ['', 1],
      ['1500', 99],
      ['-3', 1],
    ] as const) {
      const field = fieldOf({ min: 1, max: 99, valueAsNumber: 5 })
      field.type(text)
      assert.equal(field.shown(), text)
      field.act('focusout')
      assert.deepEqual(
        [field.shown(), field.reported],
        [`${expected}`, [`input ${expected}`, `change ${expected}`]],
      )
    }
  })

  it('an unfinished composition (IME) does not count', () => {
    const field = fieldOf({ valueAsNumber: 5 })
    field.type('１２', { isComposing: true })
    assert.deepEqual(field.reported, [])
    assert.equal(field.key('ArrowUp', { keyCode: 229 }), false)
    field.act('compositionend')
    assert.deepEqual(field.reported, ['input 12'])
  })

  it('another number set by the page replaces the typed text; the same one does not', () => {
    const field = fieldOf({ valueAsNumber: 5 })
    field.type('6.')
    field.render({ unit: 'kg' })
    assert.equal(field.shown(), '6.')
    field.render({ valueAsNumber: 8 })
    assert.deepEqual([field.shown(), field.spoken()], ['8', '8 kg'])
    field.act('focusout')
    assert.deepEqual(field.reported, ['input 6'], 'the page knows its own number')
    field.render({ valueAsNumber: undefined })
    assert.equal(field.shown(), '')
  })
})

describe('a page that does not follow the typed value', () => {
  it('leaves the text unchanged until it sets another number', () => {
    const field = fieldOf({ valueAsNumber: 5, onInput: () => {} })
    field.type('7.')
    field.render({ unit: 'kg' })
    assert.equal(field.shown(), '7.')
    field.act('focusout')
    assert.deepEqual([field.shown(), field.reported], ['5', ['change 7']])
  })
})

describe('keys of a number field', () => {
  it('arrows are one step, pages ten, Home and End the bounds; each is reported at once', () => {
    const field = fieldOf({ min: 0, max: 40, step: 2, valueAsNumber: 10 })
    const expected = { ArrowUp: 12, ArrowDown: 10, PageUp: 30, PageDown: 10, End: 40, Home: 0 }
    for (const [key, value] of Object.entries(expected)) {
      field.reported.length = 0
      assert.equal(field.key(key), true, key)
      assert.deepEqual(
        [field.shown(), field.reported],
        [`${value}`, [`input ${value}`, `change ${value}`]],
        key,
      )
    }
    field.reported.length = 0
    assert.equal(field.key('ArrowDown'), true, 'at the bound the page does not roll either')
    assert.deepEqual(field.reported, [])
  })

  it('a step starts from the typed number after its correction, and is clamped to the bounds', () => {
    const field = fieldOf({ max: 20, valueAsNumber: 1 })
    field.type('500')
    field.key('ArrowDown')
    assert.equal(field.shown(), '19')
    field.type('abc')
    field.key('End')
    assert.equal(field.shown(), '20')
    field.type('x')
    assert.equal(field.key('Home'), false, 'without a bound the caret moves')
    assert.equal(field.shown(), 'x')
  })

  it('other keys, and combinations with a modifier, are left to the browser', () => {
    const field = fieldOf({ min: 0, valueAsNumber: 5 })
    for (const key of ['a', 'Tab', 'Escape', 'ArrowLeft']) assert.equal(field.key(key), false, key)
    for (const held of Object.keys(keyless))
      for (const key of ['ArrowUp', 'Home', 'Enter'])
        assert.equal(field.key(key, { [held]: true }), false, held)
    assert.deepEqual([field.reported, field.form.submits], [[], 0])
  })

  it('Enter corrects, reports, then submits the form, once', () => {
    const field = fieldOf({ max: 9, valueAsNumber: 5 })
    field.type('20')
    assert.equal(field.key('Enter'), true)
    assert.deepEqual([field.reported, field.form.submits], [['input 9', 'change 9'], 1])
    field.key('ArrowUp')
    assert.equal(field.form.submits, 1)
  })
})

describe('the wheel over a number field', () => {
  const turn = (field: ReturnType<typeof fieldOf>, deltaY: number, more: object = {}) =>
    field.act('wheel', { deltaY, deltaMode: 0, ctrlKey: false, ...more })

  it('steps while the field has focus, up when turned away from the user, and the page does not scroll', () => {
    const field = fieldOf({ valueAsNumber: 5 })
    assert.equal(turn(field, 100), false)
    field.act('focusin')
    assert.equal(turn(field, 100), true)
    assert.deepEqual(field.reported, ['input 4', 'change 4'])
    assert.equal(turn(field, -120), true)
    assert.deepEqual(field.reported.slice(2), ['input 5', 'change 5'])
    field.act('focusout')
    assert.equal(turn(field, 100), false)
    assert.equal(field.shown(), '5')
  })

  it('many small turns are one step; a turn may be in lines; with Ctrl the page zooms', () => {
    const field = fieldOf({ valueAsNumber: 5 })
    field.act('focusin')
    for (const part of [20, 20, 19]) turn(field, part)
    assert.equal(field.shown(), '5')
    turn(field, 1)
    assert.equal(field.shown(), '4')
    turn(field, 59)
    assert.equal(field.shown(), '4', 'it begins anew')
    turn(field, 1)
    turn(field, -3, { deltaMode: 1 })
    assert.equal(field.shown(), '4')
    assert.equal(turn(field, 100, { ctrlKey: true }), false)
    assert.equal(field.shown(), '4')
  })
})

describe('the buttons of a number field', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }))
  afterEach(() => mock.timers.reset())

  it('W-NUM-1 a press is one step; it repeats after 400 ms, then faster; one change is reported', () => {
    const field = fieldOf({ valueAsNumber: 0 })
    field.act('pointerdown', { button: 0 }, field.plus)
    assert.equal(field.shown(), '1')
    mock.timers.tick(399)
    assert.equal(field.shown(), '1')
    mock.timers.tick(1)
    assert.equal(field.shown(), '2')
    mock.timers.tick(119)
    assert.equal(field.shown(), '2')
    mock.timers.tick(1)
    assert.equal(field.shown(), '3')
    mock.timers.tick(102)
    assert.equal(field.shown(), '4', 'a seventh faster each time')
    for (let turns = 0; turns < 20; turns++) mock.timers.tick(102)
    const before = Number(field.shown())
    mock.timers.tick(29)
    assert.equal(Number(field.shown()), before, 'no faster than every 30 ms')
    mock.timers.tick(1)
    assert.equal(Number(field.shown()), before + 1)
    assert.ok(field.reported.every((one) => one.startsWith('input')))
    field.act('pointerup', {}, field.plus)
    assert.deepEqual(field.reported.slice(-1), [`change ${field.shown()}`])
    const { length } = field.reported
    mock.timers.tick(5000)
    field.act('pointerup', {}, field.plus)
    assert.equal(field.reported.length, length)
  })

  it('− decreases; the press ends at the bound, when the pointer leaves, and when the field is removed', () => {
    const bounded = fieldOf({ min: 3, valueAsNumber: 5 })
    bounded.act('pointerdown', { button: 0 }, bounded.minus)
    mock.timers.tick(5000)
    bounded.act('pointerup', {}, bounded.minus)
    assert.deepEqual(bounded.reported, ['input 4', 'input 3', 'change 3'])
    const left = fieldOf({ valueAsNumber: 5 })
    left.act('pointerdown', { button: 0 }, left.minus)
    left.act('pointerout', {}, left.minus)
    mock.timers.tick(5000)
    assert.deepEqual(left.reported, ['input 4', 'change 4'])
    const gone = fieldOf({ valueAsNumber: 5 })
    gone.act('pointerdown', { button: 0 }, gone.minus)
    gone.input.isConnected = false
    mock.timers.tick(5000)
    assert.deepEqual(gone.reported, ['input 4'])
  })

  it('another mouse button does nothing, and typed text is corrected first', () => {
    const field = fieldOf({ max: 10, valueAsNumber: 5 })
    field.act('pointerdown', { button: 2 }, field.plus)
    assert.equal(field.shown(), '5')
    field.type('77')
    field.act('pointerdown', { button: 0 }, field.minus)
    assert.equal(field.shown(), '9')
  })

  it('focus stays, and a long press opens no menu; in the text field both are left to the browser', () => {
    const field = fieldOf()
    for (const type of ['mousedown', 'contextmenu']) {
      assert.equal(field.act(type, {}, field.plus), true, type)
      assert.equal(field.act(type), false, type)
    }
    assert.equal(field.act('pointerdown', { button: 0 }), false)
    assert.deepEqual(field.reported, [])
  })

  it('a screen reader clicks without a pointer: one step is reported; the click that ends a press is ignored', () => {
    const field = fieldOf({ valueAsNumber: 5 })
    field.act('click', { detail: 1 }, field.plus)
    assert.deepEqual(field.reported, [])
    field.act('click', { detail: 0 }, field.minus)
    assert.deepEqual(field.reported, ['input 4', 'change 4'])
    field.act('click', { detail: 0 })
    assert.equal(field.reported.length, 2, 'beside the buttons')
  })

  it('disabled, the buttons do nothing', () => {
    const field = fieldOf({ valueAsNumber: 5, disabled: true })
    field.act('click', { detail: 0 }, field.plus)
    field.act('pointerdown', { button: 0 }, field.plus)
    mock.timers.tick(5000)
    field.key('ArrowUp')
    assert.deepEqual([field.reported, field.shown()], [[], '5'])
  })
})
