import { drawn, mount, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { useState } from 'react'
import { EnvironmentProvider } from '../environment'
import { Select, type SelectHandle, type SelectOption, type SelectProps } from '.'

adoptTokens(document)

const cities: SelectOption[] = [
  { value: 'bj', label: '北京' },
  { value: 'bh', label: '北海' },
  { value: 'xx', label: 'Xiamen', disabled: true, hint: '未开通' },
  { value: 'sh', label: '上海' },
  { value: 'sz', label: 'Shenzhen' },
]
const many: SelectOption[] = Array.from({ length: 10_000 }, (_, index) => ({
  value: `${index}`,
  label: `第 ${index} 项`,
}))

interface Open {
  locale?: string
}

/** A select as a page has it, which keeps what is chosen. */
async function show(props: Partial<SelectProps> = {}, { locale = 'zh' }: Open = {}) {
  const changes: string[][] = []
  const events: string[] = []
  const handle = { current: null as SelectHandle | null }
  let more: Partial<SelectProps> = {}
  function Sample() {
    const [selection, setSelection] = useState<readonly string[]>(props.selection ?? [])
    const change = ({ value }: { value: string[] }) => {
      changes.push(value)
      setSelection(value)
    }
    return (
      <EnvironmentProvider value={{ locale }}>
        <Select
          label="城市"
          options={cities}
          {...props}
          {...more}
          selection={selection}
          onChange={change}
          onShow={() => events.push('show')}
          onHide={() => events.push('hide')}
          handle={handle}
        />
        <button type="button" className="after">
          after
        </button>
      </EnvironmentProvider>
    )
  }
  const { root, host, render } = mount(<Sample />)
  const find = <Found extends HTMLElement>(selector: string) => root.querySelector<Found>(selector)
  const field = await until(() => find<HTMLButtonElement>('.eb-combo__input'))
  const list = () => find('[role=listbox]')
  const options = () => [...root.querySelectorAll<HTMLElement>('[role=option]')]
  /** Text of the option that is active by what a screen reader is told. */
  const active = () => {
    const id = (root as ShadowRoot).activeElement?.getAttribute('aria-activedescendant')
    return id && find(`#${CSS.escape(id)} .eb-list__label`)?.textContent
  }
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      const isAlt = key.startsWith('Alt+')
      if (isAlt) await sendKeys({ down: 'Alt' })
      await sendKeys({ press: isAlt ? key.slice(4) : key })
      if (isAlt) await sendKeys({ up: 'Alt' })
    }
  }
  const isAt = (label: string | undefined) => until(() => active() === label, `active: ${label}`)
  const isOpen = (wanted = true) => until(() => !!list() === wanted, wanted ? 'open' : 'closed')
  const rerender = (next: Partial<SelectProps>) => {
    more = next
    render(<Sample />)
  }
  field.focus()
  return { root, host, find, field, list, options, changes, events, handle, press, isAt, isOpen, rerender }
}

