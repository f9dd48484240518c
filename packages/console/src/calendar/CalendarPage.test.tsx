import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { expectKeys } from '../testing/expectKeys'
import { calendarKeys } from '../testing/keys/calendarKeys'
import { type Painted, paintPage } from '../testing/paintPage'
import { slotRows, slots } from '../testing/slots'
import { CalendarPage } from './CalendarPage'

const page = {
  kind: 'calendar',
  dateField: 'day',
  laneField: 'slotName',
  cell: ['booked', 'total', 'status'],
}
const paint = (more: object = {}, query = '?month=2026-11') =>
  paintPage(CalendarPage, { page: { ...page, ...more }, resource: slots, rows: slotRows, query })

const day = ({ view }: Painted, date: string) => view.host.querySelector<HTMLElement>(`[data-day="${date}"]`)

describe('a calendar', () => {
  it('each key of its definition is seen: with it is what is not without it', async () => {
    await expectKeys(calendarKeys.cases, ({ besides, resource, query }, keys) =>
      paintPage(CalendarPage, {
        ...{ page: { ...page, ...besides, ...keys }, resource: { ...slots, ...resource } },
        ...{ rows: slotRows, query },
      }),
    )
  }).timeout(60_000)

  it('without a month in its address it shows that of the stores, wherever the device is', async () => {
    const ownNow = Date.now
    // in Europe and America it is still October
    Date.now = () => Date.parse('2026-11-01T04:00:00+08:00')
    try {
      const painted = await paint({}, '')
      expect(painted.view.host.querySelector('[data-day="2026-11-30"]')).not.to.equal(null)
      painted.view.unmount()
    } finally {
      Date.now = ownNow
    }
  })

  it('keys select days, and one action changes all of them: a form for days begins with them', async () => {
    const painted = await paint({ rowActions: ['close', 'setRange'] })
    day(painted, '2026-11-03')?.focus()
    await sendKeys({ down: 'Shift' })
    await sendKeys({ press: 'ArrowRight' })
    await sendKeys({ up: 'Shift' })
    expect(painted.said()).to.contain('已选 2026-11-03 至 2026-11-04，2 天，3 条')
    expect(document.activeElement).to.equal(day(painted, '2026-11-04'))
    const buttons = () => [...painted.view.host.querySelectorAll('button')]
    const press = (name: string) =>
      buttons()
        .find(({ textContent }) => textContent === name)
        ?.click()
    press('关闭时段 2 条')
    await until(() => painted.asked.some((one) => one.startsWith('runResourceAction')))
    expect(painted.asked.find((one) => one.startsWith('runResourceAction'))).to.contain('"keys":["a","b"]')
    press('批量设置')
    const inputs = () => [...painted.view.host.querySelectorAll<HTMLInputElement>('dialog[open] input')]
    await until(() => inputs().some(({ value }) => value === '2026-11-04'))
    expect(inputs().some(({ value }) => value === '2026-11-03')).to.equal(true)
    painted.view.unmount()
  })

  it('the week has its lanes; its buttons and keys lead to other days; Enter goes to the rows of a day', async () => {
    const painted = await paint({ toolbar: ['create'] }, '?week=2026-11-04')
    expect(painted.said()).to.contain('2026-11-02 至 2026-11-08')
    const cell = () =>
      painted.view.host.querySelector<HTMLElement>('[data-day="2026-11-04"][data-lane="下午场"]')
    cell()?.focus()
    await sendKeys({ press: 'Enter' })
    expect((document.activeElement as HTMLElement).dataset.row).to.equal('b')
    await sendKeys({ press: 'Escape' })
    expect(document.activeElement).to.equal(cell())
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'PageDown' })
    await until(() => painted.query() === '?week=2026-11-09')
    await sendKeys({ press: 'Enter' })
    await until(() => painted.query().includes('mode=add'))
    expect(new URLSearchParams(painted.query()).get('day')).to.equal('2026-11-11')
    painted.view.unmount()
  })
})
