import { domCounters, mount, turnWheel, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { useState } from 'react'
import { EnvironmentProvider } from '../environment'
import { NumberInput, type NumberInputProps } from '.'

adoptTokens(document)

async function openNumber(props: NumberInputProps = {}, locale = 'zh') {
  const reported: Array<number | null> = []
  const typed: Array<number | null> = []
  let assign: (value: number | null) => void = () => {}
  function Sample() {
    const [value, setValue] = useState(props.valueAsNumber ?? null)
    assign = setValue
    return (
      <NumberInput
        label="库存"
        {...props}
        valueAsNumber={value}
        onInput={(detail) => {
          typed.push(detail.value)
          setValue(detail.value)
        }}
        onChange={(detail) => reported.push(detail.value)}
      />
    )
  }
  const view = mount(
    <EnvironmentProvider value={{ locale }}>
      <Sample />
    </EnvironmentProvider>,
  )
  const { root, host } = view
  const input = await until(() => root.querySelector('input'))
  const part = (name: string) => root.querySelector(`[part=${name}]`) as HTMLButtonElement
  const enter = async (text: string) => {
    input.focus()
    input.select()
    await sendKeys(text ? { type: text } : { press: 'Delete' })
    input.blur()
  }
  return {
    ...view,
    host,
    input,
    part,
    enter,
    reported,
    typed,
    assign: (value: number | null) => assign(value),
  }
}

/** Presses the mouse on an element, and holds it. */
async function pressOn(element: HTMLElement) {
  const { x, y, width, height } = element.getBoundingClientRect()
  await sendMouse({ type: 'move', position: [Math.round(x + width / 2), Math.round(y + height / 2)] })
  await sendMouse({ type: 'down' })
}

/** Sends the input events of a composition. */
function compose(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, isComposing: true }))
}

