import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { november, Widget } from './testing/Widget'

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
