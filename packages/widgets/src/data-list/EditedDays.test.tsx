import type { CellChange } from '@ebkit/core/list/editing'
import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { ListPage, withGateway } from './testing/ListPage'

/** A list with editable days, and what it saves. */
async function open() {
  const saved: unknown[] = []
  const page = new ListPage({
    rowKey: 'id',
    source: [{ id: 1, name: 'A', day: '2026-11-20', at: '2026-11-20 09:05:00', version: 1 }],
    columns: [
      { name: 'name', header: '名称' },
      { name: 'day', header: '生日', type: 'date', editable: true },
      { name: 'at', header: '时间', type: 'datetime', editable: true },
    ],
    saveCell: async ({ name, value }: CellChange) => {
      saved.push(value)
      return { [name]: value }
    },
  })
  await page.settled()
  const cell = (column: number) => page.rows[0]?.children[column] as HTMLElement
  const edit = async (column: number) => {
    await until(() => cell(column).querySelector('[data-edit]'), 'can be edited')
    cell(column).focus()
    await sendKeys({ press: 'F2' })
    await until(() => page.focused === cell(column).querySelector('input'), 'editor')
  }
  const closed = () => until(() => !page.find('.eb-cell-editor'), 'closed')
  return { page, saved, cell, edit, closed }
}

describe('eb-data-list: days edited in place', function () {
  this.timeout(30_000)
  withGateway()

  it('are typed into our own field, and saved in the format of days and times', async () => {
    const { page, saved, cell, edit, closed } = await open()
    await edit(1)
    expect(page.find('input[type=date]')).to.equal(null)
    await sendKeys({ type: '2026.12.24' })
    await sendKeys({ press: 'Enter' })
    await closed()
    expect(page.focused).to.equal(cell(1))
    await edit(2)
    await sendKeys({ type: '2026-12-24 18:30' })
    await sendKeys({ press: 'Enter' })
    await closed()
    expect(saved).to.deep.equal(['2026-12-24', '2026-12-24 18:30:00'])
    expect(cell(1).textContent).to.contain('2026-12-24')
  })

  it('are chosen from a calendar, and saved when the cell loses focus; Esc closes the calendar first', async () => {
    const { page, saved, edit, closed } = await open()
    await edit(1)
    await sendKeys({ press: 'ArrowDown' })
    const day = await until(() => page.find('[data-day="2026-11-25"]'), 'calendar')
    await sendKeys({ press: 'Escape' })
    await until(() => !page.find('[data-day]'), 'calendar closed')
    expect(day.isConnected).to.equal(false)
    expect(page.find('.eb-cell-editor')).to.not.equal(null)
    await sendKeys({ press: 'ArrowDown' })
    ;(await until(() => page.find('[data-day="2026-11-25"]'), 'calendar again')).click()
    page.find('[role=searchbox]')?.focus()
    page.rows[0]?.querySelector<HTMLElement>('[role=gridcell]')?.focus()
    await closed()
    expect(saved).to.deep.equal(['2026-11-25'])
  })

  it('text that is not a day is refused, and the day stays', async () => {
    const { page, saved, edit } = await open()
    await edit(1)
    await sendKeys({ type: 'soon' })
    await sendKeys({ press: 'Enter' })
    await until(() => page.find('.eb-cell-editor__problem'), 'refused')
    expect(saved).to.deep.equal([])
  })
})
