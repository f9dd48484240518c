import { getPage } from '@ebkit/core/page'
import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { ListingPage } from '../testing/ListingPage'
import { sampleEntries } from '../testing/sampleEntries'
import { setWidth } from './rows/widths'

const entries = sampleEntries(1, 5)
const columns = ['type', 'name', 'size', 'time', 'actions'] as const

const head = (page: ListingPage, column: string) => page.find(`[role=columnheader].eb-files__cell--${column}`)
const widthOf = (page: ListingPage, column: string) => Math.round(head(page, column).offsetWidth)

async function listed(): Promise<ListingPage> {
  const page = new ListingPage(entries, { view: 'list', sort: { by: 'name', order: 'asc' } })
  await page.shown('f0')
  await until(() => head(page, 'size')?.offsetWidth === 104, 'columns as they are given')
  return page
}

/** Checks that cells are below their headings. */
function expectAligned(page: ListingPage): void {
  for (const column of columns) {
    const [above, below] = [head(page, column), page.item('f0').querySelector(`.eb-files__cell--${column}`)]
    const [one, other] = [above.getBoundingClientRect(), below?.getBoundingClientRect()]
    expect(other?.left, `${column} begins`).to.be.closeTo(one.left, 1)
    expect(other?.width, `${column} is wide`).to.be.closeTo(one.width, 1)
  }
}

async function pull(page: ListingPage, column: string, by: number): Promise<void> {
  const { left, top, width, height } = (
    head(page, column).querySelector('.eb-data-grid__handle') as Element
  ).getBoundingClientRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  await sendMouse({ type: 'move', position: [x, y] })
  await sendMouse({ type: 'down' })
  await sendMouse({ type: 'move', position: [x + by, y] })
  await sendMouse({ type: 'up' })
}

describe('widths of the columns of files', () => {
  afterEach(() => {
    for (const column of columns) setWidth(column, undefined)
  })

  it('W-EXP-4 dragging the edge of a heading changes the width; rows follow, and the next list has the same width', async () => {
    const page = await listed()
    expectAligned(page)
    await pull(page, 'size', 40)
    await until(() => widthOf(page, 'size') === 144, 'wider')
    expectAligned(page)
    expect(page.calls, 'not sorted by it').to.deep.equal([])
    expect(getPage().storage.get('eb.list.:eb-files')).to.contain('"size"')
    expect(getPage().storage.get('eb.list.files'), 'a list of the page keeps its own').to.equal(undefined)
    page.view.unmount()
    const next = new ListingPage(entries, { view: 'list' })
    await next.shown('f0')
    await until(() => widthOf(next, 'size') === 144, 'remembered')
    expectAligned(next)
    await next.expectAccessible()
  })

  it('a double click on the edge restores the width of a column', async () => {
    const page = await listed()
    await pull(page, 'time', -30)
    await until(() => widthOf(page, 'time') === 122, 'narrower')
    await pull(page, 'time', 0)
    await pull(page, 'time', 0)
    await until(() => widthOf(page, 'time') === 152, 'its own')
  })

  it('columns that are too wide scroll together with their headings', async () => {
    const page = await listed()
    setWidth('name', 1200)
    await until(() => page.list.scrollWidth > page.list.clientWidth, 'rolls')
    page.list.scrollLeft = 200
    await until(() => page.list.scrollLeft === 200)
    expectAligned(page)
  })

  it('W-EXP-4 headings by keyboard: one Tab stop, arrows between them, Enter sorts, Shift with an arrow widens', async () => {
    const page = await listed()
    page.view.root.querySelector('button')?.focus()
    await sendKeys({ press: 'Tab' })
    expect(page.focused?.textContent).to.equal('类型')
    await sendKeys({ press: 'ArrowRight' })
    await sendKeys({ press: 'ArrowRight' })
    expect(page.focused?.textContent).to.equal('大小')
    await sendKeys({ press: 'Enter' })
    expect(page.calls).to.deep.equal(['sort size desc'])
    await sendKeys({ down: 'Shift' })
    await sendKeys({ press: 'ArrowRight' })
    await sendKeys({ up: 'Shift' })
    await until(() => widthOf(page, 'size') === 120, 'a step wider')
    await sendKeys({ press: 'End' })
    expect(page.focused?.textContent).to.equal('操作')
    await sendKeys({ press: 'Tab' })
    expect(page.focusedId).to.equal(entries[0]?.id)
    await sendKeys({ down: 'Shift' })
    await sendKeys({ press: 'Tab' })
    await sendKeys({ up: 'Shift' })
    expect(page.focused?.textContent).to.equal('操作')
  })
})
