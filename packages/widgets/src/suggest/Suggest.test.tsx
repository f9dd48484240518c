import { drawn, holdLongTimers, mount, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { useState } from 'react'
import { EnvironmentProvider, type WidgetError } from '../environment'
import { Suggest, type SuggestHandle, type Suggestion, type SuggestProps } from '.'

/** Milliseconds without a key before suggestions are requested. */
const pause = 200

adoptTokens(document)

const hotels: Suggestion[] = [
  '湖畔酒店',
  '湖景酒店',
  { value: 'lake', label: 'Lakeside', hint: '12 间' },
  '山居',
]

interface Asked {
  text: string
  signal: AbortSignal
  answer: (list: Suggestion[]) => void
  fail: (why: unknown) => void
}

/** A suggest on a page that keeps the typed text. */
async function show(props: Partial<SuggestProps> = {}, locale = 'zh') {
  const typed: string[] = []
  const changes: string[] = []
  const selected: unknown[] = []
  const errors: WidgetError[] = []
  const events: string[] = []
  const handle = { current: null as SuggestHandle | null }
  function Sample() {
    const [value, setValue] = useState(props.value ?? '')
    return (
      <EnvironmentProvider value={{ locale, reportError: (error) => errors.push(error) }}>
        <Suggest
          label="酒店"
          {...props}
          value={value}
          onInput={(detail) => {
            typed.push(detail.value)
            setValue(detail.value)
          }}
          onChange={(detail) => {
            changes.push(detail.value)
            setValue(detail.value)
          }}
          onSelect={(detail) => selected.push(detail.suggestion)}
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
  const { root, host, unmount } = mount(<Sample />)
  const find = <Found extends HTMLElement>(selector: string) => root.querySelector<Found>(selector)
  const input = await until(() => find<HTMLInputElement>('input'))
  const options = () => [...root.querySelectorAll('[role=option]')].map((option) => option.textContent)
  const active = () => {
    const id = input.getAttribute('aria-activedescendant')
    return id ? find(`#${CSS.escape(id)}`)?.textContent : ''
  }
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      const isAlt = key.startsWith('Alt+')
      if (isAlt) await sendKeys({ down: 'Alt' })
      await sendKeys({ press: isAlt ? key.slice(4) : key })
      if (isAlt) await sendKeys({ up: 'Alt' })
    }
  }
  const type = (text: string) => sendKeys({ type: text })
  const isAt = (label: string) => until(() => active() === label, `active: ${label}`)
  const lists = (count: number) => until(() => options().length === count, `${count} suggestions`)
  const note = () => find('.eb-suggest__note')?.textContent
  const status = () => find('[role=status]')?.textContent
  input.focus()
  return {
    ...{ root, host, unmount, find, input, options, press, type, isAt, lists, note, status },
    ...{ typed, changes, selected, errors, events, handle },
  }
}

/** A source that answers when the test says so. */
function source() {
  const asked: Asked[] = []
  const ask = (text: string, signal: AbortSignal) =>
    new Promise<Suggestion[]>((answer, fail) => asked.push({ text, signal, answer, fail }))
  return { ask, asked, next: (count: number) => until(() => asked[count - 1], `request ${count}`) }
}

/** Writes as the browser does: frameworks that wrap `value` see it. */
function write(input: HTMLInputElement, text: string, isComposing: boolean) {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  value?.set?.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, isComposing }))
}

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

  it('closed: ↓ opens it at the first, ↑ at the last, Alt+↓ without an active one; Alt+↑ closes it', async () => {
    const { press, isAt, lists, input, events } = await show({ suggestions: hotels })
    await press('ArrowDown')
    await isAt('湖畔酒店')
    await press('Alt+ArrowUp')
    await lists(0)
    await press('ArrowUp')
    await isAt('山居')
    await press('Escape')
    await lists(0)
    await press('Alt+ArrowDown')
    await lists(4)
    expect(input.getAttribute('aria-activedescendant')).to.equal(null)
    await press('Alt+ArrowUp')
    await lists(0)
    await press('Alt+ArrowUp', 'PageDown', 'Enter')
    await lists(0)
    expect(events.length).to.equal(6)
  })

  it('open: ↓ ↑ wrap around, Page keys move by ten, ← → Home End return to the text', async () => {
    const { press, isAt, input, lists, type } = await show({ suggestions: hotels })
    await type('酒')
    await lists(2)
    await press('ArrowDown', 'ArrowDown')
    await isAt('湖景酒店')
    await press('ArrowDown')
    await isAt('湖畔酒店')
    await press('ArrowUp')
    await isAt('湖景酒店')
    await press('PageUp')
    await isAt('湖畔酒店')
    await press('PageDown')
    await isAt('湖景酒店')
    for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight']) {
      await press('ArrowDown')
      await until(() => input.hasAttribute('aria-activedescendant'))
      await press(key)
      await isAt('')
    }
    await press('Home')
    expect(input.selectionStart).to.equal(0)
  })

  it('Esc closes the list, then clears the text, then is left to the page', async () => {
    const { press, input, type, lists, host, typed, changes } = await show({ suggestions: hotels })
    const heard: string[] = []
    host.addEventListener('keydown', ({ key }) => heard.push(key))
    await type('湖')
    await lists(2)
    heard.length = 0
    await press('Escape')
    await lists(0)
    expect(input.value).to.equal('湖')
    await press('Escape')
    await until(() => input.value === '')
    expect(heard).to.deep.equal([])
    await press('Escape')
    expect(heard).to.deep.equal(['Escape'])
    expect([typed, changes]).to.deep.equal([['湖', ''], []])
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

describe('eb-suggest with a source', () => {
  it('W-SUG-1 requests once typing pauses; loading, results and no results look different', async () => {
    const { ask, asked, next } = source()
    const { type, note, lists, status, host, input } = await show({ source: ask })
    await type('hu')
    const first = await next(1)
    expect(asked.map(({ text }) => text)).to.deep.equal(['hu'])
    await until(() => note() === '正在查找' && status() === '正在查找')
    expect(input.ariaExpanded).to.equal('false')
    await expect(host).to.be.accessible()
    first.answer(['hu1', 'hu2'])
    await lists(2)
    await until(() => !note())
    await expect(host).to.be.accessible()
    await type('x')
    ;(await next(2)).answer([])
    await until(() => note() === '没有建议')
    await expect(host).to.be.accessible()
  })

  it('W-SUG-1 answers out of order: those for the newest text stay, the older request is aborted', async () => {
    const { ask, asked, next } = source()
    const { type, lists, options } = await show({ source: ask })
    await type('a')
    const first = await next(1)
    await type('b')
    const second = await next(2)
    expect(first.signal.aborted).to.equal(true)
    second.answer(['ab'])
    await lists(1)
    first.answer(['a1', 'a2', 'a3'])
    await drawn()
    expect(options()).to.deep.equal(['ab'])
    expect(asked.length).to.equal(2)
  })

  it('W-SUG-1 a failure keeps the text and the previous suggestions, is reported, and can be retried', async () => {
    const { ask, next } = source()
    const { type, lists, find, note, input, errors, press, root, host, changes } = await show({ source: ask })
    await type('a')
    ;(await next(1)).answer(['a1'])
    await lists(1)
    await type('b')
    ;(await next(2)).fail(new Error('no network'))
    const retry = await until(() => find('[part=retry]'))
    expect(note()).to.contain('没查到建议')
    expect(input.value).to.equal('ab')
    await until(() => errors.length === 1)
    expect([errors[0]?.code, String(errors[0]?.cause)]).to.deep.equal(['source-failed', 'Error: no network'])
    await expect(host).to.be.accessible()
    // By keyboard: it is the next Tab stop.
    await press('Tab')
    expect((root as ShadowRoot).activeElement).to.equal(retry)
    await press('Enter')
    ;(await next(3)).answer(['ab1', 'ab2'])
    await lists(2)
    expect((root as ShadowRoot).activeElement).to.equal(input)
    expect(changes).to.deep.equal([])
  })

  it('Enter never chooses another suggestion than the visible one', async () => {
    const { ask, next } = source()
    const { type, lists, press, isAt, input, changes } = await show({ source: ask })
    await type('a')
    ;(await next(1)).answer(['a1', 'a2'])
    await lists(2)
    await type('b')
    const second = await next(2)
    await press('ArrowDown')
    await isAt('a1')
    second.answer(['ab1', 'ab2', 'ab3'])
    await lists(3)
    await isAt('')
    await press('Enter')
    expect([input.value, changes]).to.deep.equal(['ab', ['ab']])
  })

  it('↓ requests at once and moves to the first when it has loaded', async () => {
    const { ask, next } = source()
    const { press, isAt } = await show({ source: ask, value: 'lake' })
    await press('ArrowDown')
    const { text, answer } = await next(1)
    expect(text).to.equal('lake')
    answer(['lake 1', 'lake 2'])
    await isAt('lake 1')
  })

  it('fewer characters than `minLength`: nothing is requested, and an open list closes', async () => {
    const { ask, asked, next } = source()
    const { type, lists, press, input } = await show({ source: ask, minLength: 3 })
    await type('ab')
    await press('ArrowDown')
    await type('c')
    ;(await next(1)).answer(['abc'])
    await lists(1)
    await press('Backspace')
    await lists(0)
    expect([input.value, asked.length]).to.deep.equal(['ab', 1])
  })

  it('no request within a composition, one after it', async () => {
    const { ask, asked, next } = source()
    const { input } = await show({ source: ask })
    const timers = holdLongTimers(pause)
    try {
      input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, composed: true }))
      for (const text of ['h', 'hu']) {
        await drawn()
        write(input, text, true)
      }
      await drawn()
      expect([input.value, timers.waiting()]).to.deep.equal(['hu', []])
      write(input, '湖', true)
      input.dispatchEvent(
        new CompositionEvent('compositionend', { bubbles: true, composed: true, data: '湖' }),
      )
      await until(() => timers.waiting().includes(pause))
      timers.end(pause)
    } finally {
      timers.restore()
    }
    const { text } = await next(1)
    expect([text, asked.length]).to.deep.equal(['湖', 1])
  })

  it('Esc, blur and unmounting abort the request; the text stays', async () => {
    const { ask, asked, next } = source()
    const { type, press, input, note, find, unmount, changes } = await show({ source: ask })
    await type('a')
    await next(1)
    await until(note)
    await press('Escape')
    await until(() => asked[0]?.signal.aborted && !note())
    expect(input.value).to.equal('a')
    await type('b')
    await next(2)
    find('.after')?.focus()
    await until(() => asked[1]?.signal.aborted && !note())
    expect(changes).to.deep.equal(['ab'])
    input.focus()
    await type('c')
    await next(3)
    unmount()
    await until(() => asked[2]?.signal.aborted)
  })
})

