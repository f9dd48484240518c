import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { Picker, withGateway } from './testing/Picker'

describe('keys of the product picker', () => {
  withGateway()

  it('five products on two pages take at most 30 keys, from the button to the confirmed choice', async () => {
    const picker = new Picker()
    await until(() => picker.button, 'button')
    picker.button.focus()
    let keys = 0
    const press = async (key: string) => {
      keys++
      await sendKeys({ press: key })
    }
    const isFree = () => picker.focused?.getAttribute('aria-pressed') === 'false'
    /** Moves down to rows that can be chosen, and chooses them. */
    const choose = async (count: number) => {
      for (let nth = 0; nth < count; nth++) {
        while (!isFree()) await press('ArrowDown')
        await press(' ')
        await until(() => picker.focused?.getAttribute('aria-pressed') === 'true', 'chosen')
      }
    }
    await press('Enter')
    await until(() => picker.dialog, 'dialog')
    await picker.listed()
    await choose(3)
    await press('PageDown')
    await until(() => picker.page === '2', 'page 2')
    await picker.listed()
    await until(() => picker.focused?.closest('tr') === picker.rows[0], 'focus on its first row')
    await choose(2)
    const { chosen } = picker
    expect(chosen.length).to.equal(5)
    keys += 2 // held and pressed
    await sendKeys({ down: 'Control' })
    await sendKeys({ press: 'Enter' })
    await sendKeys({ up: 'Control' })
    await picker.closed()
    expect(picker.keys?.length).to.equal(5)
    expect(keys).to.be.at.most(30)
    await until(() => picker.focused === picker.button, 'focus back')
  })
})
