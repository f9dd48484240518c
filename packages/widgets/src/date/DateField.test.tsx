import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { openPage } from './testing/openPage'

const press = (key: string) => sendKeys({ press: key })

describe('eb-date', () => {
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
