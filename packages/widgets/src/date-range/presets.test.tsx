import { getPage } from '@ebkit/core/page'
import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { november, Widget } from './testing/Widget'

describe('DateRange', () => {
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
})
