import { calendarDates } from '@ebkit/rules/dates'
import { mount, pseudoText, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { useState } from 'react'
import { adoptTokens } from '../styles/adoptTokens'
import { Calendar } from './Calendar'
import type { CalendarProps } from './calendarProps'

adoptTokens(document)

const texts = {
  previousYear: 'Previous year',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  nextYear: 'Next year',
  year: 'Year',
  month: 'Month',
}

/** @param isFocused its day has focus */
async function openCalendar(
  { isFocused = false, ...props }: Partial<CalendarProps> & { isFocused?: boolean } = {},
  dir = 'ltr',
) {
  const picks: string[] = []
  const hovers: Array<string | undefined> = []
  function Sample(own: Partial<CalendarProps>) {
    const [day, setDay] = useState(props.day ?? '2026-11-20')
    return (
      <div dir={dir}>
        <Calendar
          dates={calendarDates}
          onPick={(picked) => picks.push(picked)}
          onHover={(hovered) => hovers.push(hovered)}
          locale="en"
          texts={texts}
          {...props}
          {...own}
          day={day}
          onDay={setDay}
        />
      </div>
    )
  }
  const { root, host, render } = mount(<Sample />)
  await until(() => root.querySelector('[data-day]'))
  if (isFocused) root.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  const cell = (day: string) => root.querySelector<HTMLElement>(`[data-day="${day}"]`) as HTMLElement
  const active = () => ((root as ShadowRoot).activeElement as HTMLElement | null)?.dataset.day
  const headings = () => [...root.querySelectorAll('table')].map(({ ariaLabel }) => ariaLabel)
  const button = (label: string) => root.querySelector<HTMLElement>(`[aria-label="${label}"]`) as HTMLElement
  const follow = async (...way: Array<[keys: string, day: string]>) => {
    for (const [keys, day] of way) {
      const isShifted = keys.startsWith('Shift+')
      if (isShifted) await sendKeys({ down: 'Shift' })
      await sendKeys({ press: keys.replace('Shift+', '') })
      if (isShifted) await sendKeys({ up: 'Shift' })
      await until(() => active() === day, `${keys} to ${day}, not ${active()}`)
    }
  }
  const again = (own: Partial<CalendarProps>) => render(<Sample {...own} />)
  return { root, host, again, picks, hovers, cell, active, headings, button, follow }
}

describe('Calendar', () => {
  it('is a grid with one Tab stop, named by its month, with weeks from Monday', async () => {
    const { root, host, headings, cell } = await openCalendar({ today: '2026-11-20' })
    expect(headings()).to.deep.equal(['November 2026'])
    expect(root.querySelector('table')?.getAttribute('role')).to.equal('grid')
    expect([...root.querySelectorAll('th')].map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ])
    expect(root.querySelectorAll('[data-day]')).to.have.length(30)
    expect(root.querySelectorAll('td[tabindex="0"]')).to.have.length(1)
    expect(cell('2026-11-20').tabIndex).to.equal(0)
    expect(cell('2026-11-20').getAttribute('aria-current')).to.equal('date')
    expect(cell('2026-11-20').ariaLabel).to.equal('Friday, November 20, 2026')
    expect((cell('2026-11-01') as HTMLTableCellElement).cellIndex).to.equal(6)
    const { height } = cell('2026-11-20').getBoundingClientRect()
    expect(height).to.equal(36)
    await expect(host).to.be.accessible()
  })

  it('is as wide as seven days of 40 px, and fills a wider box', async () => {
    const { root, cell } = await openCalendar({ months: 2 })
    const calendar = root.querySelector('.eb-calendar') as HTMLElement
    const around = calendar.parentElement as HTMLElement
    const widths = () => [around, cell('2026-11-20')].map((each) => each.getBoundingClientRect().width)
    around.style.width = 'max-content'
    expect(widths()).to.deep.equal([641, 40])
    around.style.width = '781px'
    expect(widths()).to.deep.equal([781, 50])
  })

  it('begins weeks on the given day, and speaks Chinese', async () => {
    const { root, headings, cell } = await openCalendar({ weekStart: 0, locale: 'zh' })
    expect([...root.querySelectorAll('th')].map(({ textContent }) => textContent).join('')).to.equal(
      '日一二三四五六',
    )
    expect(headings()).to.deep.equal(['2026 年 11 月'])
    expect((cell('2026-11-01') as HTMLTableCellElement).cellIndex).to.equal(0)
    const lists = [...root.querySelectorAll('select')]
    expect(lists.map(({ selectedOptions }) => selectedOptions[0]?.text)).to.deep.equal(['2026 年', '11 月'])
  })

  it('is moved through by every key of a date grid', async () => {
    const { follow, headings } = await openCalendar({ isFocused: true })
    await follow(
      ['ArrowRight', '2026-11-21'],
      ['ArrowLeft', '2026-11-20'],
      ['ArrowDown', '2026-11-27'],
      ['ArrowUp', '2026-11-20'],
      ['Home', '2026-11-16'],
      ['End', '2026-11-22'],
      ['PageDown', '2026-12-22'],
      ['PageUp', '2026-11-22'],
      ['Shift+PageDown', '2027-11-22'],
      ['Shift+PageUp', '2026-11-22'],
      // Across months: focus follows.
      ['ArrowDown', '2026-11-29'],
      ['ArrowDown', '2026-12-06'],
      ['PageUp', '2026-11-06'],
      ['PageUp', '2026-10-06'],
      ['Home', '2026-10-05'],
      ['ArrowUp', '2026-09-28'],
      ['End', '2026-10-04'],
    )
    expect(headings()).to.deep.equal(['October 2026'])
  })

  it('moves no further than the calendar goes', async () => {
    const { follow } = await openCalendar({ isFocused: true, day: '9999-12-31' })
    await follow(['ArrowRight', '9999-12-31'], ['PageDown', '9999-12-31'], ['Shift+PageUp', '9998-12-31'])
    const start = await openCalendar({ isFocused: true, day: '0001-01-02' })
    await start.follow(['PageUp', '0001-01-02'], ['ArrowLeft', '0001-01-01'], ['ArrowUp', '0001-01-01'])
    expect(start.root.querySelectorAll('[data-day]')).to.have.length(31)
  })

  it('goes the other way from right to left', async () => {
    const { follow } = await openCalendar({ isFocused: true }, 'rtl')
    await follow(['ArrowRight', '2026-11-19'], ['ArrowLeft', '2026-11-20'], ['ArrowDown', '2026-11-27'])
  })

  it('leaves keys with a modifier to the browser, and all others to the page', async () => {
    const { cell, active } = await openCalendar({ isFocused: true })
    const way = { key: 'ArrowRight', bubbles: true, cancelable: true }
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
      expect(
        cell('2026-11-20').dispatchEvent(new KeyboardEvent('keydown', { ...way, [modifier]: true })),
      ).to.equal(true)
    expect(cell('2026-11-20').dispatchEvent(new KeyboardEvent('keydown', { ...way, key: 'x' }))).to.equal(
      true,
    )
    expect(active()).to.equal('2026-11-20')
    expect(cell('2026-11-20').dispatchEvent(new KeyboardEvent('keydown', way))).to.equal(false)
  })

  it('is chosen from by Enter, Space and click', async () => {
    const { picks, follow, cell, active } = await openCalendar({ isFocused: true })
    await sendKeys({ press: 'Enter' })
    await follow(['ArrowRight', '2026-11-21'])
    await sendKeys({ press: ' ' })
    cell('2026-11-05').firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await until(() => cell('2026-11-05').tabIndex === 0)
    expect(picks).to.deep.equal(['2026-11-20', '2026-11-21', '2026-11-05'])
    // As after a press.
    expect(active()).to.equal('2026-11-05')
  })

  it('a disabled day can be focused, and shows why', async () => {
    const reason = 'Not before today'
    const noteOf = (day: string) => (day < '2026-11-20' ? { reason } : undefined)
    const refused: string[] = []
    const onRefuse = (day: string) => refused.push(day)
    const { picks, follow, cell, host } = await openCalendar({ isFocused: true, noteOf, onRefuse })
    await follow(['ArrowLeft', '2026-11-19'])
    for (const press of ['Enter', ' ']) await sendKeys({ press })
    cell('2026-11-18').click()
    expect(picks).to.deep.equal([])
    expect(refused).to.deep.equal(['2026-11-19', '2026-11-19', '2026-11-18'])
    expect(cell('2026-11-19').title).to.equal(reason)
    expect(cell('2026-11-19').getAttribute('aria-disabled')).to.equal('true')
    expect(cell('2026-11-20').getAttribute('aria-disabled')).to.equal('false')
    await expect(host).to.be.accessible()
  })

  it('marks holidays and working days with a sign and a name', async () => {
    const noteOf = (day: string) =>
      ({
        '2026-10-01': { mark: '休', name: '国庆节' },
        '2026-10-10': { mark: '班', name: '调休上班', tone: 'workday' } as const,
      })[day]
    const { cell, host } = await openCalendar({ day: '2026-10-05', locale: 'zh', noteOf })
    expect(cell('2026-10-01').dataset.mark).to.equal('休')
    expect(pseudoText(cell('2026-10-01'), '::after')).to.equal('休')
    expect(cell('2026-10-01').ariaLabel).to.equal('2026 年 10 月 1 日星期四 国庆节')
    expect(cell('2026-10-10').dataset.mark).to.equal('班')
    expect(cell('2026-10-10').matches('.eb-calendar__day--workday')).to.equal(true)
    expect(cell('2026-10-10').title).to.equal('调休上班')
    await expect(host).to.be.accessible()
  })

  it('shows a range, and the preview of one', async () => {
    const range = { start: '2026-10-22', end: '2026-11-20', months: 2, day: '2026-10-22' }
    const { root, host, again, cell } = await openCalendar(range)
    const classesOf = (day: string) =>
      [...cell(day).classList].map((name) => name.split('--')[1]).filter(Boolean)
    expect(root.querySelectorAll('[aria-selected="true"]')).to.have.length(30)
    expect(classesOf('2026-10-21')).to.deep.equal([])
    expect(classesOf('2026-10-22')).to.deep.equal(['in', 'start'])
    expect(classesOf('2026-11-01')).to.deep.equal(['in'])
    expect(classesOf('2026-11-20')).to.deep.equal(['in', 'end'])
    await expect(host).to.be.accessible()
    again({ isPreview: true, end: '2026-10-23' })
    await until(() => !classesOf('2026-11-01').length)
    expect(classesOf('2026-10-23')).to.deep.equal(['in', 'preview', 'end'])
    expect(root.querySelectorAll('[aria-selected="true"]')).to.have.length(0)
    for (const end of [undefined, '']) {
      again({ isPreview: true, end: '2026-10-23' })
      await until(() => classesOf('2026-10-23').length === 3)
      again({ end })
      await until(() => classesOf('2026-10-22').length === 2)
      expect(classesOf('2026-10-22'), 'an end that is not chosen yet').to.deep.equal(['start', 'end'])
    }
  })

  it('returns to its first month when it is opened again', async () => {
    const { button, cell, headings, again } = await openCalendar({
      months: 2,
      first: '2026-11-01',
      opening: 0,
    })
    button('Previous month').click()
    await until(() => headings()[0] === 'October 2026', 'a month back')
    cell('2026-11-10').click()
    await until(() => cell('2026-11-10').tabIndex === 0, 'a day of the second month')
    again({ opening: 0 })
    expect(headings(), 'it is the same opening').to.deep.equal(['October 2026', 'November 2026'])
    again({ opening: 1 })
    await until(() => headings()[0] === 'November 2026', 'opened again')
  })

  it('reports where pointer and focus are', async () => {
    const { hovers, cell, follow } = await openCalendar({ isFocused: true })
    await follow(['ArrowRight', '2026-11-21'])
    expect(hovers.at(-1)).to.equal('2026-11-21')
    const { x, y } = cell('2026-11-10').getBoundingClientRect()
    await sendMouse({ type: 'move', position: [Math.round(x + 20), Math.round(y + 18)] })
    await until(() => hovers.at(-1) === '2026-11-10')
    await sendMouse({ type: 'move', position: [780, 590] })
    await until(() => hovers.at(-1) === undefined)
  })

  it('its buttons show other months and years, and keep focus', async () => {
    const { headings, button, root, cell } = await openCalendar({ months: 2, day: '2026-10-31' })
    expect(headings()).to.deep.equal(['October 2026', 'November 2026'])
    const way: Array<[string, string, string]> = [
      ['Next month', 'November 2026', '2026-11-30'],
      ['Next year', 'November 2027', '2027-11-30'],
      ['Previous month', 'October 2027', '2027-10-30'],
      ['Previous year', 'October 2026', '2026-10-30'],
    ]
    for (const [label, heading, day] of way) {
      expect(root.querySelectorAll(`[aria-label="${label}"]`)).to.have.length(1)
      button(label).focus()
      button(label).click()
      await until(() => headings()[0] === heading, label)
      expect((root as ShadowRoot).activeElement).to.equal(button(label))
      expect(cell(day).tabIndex).to.equal(0)
    }
  })

  it('keeps both months while the day is in one of them', async () => {
    const { headings, follow } = await openCalendar({ months: 2, day: '2026-10-31', isFocused: true })
    await follow(['ArrowRight', '2026-11-01'], ['ArrowLeft', '2026-10-31'], ['PageDown', '2026-11-30'])
    expect(headings()).to.deep.equal(['October 2026', 'November 2026'])
    await follow(['ArrowRight', '2026-12-01'])
    expect(headings()).to.deep.equal(['November 2026', 'December 2026'])
    await follow(['PageUp', '2026-11-01'], ['PageUp', '2026-10-01'])
    expect(headings()).to.deep.equal(['October 2026', 'November 2026'])
  })

  it('fills a list before a press opens it', async () => {
    const { root } = await openCalendar()
    const list = root.querySelectorAll('select')[1] as HTMLSelectElement
    expect(list.options).to.have.length(1)
    list.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
    await Promise.resolve()
    expect(list.options).to.have.length(101)
    expect(list.selectedOptions[0]?.text).to.equal('2026')
  })

  it('chooses year and month in the heading of each month', async () => {
    const { root, headings } = await openCalendar({ months: 2, day: '2026-10-31', maxYear: 2030 })
    const choose = (list: HTMLSelectElement | undefined, text: string) => {
      const index = [...(list?.options ?? [])].findIndex((option) => option.text === text)
      expect(index).to.be.at.least(0)
      if (!list) return
      list.selectedIndex = index
      list.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
      list.dispatchEvent(new Event('change', { bubbles: true }))
    }
    let outside = 0
    root.addEventListener('input', () => outside++)
    const lists = [...root.querySelectorAll('select')]
    expect(lists.map(({ ariaLabel }) => ariaLabel)).to.deep.equal(['Month', 'Year', 'Month', 'Year'])
    const widths = lists.map(({ offsetWidth }) => offsetWidth)
    for (const list of lists) list.focus()
    await until(() => lists.every(({ options }) => options.length > 11))
    expect(lists.map(({ offsetWidth }) => offsetWidth)).to.deep.equal(widths)
    expect(lists[1]?.options[0]?.text).to.equal('1946')
    expect([...(lists[1]?.options ?? [])].at(-1)?.text).to.equal('2030')
    choose(lists[2], 'Feb')
    await until(() => headings()[1] === 'February 2026')
    expect(headings()[0]).to.equal('January 2026')
    choose(lists[1], '1985')
    await until(() => headings()[0] === 'January 1985')
    expect(outside).to.equal(0)
  })
})
