import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import type { DataListProps } from '.'
import { ListPage, withGateway } from './testing/ListPage'

const days: DataListProps = {
  rowKey: 'id',
  address: 'days',
  source: ['2026-11-01', '2026-11-10', '2026-11-20'].map((day, index) => ({
    id: index + 1,
    day,
    at: `${day} 23:30:00`,
  })),
  columns: [
    { name: 'id', header: '编号', type: 'int' },
    { name: 'day', header: '生日', type: 'date', filterable: true },
    { name: 'at', header: '下单时间', type: 'datetime', filterable: true },
  ],
}

async function open(chip: string, locale = 'zh') {
  const page = new ListPage(days, locale)
  await page.settled()
  // on a phone, behind a button
  const opener = page.find('.eb-data-list__phone')
  if (opener?.checkVisibility()) opener.click()
  await until(() => page.button(chip).checkVisibility(), 'chips')
  page.button(chip).focus()
  page.button(chip).click()
  await until(() => page.find('[data-day]'), 'calendar')
  return page
}

/** The filter of a column in the page's address. */
const asked = (column: string) =>
  decodeURIComponent(new URL(location.href).searchParams.get(`days.f.${column}`) ?? '')
const field = (page: ListPage, end: 'start' | 'end') => page.find(`input[part=${end}]`) as HTMLInputElement
const day = (page: ListPage, date: string) => page.find(`[data-day="${date}"]`) as HTMLElement

describe('eb-data-list: a filter by days', function () {
  this.timeout(30_000)
  withGateway()
  const address = location.href
  beforeEach(() => history.replaceState(null, '', address))
  after(() => history.replaceState(null, '', address))
  after(() => setViewport({ width: 1440, height: 900 }))

  it("uses our own calendar instead of the browser's; two days are a range with all their hours", async () => {
    await setViewport({ width: 1440, height: 900 })
    const page = await open('下单时间')
    expect(page.find('input[type=date]')).to.equal(null)
    expect(page.all('.eb-calendar__month')).to.have.length(2)
    await expect(page.view.host).to.be.accessible()
    await sendKeys({ type: '2026-11-05' })
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'ArrowDown' })
    await until(() => page.find('[data-day]:focus'), 'focus in the calendar')
    day(page, '2026-11-10').click()
    await until(() => !(page.button('应用') as HTMLButtonElement).disabled, 'a range')
    page.button('应用').click()
    await until(() => page.rows.length === 1, 'filtered')
    expect(asked('at')).to.equal('2026-11-05 00:00:00~2026-11-10 23:59:59')
    expect(page.button('下单时间：2026-11-05 至 2026-11-10').ariaExpanded).to.equal('false')
  })

  it('either end may be left open, by keyboard alone; the chip shows it, and starts with the current filter', async () => {
    const page = await open('生日')
    await sendKeys({ type: '2026-11-10' })
    await sendKeys({ press: 'Enter' })
    await until(() => page.rows.length === 2, 'from a day')
    expect(asked('day')).to.equal('2026-11-10~')
    page.button('生日：2026-11-10 起').click()
    await until(() => field(page, 'start')?.value === '2026-11-10', 'opened again')
    expect(field(page, 'end').value).to.equal('')
    field(page, 'start').select()
    await sendKeys({ press: 'Delete' })
    await sendKeys({ press: 'Tab' })
    await sendKeys({ type: '2026-11-10' })
    await sendKeys({ press: 'Enter' })
    await until(() => page.find('[data-day]') === null && page.rows.length === 2, 'until a day')
    expect(asked('day')).to.equal('~2026-11-10')
    expect(page.button('生日：2026-11-10 止')).to.not.equal(undefined)
  })

  it('↓ moves to the typed day, in whichever month it is', async () => {
    const page = await open('生日')
    for (const typed of ['2026-11-05', '2027-02-03']) {
      field(page, 'start').focus()
      field(page, 'start').select()
      await sendKeys({ type: typed })
      await sendKeys({ press: 'ArrowDown' })
      await until(() => page.find('[data-day]:focus')?.dataset.day === typed, typed)
    }
  })

  it('Esc discards unapplied changes; clearing removes the filter', async () => {
    const page = await open('生日')
    day(page, page.find('[data-day][tabindex="0"]')?.getAttribute('data-day') ?? '').click()
    await sendKeys({ press: 'Escape' })
    await until(() => !page.find('[data-day]'), 'closed')
    expect(page.rows).to.have.length(3)
    await page.handle.current?.setFilters({ day: { from: '2026-11-10', to: '2026-11-20' } })
    await until(() => page.rows.length === 2, 'filtered')
    page.button('生日：2026-11-10 至 2026-11-20').click()
    await until(() => page.find('[data-day]'), 'opened')
    page.button('清空').click()
    await until(() => page.rows.length === 3, 'cleared')
  })

  it('a narrow window has one month with quick ranges above it, in English', async () => {
    await setViewport({ width: 390, height: 844 })
    const page = await open('生日', 'en')
    expect(page.all('.eb-calendar__month')).to.have.length(1)
    page.button('Last 7 days').click()
    await until(() => !(page.button('Apply') as HTMLButtonElement).disabled, 'a range')
    page.button('Apply').click()
    await until(() => !page.find('[data-day]'), 'closed')
    await until(() => /^\d{4}-\d\d-\d\d~/.test(asked('day')), 'filtered')
  })
})