describe('eb-number-input', () => {
  it('W-NUM-1 W-NUM-6 − and + change the number by steps, and stop at the bounds', async () => {
    const { input, part, reported } = await openNumber({ valueAsNumber: 8, min: 7, max: 10, step: 2 })
    expect([part('minus').ariaLabel, part('plus').ariaLabel]).to.deep.equal(['减少', '增加'])
    part('plus').click()
    await until(() => input.value === '10')
    expect(part('plus').ariaDisabled).to.equal('true')
    part('plus').click()
    part('minus').click()
    await until(() => input.value === '8')
    part('minus').click()
    await until(() => input.value === '7')
    part('minus').click()
    expect(reported).to.deep.equal([10, 8, 7])
  })

  it('W-NUM-1 the step is 1 by default, and an empty field counts as 0', async () => {
    const { input, part } = await openNumber()
    expect(input.value).to.equal('')
    part('plus').click()
    await until(() => input.value === '1')
  })

  it('W-NUM-2 text that is not a number becomes the maximum on blur', async () => {
    const { input, enter, reported } = await openNumber({ valueAsNumber: 5, max: 99 })
    await enter('abc')
    await until(() => input.value === '99')
    expect(reported).to.deep.equal([99])
    const free = await openNumber({ valueAsNumber: 5 })
    await free.enter('abc')
    await until(() => free.input.value === '5')
    expect(free.reported).to.deep.equal([])
  })

  it('W-NUM-3 an empty entry becomes the minimum; with allow-empty it stays empty', async () => {
    const { input, enter, reported } = await openNumber({ valueAsNumber: 5, min: 2 })
    await enter('')
    await until(() => input.value === '2')
    expect(reported).to.deep.equal([2])
    const optional = await openNumber({ valueAsNumber: 5, min: 2, allowEmpty: true })
    await optional.enter('')
    await until(() => optional.reported.length === 1)
    expect([optional.input.value, optional.reported[0]]).to.deep.equal(['', null])
  })

  it('W-NUM-4 W-NUM-5 a number beyond a bound becomes the bound, and until then anything can be typed', async () => {
    const { input, enter, reported, typed } = await openNumber({ valueAsNumber: 50, min: 10, max: 99 })
    input.focus()
    input.select()
    await sendKeys({ type: '150' })
    await until(() => input.value === '150')
    // 1 is too small and 150 too large: neither is reported.
    expect(typed).to.deep.equal([15])
    input.blur()
    await until(() => input.value === '99')
    await enter('3')
    await until(() => input.value === '10')
    expect(reported).to.deep.equal([99, 10])
  })

  it('shows what it has corrected and why, until the number is changed again', async () => {
    const { input, enter, part, host, root } = await openNumber({
      valueAsNumber: 5,
      min: 1,
      max: 99,
      precision: 1,
    })
    const note = () => root.querySelector('[role=status]')?.textContent ?? ''
    for (const [typed, said] of [
      ['0x10', '「0x10」不是数字，已改为 99.0'],
      ['-5', '低于最小值，已改为 1.0'],
      ['', '不能为空，仍为 1.0'],
      ['1e30', '超过最大值，已改为 99.0'],
      ['2.25', '最多 1 位小数，已改为 2.3'],
      [`9${'x'.repeat(40)}`, `「9${'x'.repeat(19)}…」不是数字，已改为 99.0`],
    ] as const) {
      await enter(typed)
      await until(() => note() === said, said)
    }
    await expect(host).to.be.accessible()
    part('minus').click()
    await until(() => note() === '', 'gone with the next step')
    await enter('1,0')
    await until(() => note())
    await enter('１２')
    await until(() => input.value === '12.0' && note() === '', 'gone with an entry that is taken')
    const free = await openNumber({ valueAsNumber: 5 }, 'en')
    await free.enter('abc')
    await until(
      () => free.root.querySelector('[role=status]')?.textContent === '“abc” is not a number: still 5',
    )
  })

  it('Enter corrects, and numbers pasted from a table are parsed', async () => {
    const { input, reported } = await openNumber({ precision: 2 })
    input.focus()
    for (const [text, shown] of [
      ['1,286.00', '1286.00'],
      ['１２．５', '12.50'],
      [' 1 234.567 ', '1234.57'],
      ['-0', '0.00'],
    ] as const) {
      input.select()
      await sendKeys({ type: text })
      await sendKeys({ press: 'Enter' })
      await until(() => input.value === shown, shown)
    }
    expect(reported).to.deep.equal([1286, 12.5, 1234.57, 0])
  })

  it('supports every key of a spin button (APG)', async () => {
    const { input, reported } = await openNumber({ valueAsNumber: 50, min: 0, max: 99 })
    input.focus()
    for (const [press, value] of [
      ['ArrowUp', '51'],
      ['ArrowDown', '50'],
      ['PageUp', '60'],
      ['PageDown', '50'],
      ['Home', '0'],
      ['ArrowDown', '0'],
      ['End', '99'],
      ['PageUp', '99'],
    ] as const) {
      await sendKeys({ press })
      await until(() => input.value === value, press)
    }
    expect(reported).to.deep.equal([51, 50, 60, 50, 0, 99])
    await sendKeys({ down: 'Shift' })
    await sendKeys({ press: 'Home' })
    await sendKeys({ up: 'Shift' })
    expect([input.value, input.selectionStart, input.selectionEnd]).to.deep.equal(['99', 0, 2])
  })

  it('Home and End without bounds move the caret', async () => {
    const { input, reported } = await openNumber({ valueAsNumber: 123 })
    input.focus()
    await sendKeys({ press: 'End' })
    await sendKeys({ press: 'Home' })
    expect([input.value, input.selectionStart, reported.length]).to.deep.equal(['123', 0, 0])
  })

  it('announces number, bounds and unit, and belongs to no form', async () => {
    const { input, part } = await openNumber({ valueAsNumber: 4, min: 0, max: 9, unit: '件', required: true })
    const aria = [
      'role',
      'aria-valuenow',
      'aria-valuemin',
      'aria-valuemax',
      'aria-valuetext',
      'aria-required',
    ]
    expect(aria.map((name) => input.getAttribute(name))).to.deep.equal([
      'spinbutton',
      '4',
      '0',
      '9',
      '4 件',
      'true',
    ])
    expect([part('unit').textContent, input.inputMode, input.form]).to.deep.equal(['件', 'decimal', null])
  })

  it('a long press repeats faster and faster, and stops at the bound; one change is reported', async () => {
    const { input, part, reported, typed } = await openNumber({ valueAsNumber: 0, max: 12 })
    await pressOn(part('plus'))
    await until(() => input.value === '12', 'at the bound')
    await sendMouse({ type: 'up' })
    await until(() => reported.length === 1)
    expect([typed.length, reported[0]]).to.deep.equal([12, 12])
  })

  it('a press ends when the pointer leaves, or the field is removed', async () => {
    const { part, reported, typed } = await openNumber({ valueAsNumber: 0 })
    await pressOn(part('plus'))
    await until(() => typed.length === 3)
    await sendMouse({ type: 'move', position: [700, 590] })
    await until(() => reported.length === 1)
    await sendMouse({ type: 'up' })
    expect(reported[0]).to.equal(typed.at(-1))
    const other = await openNumber({ valueAsNumber: 0 })
    await pressOn(other.part('minus'))
    await until(() => other.typed.length === 2)
    other.unmount()
    const count = other.typed.length
    await sendMouse({ type: 'up' })
    // Another one, pressed for the same time, has continued.
    await pressOn(part('plus'))
    const before = typed.length
    await until(() => typed.length >= before + 3)
    await sendMouse({ type: 'up' })
    expect(other.typed.length).to.equal(count)
  })

  it('a button keeps focus where it is, and first corrects the typed text', async () => {
    const { root, input, part, reported } = await openNumber({ valueAsNumber: 5, max: 99 })
    input.focus()
    input.select()
    await sendKeys({ type: '150' })
    await pressOn(part('minus'))
    await sendMouse({ type: 'up' })
    await until(() => input.value === '98')
    expect((root as ShadowRoot).activeElement === input, 'focus').to.equal(true)
    expect(reported).to.deep.equal([98])
  })

  it('the wheel works only while the field has focus', async () => {
    const { input, reported } = await openNumber({ valueAsNumber: 5 })
    const { x, y } = input.getBoundingClientRect()
    await sendMouse({ type: 'move', position: [Math.round(x + 20), Math.round(y + 10)] })
    let turned = 0
    input.addEventListener('wheel', () => (turned += 1))
    await turnWheel(100)
    await until(() => turned === 1, 'wheel without focus')
    expect(reported).to.deep.equal([])
    input.focus()
    await until(() => input.matches(':focus'))
    await turnWheel(-100)
    await until(() => reported.length === 1)
    expect(reported).to.deep.equal([6])
    await turnWheel(100)
    await until(() => reported.length === 2)
    expect(reported).to.deep.equal([6, 5])
  })

  it('a composition (IME) is not disturbed: its keys do nothing, its text counts when it ends', async () => {
    const { input, reported, typed } = await openNumber({ valueAsNumber: 5, max: 99 })
    input.focus()
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, composed: true }))
    for (const text of ['１', '１２']) {
      compose(input, text)
      await until(() => input.value === text)
    }
    for (const key of ['Enter', 'ArrowUp', 'ArrowDown', 'PageUp', 'Home', 'End', 'Escape'])
      input.dispatchEvent(
        new KeyboardEvent('keydown', { bubbles: true, composed: true, key, isComposing: true, keyCode: 229 }),
      )
    await until(() => input.value === '１２')
    expect([typed, reported]).to.deep.equal([[], []])
    input.dispatchEvent(
      new CompositionEvent('compositionend', { bubbles: true, composed: true, data: '１２' }),
    )
    await until(() => typed.length === 1)
    await sendKeys({ press: 'Enter' })
    await until(() => input.value === '12')
    expect([typed, reported]).to.deep.equal([[12], [12]])
  })

  it('another number set by the page replaces the typed text', async () => {
    const { input, assign, reported } = await openNumber({ valueAsNumber: 5 })
    input.focus()
    await sendKeys({ type: 'x' })
    assign(7)
    await until(() => input.value === '7')
    input.blur()
    expect(reported).to.deep.equal([])
  })

  it('disabled: the user cannot change it', async () => {
    const { input, part, typed } = await openNumber({ valueAsNumber: 5, disabled: true })
    expect([input.disabled, part('plus').disabled]).to.deep.equal([true, true])
    part('plus').click()
    expect(typed).to.deep.equal([])
  })

  it('has targets of 24 px, and axe finds nothing: empty, at a bound, disabled, invalid, English', async () => {
    const states: NumberInputProps[] = [
      {},
      { placeholder: '例如 500' },
      { valueAsNumber: 9, max: 9, unit: '件' },
      { valueAsNumber: 5, disabled: true },
      { valueAsNumber: 50, max: 9, errorMessage: '不能大于 9' },
    ]
    for (const state of states) {
      const { host, part } = await openNumber(state)
      const { width, height } = part('plus').getBoundingClientRect()
      expect(Math.min(width, height)).to.be.at.least(24)
      await expect(host).to.be.accessible()
    }
    const { part } = await openNumber({}, 'en')
    expect([part('minus').ariaLabel, part('plus').ariaLabel]).to.deep.equal(['Decrease', 'Increase'])
  })

  it('cleans up when it is removed while focused and pressed', async () => {
    const use = async () => {
      const { input, part, typed, unmount } = await openNumber({ valueAsNumber: 0 })
      input.focus()
      await pressOn(part('plus'))
      await until(() => typed.length === 1)
      unmount()
      await sendMouse({ type: 'up' })
    }
    await use()
    const before = await domCounters()
    for (let count = 0; count < 5; count += 1) await use()
    // The last press waits 400 ms, and the field is gone by then.
    const more = async () => {
      const after = await domCounters()
      return [after.nodes - before.nodes, after.jsEventListeners - before.jsEventListeners]
    }
    await until(async () => {
      const [nodes = 0, listeners = 0] = await more()
      return nodes <= 5 && listeners <= 0
    }, 'nothing left')
  })
})
