import { drawn, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { hotels, show } from './testing/showSuggest'
import { write } from './testing/write'

describe('eb-suggest with a list', () => {
  it('W-SUG-1 suggests entries that contain the typed text; Enter chooses one, and it is reported', async () => {
    const { input, type, lists, press, isAt, changes, typed, selected, options, status } = await show({
      suggestions: hotels,
    })
    await type('l')
    await lists(1)
    expect(options()).to.deep.equal(['Lakeside12 间'])
    expect([input.ariaExpanded, input.getAttribute('aria-activedescendant')]).to.deep.equal(['true', null])
    await until(() => status() === '1 条建议')
    await press('ArrowDown')
    await isAt('Lakeside12 间')
    expect(input.value).to.equal('l')
    await press('Enter')
    await lists(0)
    expect(input.value).to.equal('lake')
    expect([typed, changes]).to.deep.equal([['l', 'lake'], ['lake']])
    expect(selected).to.deep.equal([{ value: 'lake', label: 'Lakeside', hint: '12 间' }])
    expect(input.ariaExpanded).to.equal('false')
  })

  it('W-SUG-1 any text can be typed; it is reported once, on blur or by Enter', async () => {
    const { input, type, press, changes, note, lists } = await show({ suggestions: hotels })
    await type('别处')
    await until(() => note() === '没有建议')
    await press('Enter')
    await until(() => !note())
    expect(changes).to.deep.equal(['别处'])
    await type('!')
    await press('Tab')
    await until(() => changes.length === 2)
    expect(changes[1]).to.equal('别处!')
    input.focus()
    await press('Tab')
    await lists(0)
    expect(changes.length).to.equal(2)
  })

  it('a press in the field opens the list, and keeps an open one; focus alone does not open it', async () => {
    const { input, lists, events, press } = await show({ suggestions: hotels })
    input.focus()
    input.click()
    await lists(hotels.length)
    input.click()
    await press('ArrowDown')
    await lists(hotels.length)
    expect(events).to.deep.equal(['show'])
  })

  it('a press in the field requests suggestions, once the text is long enough', async () => {
    const asked: string[] = []
    const source = async (text: string) => {
      asked.push(text)
      return ['湖畔酒店']
    }
    const short = await show({ source })
    short.input.click()
    expect([asked, short.events]).to.deep.equal([[], []])
    const { input, lists } = await show({ source, value: '湖' })
    input.click()
    await lists(1)
    expect(asked).to.deep.equal(['湖'])
  })

  it('by pointer: a press chooses a suggestion, focus stays; a disabled one cannot be chosen', async () => {
    const { input, type, lists, find, root, changes } = await show({
      suggestions: [...hotels, { value: '湖心酒店', disabled: true }],
    })
    await type('湖')
    await lists(3)
    find('[aria-disabled]')?.click()
    expect(changes).to.deep.equal([])
    find('[role=option]')?.click()
    await lists(0)
    expect(input.value).to.equal('湖畔酒店')
    expect((root as ShadowRoot).activeElement).to.equal(input)
  })

  it('a composition (IME) suggests nothing before it ends, and its keys have no other effect', async () => {
    const { input, typed, changes, options, lists, press, isAt } = await show({ suggestions: hotels })
    const key = (name: string, more: object) =>
      input.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, ...more }))
    await press('ArrowDown')
    await isAt('湖畔酒店')
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, composed: true }))
    for (const text of ['s', 'sh', 'shan']) {
      await drawn()
      write(input, text, true)
      await until(() => input.value === text)
    }
    for (const name of ['Enter', 'Escape', 'ArrowDown', 'ArrowUp']) {
      key(name, { keyCode: 229 })
      key(name, { isComposing: true })
    }
    await drawn()
    expect([typed, changes, input.value, options().length]).to.deep.equal([[], [], 'shan', 4])
    write(input, '山', true)
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, composed: true, data: '山' }))
    await lists(1)
    expect([typed, input.value]).to.deep.equal([['山'], '山'])
  })

  it('methods; disabled; in English; a problem', async () => {
    const { handle, lists, input, root, host } = await show({ suggestions: hotels, minLength: 0 })
    input.blur()
    handle.current?.focus()
    expect((root as ShadowRoot).activeElement).to.equal(input)
    handle.current?.show()
    await lists(4)
    await expect(host).to.be.accessible()
    handle.current?.hide()
    await lists(0)
    const off = await show({ suggestions: hotels, disabled: true }, 'en')
    off.handle.current?.show()
    await off.lists(0)
    const wrong = await show(
      { errorMessage: 'Too long', required: true, label: undefined, placeholder: 'Hotel' },
      'en',
    )
    const { ariaLabel, ariaInvalid, ariaRequired, placeholder } = wrong.input
    expect([ariaLabel, ariaInvalid, ariaRequired, placeholder]).to.deep.equal([
      'Text',
      'true',
      'true',
      'Hotel',
    ])
    const described = wrong.input.getAttribute('aria-describedby') as string
    await until(() => wrong.find(`#${CSS.escape(described)}`)?.textContent === 'Too long', 'what is wrong')
    await expect(wrong.host).to.be.accessible()
  })

  it('at 390 px the list is inside the window', async () => {
    await setViewport({ width: 390, height: 700 })
    try {
      const long = '很长的名字'.repeat(20)
      const { press, find, lists } = await show({ suggestions: [long, ...hotels] })
      await press('ArrowDown')
      await lists(5)
      const { left, right } = (find('[role=listbox]') as HTMLElement).getBoundingClientRect()
      expect(left).to.be.at.least(0)
      expect(right).to.be.at.most(390)
    } finally {
      await setViewport({ width: 800, height: 600 })
    }
  })
})
