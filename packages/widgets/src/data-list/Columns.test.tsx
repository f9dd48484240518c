import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import type { DataListProps } from '.'
import { ListPage, rowsOf, withGateway } from './testing/ListPage'

const columns: NonNullable<DataListProps['columns']> = [
  { name: 'name', header: '名称' },
  { name: 'n', header: '数量', sortable: true },
  { name: 'a', header: '甲' },
  { name: 'b', header: '乙' },
]
const list = (): DataListProps => ({
  rowKey: 'id',
  columns,
  source: rowsOf(3),
  remember: `test-${Math.random()}`,
})
const heads = (page: ListPage) => page.all('[role=columnheader]').map(({ textContent }) => textContent)
const headOf = (page: ListPage, name: string) =>
  page.all('[role=columnheader]').find(({ textContent }) => textContent === name) as HTMLElement
const panel = (page: ListPage) => page.find('[role=dialog]')

async function openPanel(page: ListPage) {
  page.button('列设置').click()
  await until(() => page.button('恢复默认'), 'panel')
}
const centreOf = (element: Element, share = 0.5): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [Math.round(left + width * share), Math.round(top + height / 2)]
}
async function drag(from: Element, to: Element, share: number, isDropped = true) {
  await sendMouse({ type: 'move', position: centreOf(from, 0.3) })
  await sendMouse({ type: 'down' })
  await sendMouse({ type: 'move', position: centreOf(to, 0.5) })
  await sendMouse({ type: 'move', position: centreOf(to, share) })
  if (isDropped) await sendMouse({ type: 'up' })
}

describe('eb-data-list: columns', function () {
  this.timeout(30_000)
  withGateway()

  it('are hidden and shown, except the first; the choice is stored, and can be reset', async () => {
    const props = list()
    const page = new ListPage(props)
    await page.settled()
    await openPanel(page)
    const box = (name: string) =>
      [...(panel(page)?.querySelectorAll<HTMLElement>('label') ?? [])]
        .find(({ textContent }) => textContent === name)
        ?.querySelector('input') as HTMLInputElement
    box('甲').click()
    await until(() => heads(page).join() === '名称,数量,乙', 'hidden')
    box('名称').click()
    await until(() => heads(page).join() === '数量,乙', 'hidden too')
    box('乙').click()
    await until(() => heads(page).join() === '数量', 'one is left')
    expect(box('数量').disabled).to.equal(true)
    await expect(page.view.host).to.be.accessible()
    page.unmount()
    const again = new ListPage(props, 'zh', page.session)
    await again.settled()
    expect(heads(again)).to.deep.equal(['数量'])
    await openPanel(again)
    again.button('恢复默认').click()
    await until(() => heads(again).join() === '名称,数量,甲,乙', 'as at first')
  })

  it('are reordered in the panel by keyboard, and Esc returns to its button', async () => {
    const page = new ListPage(list())
    await page.settled()
    page.button('列设置').focus()
    await sendKeys({ press: 'Enter' })
    await until(() => page.button('移动 乙'), 'panel')
    page.button('移动 乙').focus()
    for (const press of [' ', 'ArrowUp', 'ArrowUp', ' ']) await sendKeys({ press })
    await until(() => heads(page).join() === '名称,乙,数量,甲', 'in order')
    await sendKeys({ press: 'Escape' })
    await until(() => !panel(page), 'closed')
    expect(page.focused.ariaLabel).to.equal('列设置')
  })

  it('are dragged by their headings: the target is marked, a drag does not sort, Esc cancels it', async () => {
    const props = list()
    const page = new ListPage(props)
    await page.settled()
    await until(() => headOf(page, '乙').querySelector('span'), 'handles')
    await drag(headOf(page, '乙'), headOf(page, '数量'), 0.2, false)
    expect(headOf(page, '数量').dataset.drop).to.equal('before')
    await sendMouse({ type: 'up' })
    await until(() => heads(page).join() === '名称,乙,数量,甲', 'dragged')
    await drag(headOf(page, '数量'), headOf(page, '甲'), 0.8)
    await until(() => heads(page).join() === '名称,乙,甲,数量', 'behind')
    expect(headOf(page, '数量').ariaSort).to.equal('none')
    await drag(headOf(page, '甲'), headOf(page, '乙'), 0.2, false)
    await sendKeys({ press: 'Escape' })
    await sendMouse({ type: 'up' })
    expect(page.all('[data-drop],[data-dragged]')).to.deep.equal([])
    expect(heads(page)).to.deep.equal(['名称', '乙', '甲', '数量'])
    // A press still counts as one.
    await sendMouse({
      type: 'click',
      position: centreOf(headOf(page, '数量').querySelector('button') as Element),
    })
    await until(() => headOf(page, '数量').ariaSort === 'descending', 'sorted')
    page.unmount()
    const again = new ListPage(props, 'zh', page.session)
    await again.settled()
    expect(heads(again)).to.deep.equal(['名称', '乙', '甲', '数量'])
  })

  it('their edges can still be dragged, and a double click resets the width', async () => {
    const page = new ListPage(list())
    await page.settled()
    const handle = () => headOf(page, '甲').querySelector('span') as HTMLElement
    await until(handle, 'handle')
    const before = headOf(page, '甲').offsetWidth
    const [x, y] = centreOf(handle())
    await sendMouse({ type: 'move', position: [x, y] })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [x + 40, y] })
    await sendMouse({ type: 'up' })
    await until(() => headOf(page, '甲').offsetWidth === before + 40, 'wider')
    expect(heads(page).join()).to.equal('名称,数量,甲,乙')
    await sendMouse({ type: 'move', position: centreOf(handle()) })
    for (const type of ['down', 'up', 'down', 'up'] as const) await sendMouse({ type })
    await until(() => headOf(page, '甲').offsetWidth === before, 'as before')
  })

  it("Ctrl with an arrow key moves past other cells' controls", async () => {
    const page = new ListPage({
      ...list(),
      columns: [columns[0], { name: 'x', below: true }, ...columns.slice(1)] as typeof columns,
    })
    await page.settled()
    await until(() => headOf(page, '数量').querySelector('span'), 'handles')
    headOf(page, '数量').querySelector('button')?.focus()
    await sendKeys({ down: 'Control' } as never)
    await sendKeys({ press: 'ArrowLeft' })
    await sendKeys({ up: 'Control' } as never)
    await until(() => heads(page).join() === '数量,名称,甲,乙', 'moved')
  })
})
