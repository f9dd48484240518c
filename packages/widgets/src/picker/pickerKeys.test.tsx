import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { ships, TestPicker } from './testing/TestPicker'

/** Presses keys one after another, each after the effect of the previous one. */
async function press(picker: TestPicker, ...keys: ReadonlyArray<readonly [key: string, focused: string]>) {
  for (const [key, focused] of keys) {
    await sendKeys({ press: key })
    await until(() => picker.focusedName === focused, `${key}: ${focused}, is ${picker.focusedName}`)
  }
}

/** Ships that can all be chosen. */
const free = (count: number) => ships(count).map(({ id, name }) => ({ id, name }))

describe('keys of the picker', () => {
  it('↓ in the search, arrows, Home and End move between rows; Page Down and Page Up between pages', async () => {
    const picker = await new TestPicker({ fleet: free(25) }).openLoaded()
    expect(picker.focused?.getAttribute('role')).to.equal('searchbox')
    await press(
      picker,
      ['ArrowDown', '选择 船 1'],
      ['ArrowDown', '选择 船 2'],
      ['End', '选择 船 10'],
      ['PageDown', '选择 船 11'],
      ['Home', '选择 船 11'],
      ['PageDown', '选择 船 21'],
      ['PageDown', '选择 船 21'],
      ['PageUp', '选择 船 11'],
      ['ArrowUp', '选择 船 11'],
    )
    await picker.expectAccessible()
  })

  it('focus outside the rows stays when other rows load', async () => {
    const picker = await new TestPicker({ fleet: free(25) }).openLoaded()
    picker.model.setPage(2)
    await until(() => picker.button('选择 船 11'), 'page 2')
    expect(picker.focused?.getAttribute('role')).to.equal('searchbox')
    await sendKeys({ type: '3' })
    await until(() => picker.rowButtons.length === 3, 'found')
    expect(picker.focused?.getAttribute('role')).to.equal('searchbox')
  })

  it('Ctrl+Enter confirms wherever focus is, and presses nothing else', async () => {
    const picker = await new TestPicker({ fleet: free(25) }).openLoaded()
    await press(picker, ['ArrowDown', '选择 船 1'], ['Enter', '已选 船 1'], ['ArrowDown', '选择 船 2'])
    await sendKeys({ down: 'Control' })
    await sendKeys({ press: 'Enter' })
    await sendKeys({ up: 'Control' })
    await picker.closed()
    expect(picker.confirmed.map((chosen) => chosen.map(({ key }) => key))).to.deep.equal([['s1']])
  })

  it('a double click chooses, and 取消 is shown only after the pointer has left', async () => {
    const picker = await new TestPicker({ fleet: free(5) }).openLoaded()
    const { left, top, width, height } = (picker.button('选择 船 1') as Element).getBoundingClientRect()
    const position: [number, number] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    await picker.click('选择 船 1')
    const button = await until(() => picker.button('已选 船 1'), 'chosen')
    // The second press of the two.
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 2 }))
    expect(picker.chosen()).to.deep.equal(['s1'])
    const seen = () => [...button.querySelectorAll('span')].map((one) => getComputedStyle(one).visibility)
    expect(seen()).to.deep.equal(['visible', 'hidden'])
    await sendMouse({ type: 'move', position: [1, 1] })
    await sendMouse({ type: 'move', position })
    // Browsers without a mouse never fire it.
    const hovered = matchMedia('(hover: hover)').matches ? 'hidden,visible' : 'visible,hidden'
    await until(
      () => !button.dataset.fresh && seen().join() === hovered,
      `${hovered}, is ${seen()} ${button.dataset.fresh}`,
    )
    await picker.click('已选 船 1')
    await until(() => picker.chosen().length === 0, 'taken out')
  })
})