describe('eb-select', () => {
  it('closed: ↓ ↑ Enter Space Alt+↓ open it at the chosen option, Home and End at the ends', async () => {
    const { field, press, isAt, isOpen, changes } = await show({ selection: ['sh'] })
    for (const [key, option] of [
      ['ArrowDown', '上海'],
      ['ArrowUp', '上海'],
      ['Enter', '上海'],
      [' ', '上海'],
      ['Alt+ArrowDown', '上海'],
      ['Home', '北京'],
      ['End', 'Shenzhen'],
    ] as const) {
      await press(key)
      await isAt(option)
      expect(field.ariaExpanded).to.equal('true')
      await press('Escape')
      await isOpen(false)
      expect(field.ariaExpanded).to.equal('false')
    }
    expect(changes).to.deep.equal([])
    await press('PageDown')
    await isOpen(false)
  })

  it('open: arrows pass over disabled ones and stop at the ends; Home End Page keys; Enter chooses', async () => {
    const { press, isAt, isOpen, changes, field, events } = await show()
    await press('Enter')
    await isAt('北京')
    await press('ArrowUp')
    await isAt('北京')
    await press('ArrowDown', 'ArrowDown')
    await isAt('上海')
    await press('ArrowDown', 'ArrowDown')
    await isAt('Shenzhen')
    await press('Home')
    await isAt('北京')
    await press('PageDown')
    await isAt('Shenzhen')
    await press('PageUp')
    await isAt('北京')
    await press('End')
    await isAt('Shenzhen')
    await press('Enter')
    await isOpen(false)
    expect(changes).to.deep.equal([['sz']])
    await until(() => field.textContent === 'Shenzhen')
    expect(events).to.deep.equal(['show', 'hide'])
  })

  it('Space, Tab and Alt+↑ choose as well; Tab goes on', async () => {
    const { press, isAt, isOpen, changes, root } = await show()
    await press('ArrowDown', 'ArrowDown')
    await isAt('北海')
    await press(' ')
    await isOpen(false)
    await press('ArrowDown', 'ArrowDown')
    await isAt('上海')
    await press('Alt+ArrowUp')
    await isOpen(false)
    await press('ArrowDown', 'ArrowUp')
    await isAt('北海')
    await press('Tab')
    await isOpen(false)
    expect(changes).to.deep.equal([['bh'], ['sh'], ['bh']])
    expect((root as ShadowRoot).activeElement?.className).to.equal('after')
  })

  it('Esc changes nothing, and the same choice again tells nothing', async () => {
    const { press, isAt, isOpen, changes } = await show({ selection: ['bj'] })
    await press('ArrowDown', 'ArrowDown')
    await isAt('北海')
    await press('Escape')
    await isOpen(false)
    await press('Enter')
    await isAt('北京')
    await press('Enter')
    await isOpen(false)
    expect(changes).to.deep.equal([])
  })

  it('type-ahead opens it at what begins with a letter', async () => {
    const { press, isAt, field } = await show()
    await press('s')
    await isAt('Shenzhen')
    expect(field.ariaExpanded).to.equal('true')
  })

  it('type-ahead: Chinese by its characters, two of them within half a second', async () => {
    const { field, isAt } = await show()
    for (const key of ['北', '海'])
      field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }))
    await isAt('北海')
  })

  it('keys of a composition and of shortcuts are not its own', async () => {
    const { field, isOpen, changes } = await show()
    const key = (init: KeyboardEventInit) =>
      field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
    expect(key({ key: 'Enter', keyCode: 229 })).to.equal(true)
    expect(key({ key: 'ArrowDown', isComposing: true })).to.equal(true)
    expect(key({ key: 'f', ctrlKey: true })).to.equal(true)
    await isOpen(false)
    expect(changes).to.deep.equal([])
  })

  it('by pointer: opens, points, chooses, closes outside', async () => {
    const { field, options, isOpen, isAt, changes, root } = await show()
    field.click()
    await isOpen()
    options()[3]?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
    await isAt('上海')
    options()[2]?.click()
    expect(changes).to.deep.equal([])
    options()[3]?.click()
    await isOpen(false)
    expect(changes).to.deep.equal([['sh']])
    expect((root as ShadowRoot).activeElement).to.equal(field)
    field.click()
    await isOpen()
    field.click()
    await isOpen(false)
    field.click()
    await isOpen()
    window.dispatchEvent(new PointerEvent('pointerdown', { clientX: 700, clientY: 500 }))
    await isOpen(false)
  })

  it('closes when focus goes elsewhere', async () => {
    const { find, press, isOpen } = await show()
    await press('ArrowDown')
    await isOpen()
    find('.after')?.focus()
    await isOpen(false)
  })

  it('multiple: the list stays open, ticks, texts and count; Tab and Alt+↑ choose nothing', async () => {
    const { field, find, options, press, isAt, isOpen, changes, list } = await show({ multiple: true })
    await press('Enter')
    await isAt('北京')
    expect(list()?.getAttribute('aria-multiselectable')).to.equal('true')
    await press('Enter', 'ArrowDown', ' ')
    await until(() => changes.length === 2)
    options()[3]?.click()
    await until(() => field.textContent === '北京、北海、上海')
    expect(options().map((option) => option.ariaSelected)).to.deep.equal([
      'true',
      'true',
      'false',
      'true',
      'false',
    ])
    expect(find('.eb-select__count')?.textContent).to.equal('3')
    options()[0]?.click()
    await until(() => field.textContent === '北海、上海')
    await press('End', 'Alt+ArrowUp')
    await isOpen(false)
    await press('ArrowDown', 'End', 'Tab')
    await isOpen(false)
    expect(changes.at(-1)).to.deep.equal(['bh', 'sh'])
  })

  it('saved values that no option has are shown, kept, and can be taken out and back', async () => {
    const { field, options, press, isOpen, changes, root } = await show({
      multiple: true,
      selection: ['gone', 'bj'],
    })
    expect(field.textContent).to.equal('gone、北京')
    await press('ArrowDown')
    await isOpen()
    const gone = () => options()[5] as HTMLElement
    expect([gone().textContent, gone().ariaSelected]).to.deep.equal(['gone', 'true'])
    expect(root.querySelector('[role=group]')?.getAttribute('aria-label')).to.equal('不在选项里')
    options()[1]?.click()
    await until(() => changes.length === 1)
    expect(changes[0]).to.deep.equal(['gone', 'bj', 'bh'])
    gone().click()
    await until(() => changes.length === 2)
    expect(gone().ariaSelected).to.equal('false')
    gone().click()
    await until(() => changes.length === 3)
    expect(changes[2]).to.deep.equal(['bj', 'bh', 'gone'])
  })

  it('options that come later name what is chosen', async () => {
    const { field, rerender, find } = await show({ selection: ['bj'], options: [] })
    expect(field.textContent).to.equal('bj')
    rerender({ options: cities })
    await until(() => find('.eb-combo__input')?.textContent === '北京')
  })

  it('an option with an empty value stands for none', async () => {
    const options = [{ value: '', label: '全部' }, ...cities]
    const { field, press, isOpen, changes, options: drawn } = await show({ options, selection: ['bj'] })
    await press('Home')
    await isOpen()
    await press('Enter')
    await until(() => field.textContent === '全部')
    expect(changes).to.deep.equal([[]])
    await press('Enter')
    await isOpen()
    expect(drawn()[0]?.ariaSelected).to.equal('true')
  })

  it('× takes back what is chosen, and its keys do not open the list', async () => {
    const { find, press, field, changes, root, isOpen } = await show({ clearable: true, selection: ['bj'] })
    const clear = find('[part=clear]') as HTMLElement
    expect(clear.ariaLabel).to.equal('清空')
    expect(Math.min(clear.offsetWidth, clear.offsetHeight)).to.be.at.least(24)
    clear.focus()
    await press('Enter')
    await until(() => changes.length === 1)
    expect(changes).to.deep.equal([[]])
    await isOpen(false)
    await until(() => !find('[part=clear]') && field.textContent === '选择')
    expect((root as ShadowRoot).activeElement).to.equal(field)
  })

  it('disabled: nothing opens it, and an open list closes', async () => {
    const { field, rerender, isOpen, handle, press, events } = await show()
    await press('Enter')
    await isOpen()
    rerender({ disabled: true })
    await isOpen(false)
    expect(field.disabled).to.equal(true)
    handle.current?.show()
    field.click()
    await isOpen(false)
    expect(events).to.deep.equal(['show', 'hide'])
  })

  it('methods open, close and focus', async () => {
    const { field, handle, isOpen, root } = await show()
    field.blur()
    handle.current?.focus()
    expect((root as ShadowRoot).activeElement).to.equal(field)
    handle.current?.show()
    await isOpen()
    handle.current?.hide()
    await isOpen(false)
  })

  it('tells what is wrong, in English as well', async () => {
    const { field, find, host, press, isOpen } = await show(
      { errorMessage: 'Choose a city', required: true, options: [], label: undefined },
      { locale: 'en' },
    )
    expect([field.textContent, field.ariaLabel, field.ariaInvalid, field.ariaRequired]).to.deep.equal([
      'Choose',
      'Choose',
      'true',
      'true',
    ])
    const described = CSS.escape(field.getAttribute('aria-describedby') ?? '')
    await until(() => find(`#${described}`)?.textContent === 'Choose a city', 'what is wrong')
    await press('Enter')
    await until(() => find('.eb-select__none')?.textContent === 'No options yet')
    await isOpen(false)
    await expect(host).to.be.accessible()
  })

  it('10,000 options: opens with few drawn; keys and type-ahead reach any', async () => {
    const { press, isAt, options, host, changes, isOpen } = await show({ options: many, selection: ['5000'] })
    await press('Enter')
    await isAt('第 5000 项')
    expect(options().length).to.be.below(60)
    await press('End')
    await isAt('第 9999 项')
    await expect(host).to.be.accessible()
    await press('ArrowUp', 'Enter')
    await isOpen(false)
    expect(changes).to.deep.equal([['9998']])
  })

  it('at 390 px the list is inside the window', async () => {
    await setViewport({ width: 390, height: 700 })
    try {
      const { press, list, isOpen } = await show({ options: many })
      await press('Enter')
      await isOpen()
      const { left, right, bottom } = (list() as HTMLElement).getBoundingClientRect()
      expect(left).to.be.at.least(0)
      expect(right).to.be.at.most(390)
      expect(bottom).to.be.at.most(700)
    } finally {
      await setViewport({ width: 800, height: 600 })
    }
  })

  it('axe finds nothing closed, open, with several, groups and an error', async () => {
    const grouped = cities.map((option, index) => ({ ...option, group: index < 3 ? 'A' : 'B' }))
    const { host, press, isOpen } = await show({
      options: grouped,
      multiple: true,
      clearable: true,
      selection: ['bj', 'gone'],
      errorMessage: '最多选 1 个',
    })
    await expect(host).to.be.accessible()
    await press('Enter')
    await isOpen()
    await expect(host).to.be.accessible()
  })
})

