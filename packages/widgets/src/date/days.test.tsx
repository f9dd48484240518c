import { today } from '@ebkit/rules/dates'
import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { openPage } from './testing/openPage'

const press = (key: string) => sendKeys({ press: key })

describe('eb-date', () => {
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
})
