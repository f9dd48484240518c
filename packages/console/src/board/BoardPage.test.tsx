import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { type Painted, paintPage } from '../testing/paintPage'
import { slotRows, slots } from '../testing/slots'
import { BoardPage } from './BoardPage'

const page = { kind: 'board', groupBy: 'status', card: ['slotName', 'booked', 'total'] }
const paint = (more: object = {}, query = '') =>
  paintPage(BoardPage, { page: { ...page, ...more }, resource: slots, rows: slotRows, query })

const card = ({ view }: Painted, key: string, column = 'OPEN') =>
  view.host.querySelector<HTMLElement>(`[data-column="${column}"] [data-card="${key}"]`)

describe('a board', () => {
  it('each key of its definition changes what is painted or asked for', async () => {
    const plain = await paint()
    await until(() => card(plain, 'a'))
    expect(card(plain, 'a')?.textContent).to.contain('70 / 80')
    const asked = plain.asked.join()
    // the store's day
    const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai' }).format()
    const cases: [object, string, string?][] = [
      [{ groupBy: 'late' }, 'late='],
      [{ card: ['slotName', 'price', 'late'] }, '¥123.00'],
      [{ card: ['slotName', 'period'] }, '2026-11-01 至 2026-11-30'],
      [{ filters: ['late'] }, '筛选'],
      [{ search: ['slotName'] }, '搜索名称'],
      [{ dateRange: 'otherDay' }, 'otherDay<=2026-11-05', '?from=2026-11-01&until=2026-11-05'],
      [{ dateRange: 'otherDay', range: 'TODAY' }, `otherDay>=${today}`],
      [{ order: 'total asc' }, '"orderType":"total asc"'],
      [{ where: 'late=false' }, 'late=false&status=OPEN'],
      [{ folded: ['CLOSED'] }, '"pageSize":1,'],
      [{ refresh: 10 }, '每 10 秒更新'],
      [{ toolbar: ['create'] }, '新建'],
      [{ rowActions: ['close'] }, '关闭时段'],
      [{ columns: ['price'] }, '价格', '?view=list'],
      [{ timeline: true }, '操作记录', '?id=a'],
      [{ sections: ['概况', '价钱'].map((zh) => ({ title: { zh }, fields: ['price'] })) }, '概况', '?id=a'],
    ]
    const options = { name: 'late', options: [{ value: true, label: { zh: '迟' } }] }
    const fields = slots.fields.map((field) => (field.name === 'late' ? { ...field, ...options } : field))
    for (const [key, expected, query] of cases) {
      const resource = 'groupBy' in key ? { ...slots, fields } : slots
      const other = await paintPage(BoardPage, {
        ...{ page: { ...page, ...key }, resource, rows: slotRows },
        ...(query && { query }),
      })
      await until(() => (other.said() + other.asked.join()).includes(expected), expected)
      expect(plain.said() + asked).not.to.contain(expected)
      other.view.unmount()
    }
    plain.view.unmount()
  })

  it('arrows go from card to card, Enter opens one; Space takes it up, an arrow carries it, Space runs the action', async () => {
    const painted = await paint({ rowActions: ['close', 'setRange'] })
    await until(() => card(painted, 'a') && card(painted, 'a', 'CLOSED'))
    card(painted, 'a')?.focus()
    await sendKeys({ press: 'ArrowDown' })
    expect(document.activeElement).to.equal(card(painted, 'b'))
    await sendKeys({ press: 'ArrowRight' })
    expect(document.activeElement).to.equal(card(painted, 'b', 'CLOSED'))
    await sendKeys({ press: 'ArrowLeft' })
    await sendKeys({ press: ' ' })
    expect(painted.said()).to.contain('已拿起 下午场，放到「开放」')
    await sendKeys({ press: 'ArrowRight' })
    expect(painted.said()).to.contain('已拿起 下午场，放到「关闭」')
    await sendKeys({ press: 'Escape' })
    expect(painted.said()).not.to.contain('已拿起')
    await sendKeys({ press: ' ' })
    await sendKeys({ press: 'ArrowRight' })
    await sendKeys({ press: ' ' })
    const run = await until(() => painted.asked.find((one) => one.startsWith('runResourceAction')))
    expect(run).to.contain('"keys":["b"]')
    card(painted, 'a')?.focus()
    await sendKeys({ press: 'Enter' })
    await until(() => painted.query() === '?id=a')
    painted.view.unmount()
  })
})
