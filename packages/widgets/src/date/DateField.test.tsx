import { today } from '@ebkit/rules/dates'
import { drawn, mount, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { useState } from 'react'
import { EnvironmentProvider } from '../environment'
import { DateField, type DateFieldHandle, type DateFieldProps } from '.'

adoptTokens(document)

async function openPage(props: DateFieldProps = {}, locale = 'zh') {
  const changes: string[] = []
  const reported: string[] = []
  const problems: Array<string | undefined> = []
  const handle = { current: null as DateFieldHandle | null }
  let set: (value: string) => void = () => {}
  function Page(own: DateFieldProps) {
    const [value, setValue] = useState(props.value ?? '')
    set = setValue
    return (
      <EnvironmentProvider value={{ locale }}>
        <DateField
          handle={handle}
          onShow={() => reported.push('show')}
          onHide={() => reported.push('hide')}
          reportProblem={(message) => problems.push(message)}
          {...props}
          {...own}
          value={value}
          onChange={(detail) => {
            changes.push(detail.value)
            setValue(detail.value)
          }}
        />
        <button type="button" id="after">
          after
        </button>
      </EnvironmentProvider>
    )
  }
  const { root, host, render } = mount(<Page />)
  const find = <Found extends HTMLElement>(selector: string) => root.querySelector<Found>(selector) as Found
  const input = await until(() => find<HTMLInputElement>('input'))
  const panel = () => find('[part=panel]')
  const active = () => (root as ShadowRoot).activeElement as HTMLElement | null
  const day = () => active()?.dataset.day
  const message = () => find('[part=message]')?.textContent ?? ''
  const openByKey = async () => {
    input.focus()
    await sendKeys({ press: 'ArrowDown' })
    await until(day, 'focus on a day')
  }
  const typeText = async (text: string) => {
    input.focus()
    input.select()
    await sendKeys({ type: text })
  }
  return {
    ...{ root, host, find, input, panel, active, day, message, openByKey, typeText },
    ...{ changes, reported, problems, handle },
    set: (value: string) => set(value),
    again: (own: DateFieldProps) => render(<Page {...own} />),
  }
}

const press = (key: string) => sendKeys({ press: key })

describe('eb-date', () => {
  for (const text of ['2026-11-20', '2026/11/20', '20261120', '2026.11.20', '2026年11月20日'])
    it(`takes ${text} for a date`, async () => {
      const page = await openPage()
      await page.typeText(text)
      expect(page.changes).to.deep.equal([])
      await press('Enter')
      await until(() => page.input.value === '2026-11-20')
      expect(page.changes).to.deep.equal(['2026-11-20'])
    })

  it('completes a day without a year with the current one on blur', async () => {
    const page = await openPage({ timeZone: 'Asia/Shanghai' })
    await page.typeText('3-5')
    await press('Tab')
    await until(() => page.changes.length)
    expect(page.changes).to.deep.equal([`${today('Asia/Shanghai').slice(0, 4)}-03-05`])
  })

  it('keeps text that is not a date, shows the error, and has no value then', async () => {
    const page = await openPage({ value: '2026-11-20' })
    await page.typeText('2026-02-30')
    await press('Enter')
    await until(() => page.message() === '日期写成 2026-11-20 这样')
    expect(page.input.value).to.equal('2026-02-30')
    expect(page.changes).to.deep.equal([''])
    expect(page.problems.at(-1)).to.equal('日期写成 2026-11-20 这样')
    expect(page.input.getAttribute('aria-invalid')).to.equal('true')
    await expect(page.host).to.be.accessible()
    await page.typeText('2026-02-28')
    await press('Enter')
    await until(() => !page.message())
    expect(page.changes).to.deep.equal(['', '2026-02-28'])
    expect(page.problems.at(-1)).to.equal(undefined)
  })

  it('a value set by the page replaces the typed text', async () => {
    const page = await openPage({ value: '2026-11-20' })
    await page.typeText('nonsense')
    page.set('2026-12-01')
    await until(() => page.input.value === '2026-12-01')
    await press('Tab')
    expect(page.changes).to.deep.equal([])
  })

  it('is cleared by × and by keyboard', async () => {
    const page = await openPage({ value: '2026-11-20' })
    page.find('[part=clear]').click()
    await until(() => !page.input.value)
    expect(page.active()).to.equal(page.input)
    expect(page.find('[part=clear]')).to.equal(null)
    page.set('2026-11-20')
    await until(() => page.input.value)
    page.input.select()
    await press('Delete')
    await press('Enter')
    await until(() => page.changes.length === 2)
    expect(page.changes).to.deep.equal(['', ''])
  })

  for (const way of ['ArrowDown', 'Alt+ArrowDown'])
    it(`opens by ${way} at its day, chooses by Enter, and focus comes back`, async () => {
      const page = await openPage({ value: '2026-11-20' })
      page.input.focus()
      if (way.startsWith('Alt')) await sendKeys({ down: 'Alt' })
      await press('ArrowDown')
      if (way.startsWith('Alt')) await sendKeys({ up: 'Alt' })
      await until(() => page.day() === '2026-11-20')
      expect(page.find('[part=button]').ariaExpanded).to.equal('true')
      await press('ArrowRight')
      await until(() => page.day() === '2026-11-21')
      await press('Enter')
      await until(() => !page.panel())
      expect(page.changes).to.deep.equal(['2026-11-21'])
      expect(page.input.value).to.equal('2026-11-21')
      expect(page.active()).to.equal(page.input)
      expect(page.reported).to.deep.equal(['show', 'hide'])
    })

  it('a key pressed as soon as the day has focus works', async () => {
    const page = await openPage({ value: '2026-11-20' })
    const key = { key: 'ArrowRight', bubbles: true, composed: true, cancelable: true }
    const right = () => page.active()?.dispatchEvent(new KeyboardEvent('keydown', key))
    page.root.addEventListener('focusin', (event) => {
      if ((event.target as HTMLElement).dataset.day === '2026-11-20') queueMicrotask(right)
    })
    page.input.focus()
    await press('ArrowDown')
    await until(() => page.day() === '2026-11-21')
    await drawn()
    expect(page.day()).to.equal('2026-11-21')
  })

  it('closes by Esc without a change, and returns focus; only the calendar handles Esc', async () => {
    const page = await openPage({ value: '2026-11-20' })
    let escapes = 0
    const count = () => escapes++
    document.addEventListener('keydown', count)
    await page.openByKey()
    await press('ArrowDown')
    escapes = 0
    await press('Escape')
    await until(() => !page.panel())
    document.removeEventListener('keydown', count)
    expect(page.active()).to.equal(page.input)
    expect(escapes).to.equal(0)
    expect(page.changes).to.deep.equal([])
    expect(page.find('[part=button]').ariaExpanded).to.equal('false')
  })

  for (const isFollowed of [false, true])
    it(`opens by a click into the field and leaves focus there: typing goes on${isFollowed ? ', also where the page follows with `open`' : ''}`, async () => {
      const page = await openPage({
        value: '2026-11-20',
        onShow: () => isFollowed && page.again({ open: true }),
      })
      const { x, y } = page.input.getBoundingClientRect()
      await sendMouse({ type: 'click', position: [Math.round(x + 20), Math.round(y + 8)] })
      await until(() => page.panel())
      await drawn()
      expect(page.active()).to.equal(page.input)
      await page.typeText('2026-12-24')
      await press('ArrowDown')
      await until(() => page.day() === '2026-12-24')
      expect(page.changes).to.deep.equal(['2026-12-24'])
    })

  it('opens and closes by its button, by the mouse and by a press outside', async () => {
    const page = await openPage()
    const at = (element: Element): [number, number] => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [Math.round(x + width / 2), Math.round(y + height / 2)]
    }
    const click = async (element: Element) => {
      await drawn() // the pointer hits what has been painted
      await sendMouse({ type: 'click', position: at(element) })
    }
    await click(page.find('[part=button]'))
    await until(page.day, 'open')
    expect(page.day()).to.equal(today())
    await click(page.find('[part=button]'))
    await until(() => !page.panel(), 'closed by the button')
    expect(page.active()).to.equal(page.find('[part=button]'))
    await click(page.find('[part=button]'))
    await until(page.day, 'open again')
    await click(page.find('[data-day$="-15"]'))
    await until(() => !page.panel(), 'closed by a day')
    expect(page.changes).to.deep.equal([`${today().slice(0, 8)}15`])
    expect(page.active()).to.equal(page.find('[part=button]'))
    await click(page.find('[part=button]'))
    await until(page.day, 'open for the third time')
    await sendMouse({ type: 'click', position: [780, 590] })
    await until(() => !page.panel(), 'closed by a press elsewhere')
    expect(page.reported).to.deep.equal(['show', 'hide', 'show', 'hide', 'show', 'hide'])
  })

  it('closes when Tab leaves it', async () => {
    const page = await openPage({ value: '2026-11-20' })
    await page.openByKey()
    for (let count = 0; count < 4 && page.active()?.id !== 'after'; count++) await press('Tab')
    await until(() => page.active()?.id === 'after' && !page.panel())
    expect(page.reported).to.deep.equal(['show', 'hide'])
  })

  it('shows why a day cannot be chosen', async () => {
    const closed = [{ start: '2026-11-12', end: '2026-11-13', reason: '盘点' }, '2026-11-18']
    const page = await openPage({ value: '2026-11-15', min: '2026-11-10', max: '2026-11-20', closed })
    await page.openByKey()
    const title = (day: string) => page.find(`[data-day="${day}"]`).title
    expect(title('2026-11-09')).to.equal('最早 2026-11-10')
    expect(title('2026-11-21')).to.equal('最晚 2026-11-20')
    expect(title('2026-11-12')).to.equal('2026-11-12 不能选：盘点')
    expect(title('2026-11-18')).to.equal('2026-11-18 不能选')
    expect(title('2026-11-10')).to.equal('')
    page.find('[data-day="2026-11-09"]').click()
    expect(page.changes).to.deep.equal([])
    expect(page.panel()).to.not.equal(null)
    // No day of other years can be chosen.
    expect(page.find<HTMLSelectElement>('select').options).to.have.length(1)
    await expect(page.panel()).to.be.accessible()
  })

  it('opens at a day that can be chosen, and goes to today if it can', async () => {
    const early = await openPage({ max: '1999-12-31' })
    await early.openByKey()
    expect(early.day()).to.equal('1999-12-31')
    expect(early.panel().textContent).to.not.contain('今天')
    await press('Escape')
    const page = await openPage({ value: '2001-01-01', timeZone: 'Pacific/Apia' })
    await page.openByKey()
    const button = [...page.panel().querySelectorAll('button')].find((one) => one.textContent === '今天')
    button?.click()
    await until(() => page.changes.length)
    expect(page.changes).to.deep.equal([today('Pacific/Apia')])
  })

  it('marks holidays and working weekends; a page can omit them', async () => {
    const page = await openPage({ value: '2026-10-12' })
    await page.openByKey()
    const marks = () => [...page.panel().querySelectorAll<HTMLElement>('[data-mark]')]
    expect(marks().map(({ dataset }) => dataset.day?.slice(8) + String(dataset.mark))).to.deep.equal([
      '01休',
      '02休',
      '03休',
      '04休',
      '05休',
      '06休',
      '07休',
      '10班',
    ])
    expect(marks()[0]?.title).to.equal('国庆节')
    page.again({ value: '2026-10-12', holidays: [] })
    await until(() => marks().length === 0, 'no marks')
  })

  it('the dot marks today in the hotel’s time zone', async () => {
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const page = await openPage({ timeZone })
      await page.openByKey()
      expect(page.find('[aria-current=date]').dataset.day).to.equal(today(timeZone))
      await press('Escape')
      await until(() => !page.panel())
    }
    expect(today('Pacific/Kiritimati')).to.not.equal(today('Pacific/Pago_Pago'))
  })

  it('shows no seconds, and all minutes', async () => {
    for (const [format, value, shown] of [
      [undefined, '2026-12-24 10:00:00', '2026-12-24 10:00'],
      ['YYYY/MM/DD HH:mm:59', '2026/12/24 10:59:59', '2026/12/24 10:59'],
      ['YYYY-MM-DD HH:mm', '2026-12-24 10:00', '2026-12-24 10:00'],
      ['YYYY-MM-DD HH:mm', '2026-12-24 10:59', '2026-12-24 10:59'],
    ] as const) {
      const page = await openPage({ time: true, value, format })
      expect(page.input.value, format).to.equal(shown)
    }
  })

  it('W-DATE-9 with a time the value is YYYY-MM-DD HH:mm:00, and the calendar stays open for the time', async () => {
    const page = await openPage({ time: true })
    await page.typeText('2026-11-20 9:05')
    await press('ArrowDown')
    await until(() => page.day() === '2026-11-20')
    expect(page.changes).to.deep.equal(['2026-11-20 09:05:00'])
    expect(page.input.value).to.equal('2026-11-20 09:05')
    await press('ArrowRight')
    await press('Enter')
    await until(() => page.changes.at(-1) === '2026-11-21 09:05:00')
    const [hours, minutes] = [...page.panel().querySelectorAll('input')]
    hours?.focus()
    await press('ArrowUp')
    await until(() => page.changes.at(-1) === '2026-11-21 10:05:00')
    minutes?.focus()
    await press('ArrowDown')
    await until(() => page.changes.at(-1) === '2026-11-21 10:04:00')
    const confirm = [...page.panel().querySelectorAll('button')].at(-1)
    expect(confirm?.textContent).to.equal('确定')
    await expect(page.panel()).to.be.accessible()
    confirm?.click()
    await until(() => !page.panel())
    expect(page.active()).to.equal(page.input)
  })

  it('writes the value in its format', async () => {
    const page = await openPage({ format: 'YYYY/MM/DD', value: '2026-11-20' })
    expect(page.input.value).to.equal('2026/11/20')
    await page.typeText('2026-11-21')
    await press('Enter')
    await until(() => page.changes.length)
    expect(page.changes).to.deep.equal(['2026/11/21'])
  })

  it('ignores keys of a composition (IME), and parses full-width characters', async () => {
    const page = await openPage()
    page.input.focus()
    page.input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    page.input.value = '２０２６／１１／２０'
    page.input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, isComposing: true }))
    for (const key of ['Enter', 'ArrowDown', 'Escape'])
      page.input.dispatchEvent(
        new KeyboardEvent('keydown', {
          key,
          keyCode: 229,
          isComposing: true,
          bubbles: true,
          cancelable: true,
        }),
      )
    expect(page.changes).to.deep.equal([])
    expect(page.panel()).to.equal(null)
    expect(page.input.value).to.equal('２０２６／１１／２０')
    page.input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    await press('Enter')
    await until(() => page.input.value === '2026-11-20')
    expect(page.changes).to.deep.equal(['2026-11-20'])
  })

  it('does nothing while it is disabled, and closes when it becomes disabled', async () => {
    const page = await openPage({ value: '2026-11-20', disabled: true })
    expect(page.input.disabled).to.equal(true)
    expect(page.find('[part=clear]')).to.equal(null)
    page.handle.current?.show()
    page.again({ disabled: false })
    await until(() => !page.input.disabled)
    expect(page.reported).to.deep.equal([])
    await page.openByKey()
    page.again({ disabled: true })
    await until(() => !page.panel())
    expect(page.reported).to.deep.equal(['show', 'hide'])
  })

  it('opens and closes by the page’s property', async () => {
    const page = await openPage({ value: '2026-11-20' })
    page.again({ open: true })
    await until(() => page.day() === '2026-11-20')
    page.again({ open: false })
    await until(() => !page.panel())
    page.handle.current?.show()
    await until(() => page.day())
    page.handle.current?.hide()
    await until(() => !page.panel())
    page.handle.current?.focus()
    expect(page.active()).to.equal(page.input)
    expect(page.reported).to.deep.equal(['show', 'hide', 'show', 'hide'])
  })

  it('is 200 px wide, its calendar 320; narrower if the page says so', async () => {
    const page = await openPage({ value: '2026-11-20' })
    const widthOf = (selector: string) => Math.round(page.find(selector).getBoundingClientRect().width)
    page.host.style.display = 'inline-block'
    expect(widthOf('[part=field]')).to.equal(200)
    page.set('')
    await until(() => !page.find('[part=clear]'))
    expect(widthOf('[part=field]')).to.equal(200)
    await page.openByKey()
    expect(widthOf('[part=panel]')).to.equal(322)
    page.host.style.width = '140px'
    expect(widthOf('[part=field]')).to.equal(140)
  })

  it('without popovers its calendar is a modal dialog, and returns focus', async () => {
    const { showPopover } = HTMLElement.prototype
    HTMLElement.prototype.showPopover = undefined as never
    try {
      const page = await openPage({ value: '2026-11-20' })
      page.input.focus()
      page.input.click()
      expect(page.reported).to.deep.equal([])
      await page.openByKey()
      expect(page.panel().matches('dialog:modal')).to.equal(true)
      await press('ArrowRight')
      await press('Enter')
      await until(() => !page.panel())
      expect(page.changes).to.deep.equal(['2026-11-21'])
      expect(page.active()).to.equal(page.input)
      await page.openByKey()
      await press('Escape')
      await until(() => !page.panel())
      expect(page.active()).to.equal(page.input)
    } finally {
      HTMLElement.prototype.showPopover = showPopover
    }
  })

  it('returns focus to the field whenever Esc closes it, also if the page controls `open`', async () => {
    const page = await openPage({
      value: '2026-11-20',
      onShow: () => page.again({ open: true }),
      onHide: () => page.again({ open: false }),
    })
    for (const time of ['first', 'second', 'third']) {
      await page.openByKey()
      await press('Escape')
      await until(() => !page.panel(), `closed the ${time} time`)
      expect(page.active(), time).to.equal(page.input)
    }
  })

  it('is available in English', async () => {
    const page = await openPage({ value: '2026-11-20', max: '2026-11-25' }, 'en')
    expect(page.input.ariaLabel).to.equal('Date')
    await page.openByKey()
    expect(page.active()?.ariaLabel).to.equal('Friday, November 20, 2026')
    expect(page.find('[data-day="2026-11-26"]').title).to.equal('2026-11-25 at the latest')
  })

  for (const value of ['', '2026-11-20'])
    it(`has nothing that axe finds, closed and open, ${value || 'empty'}`, async () => {
      const page = await openPage({ value })
      await expect(page.host).to.be.accessible()
      await page.openByKey()
      await expect(page.host).to.be.accessible()
      for (const target of page.root.querySelectorAll('.eb-date :is(button,select)')) {
        const { width, height } = target.getBoundingClientRect()
        expect(Math.min(width, height), target.outerHTML).to.be.at.least(24)
      }
    })

  it('cleans up when it is removed while open', async () => {
    const page = await openPage({ value: '2026-11-20' })
    await page.openByKey()
    page.again({ open: true })
    page.host.remove()
    await press('Escape')
    expect(document.activeElement).to.equal(document.body)
  })
})
