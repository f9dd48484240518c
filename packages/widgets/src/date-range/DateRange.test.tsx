import { getPage } from '@ebkit/core/page'
import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { frame, november, Widget } from './testing/Widget'

describe('DateRange', () => {
  it('W-DATE-1 W-DATE-3 the first click sets the start, the second the end, and only then can it be applied', async () => {
    const widget = new Widget({ range: november })
    await widget.open()
    await until(() => widget.focused?.dataset.day === '2026-11-09', 'focus on the end')
    await widget.pick('2026-11-12')
    await widget.reads('2026-11-12', '')
    const apply = widget.part<HTMLButtonElement>('apply')
    expect(apply.disabled).to.equal(true)
    expect(widget.status).to.equal('选择结束日期')
    await widget.pick('2026-11-20')
    await until(() => !apply.disabled, 'apply')
    expect(widget.status).to.equal('已选 9 天')
    expect(widget.changes).to.deep.equal([])
    apply.click()
    await widget.closed()
    expect(widget.changes).to.deep.equal([{ start: '2026-11-12', end: '2026-11-20' }])
    expect(widget.texts).to.deep.equal(['2026-11-12', '2026-11-20'])
    expect(widget.events).to.deep.equal(['show', 'hide'])
  })

  it('W-DATE-1 the first day is painted at once, before the pointer is over another one', async () => {
    const widget = new Widget({ range: november })
    await widget.open()
    await widget.pick('2026-11-12')
    await until(() => widget.day('2026-11-12').classList.contains('eb-calendar__day--start'), 'painted')
    expect(widget.day('2026-11-12').getAttribute('aria-selected')).to.equal('true')
    expect(widget.day('2026-11-13').getAttribute('aria-selected')).to.equal('false')
  })

  it('W-DATE-2 swapped dates are reordered', async () => {
    const widget = new Widget({ range: november })
    await widget.open()
    await widget.pick('2026-11-20', '2026-11-12')
    await widget.reads('2026-11-12', '2026-11-20')
  })

  it('W-DATE-5 W-DATE-6 W-DATE-8 more than maxDays clears the selection and shows why, in Chinese and in English', async () => {
    for (const [locale, message] of [
      ['zh', '日期范围最多 7 天'],
      ['en', 'Date range should not be more than 7 days'],
    ]) {
      const widget = new Widget({ range: november, maxDays: 7 }, locale)
      await widget.open()
      await widget.pick('2026-11-12', '2026-11-19')
      await widget.reads('', '')
      expect(widget.status).to.equal(message)
      expect(widget.part<HTMLButtonElement>('apply').disabled).to.equal(true)
      widget.view.unmount()
    }
  })

  it('W-DATE-5 W-DATE-7 W-DATE-8 fewer than minDays clears the selection and shows why, in Chinese and in English', async () => {
    for (const [locale, message] of [
      ['zh', '日期范围至少 3 天'],
      ['en', 'Date range should not be less than 3 days'],
    ]) {
      const widget = new Widget({ minDays: 3 }, locale)
      await widget.ready()
      await widget.type('start', '2026-11-12')
      await widget.type('end', '2026-11-13')
      await sendKeys({ press: 'Enter' })
      await until(() => widget.message === message, 'message')
      await widget.reads('', '')
      expect(widget.field('end').getAttribute('aria-invalid')).to.equal('true')
      // The fields are empty, so a form can be submitted without a range.
      expect(widget.reported.at(-1)).to.equal(undefined)
      expect(widget.changes).to.deep.equal([])
      await expect(widget.view.host).to.be.accessible()
      widget.part('clear').click()
      await until(() => !widget.message, 'message gone')
      widget.view.unmount()
    }
  })

  it('W-DATE-4 days outside the limits, closed days and impossible quick ranges show the reason, and do nothing', async () => {
    const widget = new Widget({
      range: november,
      min: '2026-11-02',
      max: '2026-11-25',
      maxDays: 10,
      closed: [{ start: '2026-11-16', reason: '装修' }],
      presets: [
        { label: '上旬', start: '2026-11-02', end: '2026-11-10' },
        { label: '十月', start: '2026-10-01', end: '2026-10-31' },
        { label: '半月', start: '2026-11-02', end: '2026-11-14' },
      ],
    })
    await widget.open()
    const titles = { '2026-11-01': '不能早于 2026-11-02', '2026-11-26': '不能晚于 2026-11-25' }
    for (const [day, title] of Object.entries({ ...titles, '2026-11-16': '2026-11-16 不可选：装修' })) {
      expect(widget.day(day).title).to.equal(title)
      expect(widget.day(day).getAttribute('aria-disabled')).to.equal('true')
      await widget.pick(day)
      // On touch screens there are no tooltips.
      await until(() => widget.find('[role=status]')?.textContent === title, title)
    }
    expect(widget.texts).to.deep.equal(['2026-11-03', '2026-11-09'])
    expect(widget.button('十月').getAttribute('aria-disabled')).to.equal('true')
    expect(widget.button('十月').title).to.equal('不能早于 2026-11-02')
    expect(widget.button('半月').title).to.equal('日期范围最多 10 天')
    widget.button('十月').click()
    await until(() => widget.status === '不能早于 2026-11-02', 'why the quick range cannot be')
    expect(widget.texts).to.deep.equal(['2026-11-03', '2026-11-09'])
    widget.button('上旬').click()
    await widget.reads('2026-11-02', '2026-11-10')
    expect(widget.button('上旬').getAttribute('aria-pressed')).to.equal('true')
    await expect(widget.view.host).to.be.accessible()
  })

  it('invalid quick ranges are omitted and reported, the others are shown', async () => {
    const widget = new Widget({
      range: november,
      presets: ['last7', 'next7', { label: '上旬', start: '2026-11-02' }] as never,
    })
    await widget.open()
    expect(widget.all('.eb-date-range__preset').map(({ textContent }) => textContent)).to.deep.equal([
      '近 7 天',
    ])
    // once it is rendered
    await until(() => getPage().reports.length > 0, 'the report')
    const { code, message } = getPage().reports.at(-1) ?? {}
    expect(code).to.equal('configuration-invalid')
    expect(message).to.contain('"next7",{"label":"上旬","start":"2026-11-02"}').and.to.contain('last30')
  })

  it('W-DATE-9 W-DATE-11 with times: 00:00 to 23:59, changed by keys, reported with seconds 00 and 59', async () => {
    const widget = new Widget({ range: november, times: true })
    await widget.open()
    await widget.reads('2026-11-03 00:00', '2026-11-09 23:59')
    const [hours, minutes] = widget.all<HTMLInputElement>('[part=panel] [role=spinbutton]')
    hours?.focus()
    await sendKeys({ type: '0830' })
    await widget.reads('2026-11-03 08:30', '2026-11-09 23:59')
    minutes?.focus()
    await sendKeys({ press: 'ArrowUp' })
    await widget.reads('2026-11-03 08:31', '2026-11-09 23:59')
    widget.part('apply').click()
    await widget.closed()
    expect(widget.changes).to.deep.equal([{ start: '2026-11-03 08:31:00', end: '2026-11-09 23:59:59' }])
  })

  it('W-DATE-10 the separator is 至, in English “to”', async () => {
    for (const [locale, separator] of [
      ['zh', '至'],
      ['en', 'to'],
    ]) {
      const widget = new Widget({ range: november }, locale)
      await widget.ready()
      expect(widget.part('field').textContent).to.equal(separator)
      // the extra width of its field is not before the word
      expect(getComputedStyle(widget.part('start')).textAlign).to.equal('right')
      widget.view.unmount()
    }
  })

  it('uses singular and plural in English', async () => {
    const widget = new Widget({ range: november, maxDays: 90 }, 'en')
    await widget.open()
    await widget.pick('2026-11-12', '2026-11-12')
    await until(() => widget.status === '1 day selected, at most 90 days', `one day, not ${widget.status}`)
    await widget.pick('2026-11-12', '2026-11-13')
    await until(() => widget.status === '2 days selected, at most 90 days', `two days, not ${widget.status}`)
  })

  it('hovering a day shows a preview of the range', async () => {
    const widget = new Widget({ range: november })
    await widget.open()
    await widget.pick('2026-11-12')
    widget.day('2026-11-15').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
    await until(() => widget.all('.eb-calendar__day--preview').length === 4, 'four days')
  })

  it('holidays and working weekends are marked; a page can set its own, or none', async () => {
    const widget = new Widget({ range: { start: '2026-10-01', end: '2026-10-03' } })
    await widget.open()
    const mark = (day: string) => widget.day(day).dataset.mark
    expect([mark('2026-10-01'), mark('2026-10-10'), mark('2026-10-12')]).to.deep.equal([
      '休',
      '班',
      undefined,
    ])
    expect(widget.day('2026-10-01').ariaLabel).to.contain('国庆节')
    widget.set({ holidays: [{ name: '店庆', start: '2026-10-12', end: '2026-10-12' }] })
    await until(() => mark('2026-10-12') === '休' && !mark('2026-10-01'), 'own')
    expect(widget.day('2026-10-12').title).to.equal('店庆')
  })

  it('a stay: check-in and check-out, counted in nights', async () => {
    const range = { start: '2026-11-03', end: '2026-11-05' }
    const widget = new Widget({ range, nights: true, maxNights: 5, closed: ['2026-11-15'] })
    await widget.open()
    expect(widget.field('start').getAttribute('aria-label')).to.equal('入住日期')
    expect(widget.status).to.equal('已选 2 晚，最多 5 晚')
    await widget.pick('2026-11-12')
    await until(() => widget.status === '选择离店日期', 'check-out is asked for')
    const place = widget.day('2026-11-14').getBoundingClientRect()
    const position: [number, number] = [Math.round(place.x + place.width / 2), Math.round(place.y + 10)]
    await sendMouse({ type: 'move', position })
    await until(() => widget.status === '共 2 晚，最多 5 晚', 'nights to the day under the pointer')
    await sendMouse({ type: 'move', position: [1, 1] })
    await widget.pick('2026-11-15')
    await widget.reads('2026-11-12', '2026-11-15')
    await widget.pick('2026-11-16', '2026-11-22')
    expect(widget.status).to.equal('最多住 5 晚')
  })
})