describe('eb-select with a filter', () => {
  const write = (input: HTMLInputElement, text: string, isComposing: boolean) => {
    input.value = text
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }))
  }

  it('focus goes into it, finds by a part of the text, Enter chooses, focus comes back', async () => {
    const { find, press, isAt, isOpen, options, changes, field, root, host } = await show({ filter: true })
    await press('Enter')
    await until(() => (root as ShadowRoot).activeElement === find('[part=filter]'))
    await isAt('北京')
    await sendKeys({ type: 'e' })
    await until(() => options().length === 2)
    await expect(host).to.be.accessible()
    await press('ArrowDown', 'ArrowDown', 'Home', 'End')
    await isAt('Shenzhen')
    await sendKeys({ type: 'n z' })
    await until(() => find('.eb-select__none')?.textContent === '没有匹配的选项')
    await expect(host).to.be.accessible()
    await press('Enter')
    expect(changes).to.deep.equal([])
    await press('Backspace', 'Backspace')
    await isAt('Shenzhen')
    await press('Enter')
    await isOpen(false)
    expect(changes).to.deep.equal([['sz']])
    await until(() => (root as ShadowRoot).activeElement === field)
  })

  it('waits for the end of a composition, whose keys choose nothing', async () => {
    const { find, press, options, changes } = await show({ filter: true })
    await press('Enter')
    const input = (await until(() => find('[part=filter]'))) as HTMLInputElement
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    write(input, 'shang', true)
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true }))
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true, bubbles: true }))
    await drawn()
    expect(options().length).to.equal(5)
    input.value = '上'
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '上' }))
    await until(() => options().length === 1)
    expect(changes).to.deep.equal([])
  })

  it('Tab and Esc leave it', async () => {
    const { press, isOpen, isAt, changes, root, field, find } = await show({ filter: true })
    await press('Enter')
    await isAt('北京')
    await press('Escape')
    await isOpen(false)
    await until(() => (root as ShadowRoot).activeElement === field)
    await press('Enter')
    await isAt('北京')
    await press('ArrowDown', 'Tab')
    await isOpen(false)
    expect(changes).to.deep.equal([['bh']])
    await until(() => (root as ShadowRoot).activeElement === find('.after'))
  })
})
