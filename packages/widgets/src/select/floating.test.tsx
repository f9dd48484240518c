import { mount, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { useState } from 'react'
import { EnvironmentProvider } from '../environment'
import { Select, type SelectProps } from '.'

adoptTokens(document)

const options = Array.from({ length: 40 }, (_, index) => ({ value: index, label: `Option ${index}` }))
const { showPopover } = HTMLElement.prototype as Partial<HTMLElement>

/** A select as a page has it, and what is seen of it. */
async function show(props: Partial<SelectProps> = {}) {
  function Sample() {
    const [selection, setSelection] = useState<readonly string[]>([])
    return (
      <EnvironmentProvider value={{ locale: 'en' }}>
        <Select
          label="Number"
          options={options}
          {...props}
          selection={selection}
          onChange={({ value }) => setSelection(value)}
        />
      </EnvironmentProvider>
    )
  }
  const { root, host } = mount(<Sample />)
  const find = <Found extends HTMLElement>(selector: string) => root.querySelector<Found>(selector)
  const field = await until(() => find<HTMLButtonElement>('.eb-combo__input'))
  field.focus()
  await sendKeys({ press: 'Enter' })
  const popup = await until(() => find('[part=popup]'))
  await until(() => find('.eb-list__option--active'))
  const active = () => find('.eb-list__option--active')
  const isAt = (label: string) => until(() => active()?.textContent === label, `active: ${label}`)
  const closed = () => until(() => !find('[part=popup]'), 'closed')
  return { root: root as ShadowRoot, host, find, field, popup, active, isAt, closed }
}

describe('the list of eb-select where browsers have no popover', () => {
  before(() => {
    delete (HTMLElement.prototype as Partial<HTMLElement>).showPopover
  })
  after(() => {
    if (showPopover) HTMLElement.prototype.showPopover = showPopover
  })

  for (const filter of [false, true])
    it(`is a modal dialog: keys, letters, Esc, and focus comes back${filter ? '; with a filter' : ''}`, async () => {
      const { popup, isAt, closed, field, root, host } = await show({ filter })
      expect(popup.matches('dialog:modal')).to.equal(true)
      await isAt('Option 0')
      await sendKeys({ press: 'ArrowDown' })
      await isAt('Option 1')
      if (filter) {
        await sendKeys({ type: '17' })
        await isAt('Option 17')
      }
      await expect(host).to.be.accessible()
      await sendKeys({ press: 'Enter' })
      await closed()
      await until(() => field.textContent === (filter ? 'Option 17' : 'Option 1'), 'chosen')
      await until(() => root.activeElement === field, 'focus')
      await sendKeys({ press: 'Enter' })
      await isAt(filter ? 'Option 17' : 'Option 1')
      await sendKeys({ press: 'Escape' })
      await closed()
      await until(() => root.activeElement === field, 'focus again')
    })

  it('a press chooses, one outside closes', async () => {
    const { find, closed, field } = await show()
    const { left, top } = (find('[role=option]:nth-child(3)') as HTMLElement).getBoundingClientRect()
    await sendMouse({ type: 'click', position: [Math.round(left + 20), Math.round(top + 10)] })
    await closed()
    await until(() => field.textContent === 'Option 2')
    await sendKeys({ press: 'Enter' })
    await until(() => find('[part=popup]'))
    await sendMouse({ type: 'click', position: [700, 580] })
    await closed()
    expect(field.textContent).to.equal('Option 2')
  })
})

describe('the list of eb-select in a low window', () => {
  before(() => setViewport({ width: 800, height: 300 }))
  after(() => setViewport({ width: 800, height: 600 }))

  it('only the list rolls, so that the active option is seen', async () => {
    const { find, popup, active, isAt } = await show({ filter: true })
    await until(() => popup.style.top)
    for (const [key, label] of [
      ['PageDown', 'Option 10'],
      ['PageDown', 'Option 20'],
      ['PageUp', 'Option 10'],
    ] as const) {
      await sendKeys({ press: key })
      await isAt(label)
      const [box, row] = [find('[role=listbox]'), active()].map((each) => each?.getBoundingClientRect())
      expect(row?.top).to.be.at.least(box?.top ?? Number.NaN)
      expect(row?.bottom).to.be.at.most(Math.min(box?.bottom ?? Number.NaN, 300))
      expect(popup.scrollHeight).to.equal(popup.clientHeight)
    }
  })

  it('its width stays while the filter finds less', async () => {
    const { find, popup } = await show({ filter: true })
    const { width } = popup.getBoundingClientRect()
    await sendKeys({ type: 'none of them' })
    await until(() => find('.eb-select__none'))
    expect(popup.getBoundingClientRect().width).to.equal(width)
  })
})