describe('DateRange by keyboard', () => {
  it('↓ in a field opens the panel with focus on the day; arrows and Enter choose; Esc discards', async () => {
    const widget = new Widget({ range: november })
    await widget.ready()
    widget.field('start').focus()
    await sendKeys({ press: 'ArrowDown' })
    await widget.opened()
    await until(() => widget.focused?.dataset.day === '2026-11-09', 'focus on the end')
    await sendKeys({ press: 'ArrowRight' })
    await sendKeys({ press: 'Enter' })
    await widget.reads('2026-11-10', '')
    await sendKeys({ press: 'ArrowDown' })
    await until(() => widget.focused?.dataset.day === '2026-11-17', 'a week on')
    await until(() => widget.all('.eb-calendar__day--preview').length === 8, 'preview')
    await sendKeys({ press: ' ' })
    await widget.reads('2026-11-10', '2026-11-17')
    await sendKeys({ press: 'Escape' })
    await widget.closed()
    await widget.reads('2026-11-03', '2026-11-09')
    expect(widget.changes).to.deep.equal([])
    expect(widget.events).to.deep.equal(['show', 'hide'])
  })

  it('↓ in a field moves to the typed day, also if a click has opened the panel', async () => {
    const widget = new Widget({ range: november })
    await widget.ready()
    widget.field('start').focus()
    widget.field('start').click()
    await widget.opened()
    await frame()
    expect(widget.focused === widget.field('start'), 'typing goes on').to.equal(true)
    for (const typed of ['2026-11-05', '2027-02-03']) {
      await widget.type('start', typed)
      await sendKeys({ press: 'ArrowDown' })
      await until(() => widget.focused?.dataset.day === typed, typed)
    }
  })

  it('focus returns to where it was', async () => {
    const widget = new Widget({ range: november })
    await widget.ready()
    for (const name of ['button', 'end']) {
      const opener = widget.part(name)
      opener.focus()
      await sendKeys({ press: name === 'end' ? 'ArrowDown' : 'Enter' })
      await until(() => widget.focused?.dataset.day, 'focus in the calendar')
      await sendKeys({ press: 'Escape' })
      await widget.closed()
      expect(widget.focused === opener, name).to.equal(true)
    }
  })

  it('Enter in a field commits the text, and applies it if the panel is open', async () => {
    const widget = new Widget()
    await widget.ready()
    await widget.type('start', '2026/11/1')
    await widget.type('end', '20261107')
    await sendKeys({ press: 'Enter' })
    await widget.reads('2026-11-01', '2026-11-07')
    expect(widget.changes).to.deep.equal([{ start: '2026-11-01', end: '2026-11-07' }])
    widget.part('field').querySelector('input')?.click()
    await widget.opened()
    await widget.type('end', '2026-11-09')
    await sendKeys({ press: 'Enter' })
    await widget.closed()
    expect(widget.changes.at(-1)).to.deep.equal({ start: '2026-11-01', end: '2026-11-09' })
  })

  it('text that is not a date stays, is reported, and changes nothing; half a range reports the missing end', async () => {
    const widget = new Widget()
    await widget.ready()
    await widget.type('start', '2026-02-30')
    await sendKeys({ press: 'Enter' })
    await until(() => widget.message === '日期写成 2026-11-20 这样', 'message')
    expect(widget.texts[0]).to.equal('2026-02-30')
    await widget.type('start', '2026-02-28')
    await sendKeys({ press: 'Enter' })
    await until(() => widget.message === '开始和结束日期都要填', 'half')
    expect(widget.changes).to.deep.equal([])
    expect(widget.reported.at(-1)).to.equal('开始和结束日期都要填')
  })

  it('Tab moves through the fields, × and the button, in the order of eb-date', async () => {
    const widget = new Widget({ range: november })
    await widget.ready()
    widget.field('start').focus()
    for (const next of ['end', 'clear', 'button']) {
      await sendKeys({ press: 'Tab' })
      expect(widget.focused === widget.part(next), next).to.equal(true)
    }
    // It is visually before them.
    const [button, field] = [widget.part('button'), widget.field('start')]
    expect(button.getBoundingClientRect().right).to.be.at.most(field.getBoundingClientRect().left)
  })

  it('Tab moves on from the last button of the panel, and closes it', async () => {
    const widget = new Widget({ range: november })
    await widget.open()
    const after = document.createElement('button')
    document.body.append(after)
    try {
      widget.part('apply').focus()
      await sendKeys({ press: 'Tab' })
      after.focus()
      await widget.closed()
    } finally {
      after.remove()
    }
  })

  it('keys of a composition (IME) are ignored; its text is committed on blur', async () => {
    const widget = new Widget({ range: november })
    await widget.ready()
    const field = widget.field('end')
    field.focus()
    const key = (name: string) =>
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key: name, keyCode: 229, isComposing: true, bubbles: true }),
      )
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    field.value = '２０２６年１１月１２日'
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
    for (const name of ['Enter', 'ArrowDown', 'Escape']) key(name)
    await frame()
    expect(widget.changes).to.deep.equal([])
    expect(widget.part('panel')).to.equal(null)
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    await sendKeys({ press: 'Tab' })
    await widget.reads('2026-11-03', '2026-11-12')
    expect(widget.changes).to.deep.equal([{ start: '2026-11-03', end: '2026-11-12' }])
  })
})