describe('eb-suggest where browsers have no popover', () => {
  it('its field in the list looks like its field, and Tab moves out of both to the next element', async () => {
    const { prototype } = HTMLElement
    const { showPopover } = prototype
    Object.assign(prototype, { showPopover: undefined })
    try {
      const { type, find, lists, press, input, changes, root } = await show({ suggestions: hotels })
      await type('湖')
      await lists(2)
      const inside = (await until(() => find('dialog[open] input'))) as HTMLInputElement
      const looks = (field: HTMLInputElement) => {
        const { borderTopWidth, paddingLeft, height, font } = getComputedStyle(field)
        return { borderTopWidth, paddingLeft, height, font }
      }
      expect(looks(inside)).to.deep.equal(looks(input))
      expect(getComputedStyle(inside.parentElement as Element).borderRadius).to.equal('6px')
      await press('Tab')
      await lists(0)
      await until(() => (root as ShadowRoot).activeElement === find('.after'), 'on to the next field')
      expect(changes).to.deep.equal(['湖'])
    } finally {
      Object.assign(prototype, { showPopover })
    }
  })

  it('typing continues in the dialog that contains the list, and a choice returns focus', async () => {
    const { prototype } = HTMLElement
    const { showPopover } = prototype
    Object.assign(prototype, { showPopover: undefined })
    try {
      const { type, find, lists, press, input, changes, root } = await show({ suggestions: hotels })
      await type('湖')
      await lists(2)
      const inside = (await until(() => find('dialog[open] input'))) as HTMLInputElement
      expect((root as ShadowRoot).activeElement).to.equal(inside)
      await type('景')
      await lists(1)
      await press('ArrowDown', 'Enter')
      await lists(0)
      await until(() => (root as ShadowRoot).activeElement === input)
      expect([input.value, changes]).to.deep.equal(['湖景酒店', ['湖景酒店']])
    } finally {
      Object.assign(prototype, { showPopover })
    }
  })
})