describe('DateRange in its page', () => {
  it('clears by × and by 清空, at once', async () => {
    const widget = new Widget({ range: november })
    await widget.ready()
    widget.part('clear').click()
    await widget.reads('', '')
    await until(() => !widget.part('clear'), 'no ×')
    widget.set({ range: november })
    await widget.reads('2026-11-03', '2026-11-09')
    await widget.open()
    widget.button('清空').click()
    await widget.reads('', '')
    expect(widget.changes).to.deep.equal([null, null])
    await sendKeys({ press: 'Escape' })
    await widget.closed()
    expect(widget.texts).to.deep.equal(['', ''])
  })

  it('取消 restores the value from when the panel opened, also after 清空, or what the page has set since', async () => {
    const widget = new Widget({ range: november })
    await widget.open()
    widget.button('清空').click()
    await widget.reads('', '')
    await widget.pick('2026-11-20')
    widget.button('取消').click()
    await widget.closed()
    await widget.reads('2026-11-03', '2026-11-09')
    expect(widget.changes).to.deep.equal([null, november])
    await widget.open()
    widget.button('清空').click()
    await widget.reads('', '')
    const october = { start: '2026-10-03', end: '2026-10-09' }
    widget.set({ range: october })
    await widget.reads('2026-10-03', '2026-10-09')
    widget.button('取消').click()
    await widget.closed()
    expect(widget.texts).to.deep.equal(['2026-10-03', '2026-10-09'])
    expect(widget.changes).to.deep.equal([null, november, null])
  })

  it('a press outside closes, one inside does not; disabled opens nothing', async () => {
    const widget = new Widget({ range: november })
    await widget.open()
    const press = (x: number, y: number) =>
      window.dispatchEvent(new PointerEvent('pointerdown', { clientX: x, clientY: y, bubbles: true }))
    const { left, top } = widget.part('panel').getBoundingClientRect()
    press(left + 20, top + 20)
    await frame()
    expect(widget.part('panel') !== null).to.equal(true)
    press(window.innerWidth - 2, window.innerHeight - 2)
    await widget.closed()
    widget.set({ disabled: true })
    await until(() => widget.field('start').disabled, 'disabled')
    widget.handle.current?.show()
    await frame()
    expect(widget.part('panel')).to.equal(null)
    await expect(widget.view.host).to.be.accessible()
  })

  it('opens and closes by its property and its methods', async () => {
    const widget = new Widget({ range: november, open: true })
    await widget.opened()
    widget.set({ open: false })
    await widget.closed()
    widget.handle.current?.show()
    await widget.opened()
    widget.handle.current?.hide()
    await widget.closed()
  })

  it('axe finds nothing: empty, open, dark, in English', async () => {
    const widget = new Widget({ times: true, maxDays: 60, label: '下单时间' })
    await widget.ready()
    await expect(widget.view.host).to.be.accessible()
    await widget.open()
    await expect(widget.view.host).to.be.accessible()
    widget.view.unmount()
    document.documentElement.dataset.theme = 'dark'
    try {
      const dark = new Widget(
        { range: november, times: true, max: '2026-11-20', closed: ['2026-11-12'] },
        'en',
      )
      await dark.open()
      await expect(dark.view.host).to.be.accessible()
    } finally {
      delete document.documentElement.dataset.theme
    }
  })

  it('removed while open, it leaves no listeners behind', async () => {
    const count = { added: 0, removed: 0 }
    const { addEventListener: add, removeEventListener: remove } = MediaQueryList.prototype
    MediaQueryList.prototype.addEventListener = function (...args: Parameters<typeof add>) {
      count.added++
      add.apply(this, args)
    }
    MediaQueryList.prototype.removeEventListener = function (...args: Parameters<typeof remove>) {
      count.removed++
      remove.apply(this, args)
    }
    try {
      const widget = new Widget({ range: november })
      await widget.open()
      await until(() => count.added > 0, 'it listens')
      widget.view.unmount()
      await until(() => count.added === count.removed, 'as many removed as added')
    } finally {
      Object.assign(MediaQueryList.prototype, { addEventListener: add, removeEventListener: remove })
    }
  })
})
