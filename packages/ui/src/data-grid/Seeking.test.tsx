import { mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { adoptTokens } from '../styles/adoptTokens'
import { DataGrid } from './DataGrid'

adoptTokens(document)

const rows = Array.from({ length: 10_000 }, (_, index) => ({ id: `${index}` }))
const columns = [
  { key: 'mark', width: 40, card: 'mark' },
  { key: 'name', width: 160, card: 'main' },
  { key: 'state', width: 120 },
  { key: 'price', width: 120, sort: 'asc' },
  { key: 'city', width: 120, sort: 'none' },
] as const

/** A grid whose frames come late while it is scrolled, as on a slow machine. */
async function mountOnSlowMachine(width: number) {
  const { root } = mount(
    <div style={{ width }}>
      <style>{'.box { height: 400px }'}</style>
      <DataGrid
        label="Rooms"
        className="box"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowHeight={40}
        cell={({ id }, { key }) => `${key} ${id}`}
      />
    </div>,
    { shadow: false },
  )
  const box = await until(() => root.querySelector<HTMLElement>('.eb-data-grid'), 'grid')
  box.addEventListener('scroll', () => {
    const end = performance.now() + 40
    while (performance.now() < end);
  })
  const cellsOf = (index: number) => [...(root.querySelector(`[data-row="${index}"]`)?.children ?? [])]
  const keysOf = (index: number) => cellsOf(index).map(({ textContent }) => textContent?.split(' ')[0])
  /** Scrolls until a row in view lacks cells; its index. */
  const seek = async () => {
    const whole = cellsOf(0).length
    for (let frame = 0; frame < 100; frame++) {
      box.scrollTop += 3000
      await new Promise(requestAnimationFrame)
      const found = [...root.querySelectorAll<HTMLElement>('[data-row]')].find(
        ({ dataset, children }) => Number(dataset.row) > 0 && children.length < whole,
      )
      if (found) return Number(found.dataset.row)
    }
    throw new Error('no row was drawn in outline')
  }
  return { root, box, cellsOf, keysOf, seek }
}

describe('DataGrid scrolled faster than the machine draws', () => {
  it('shows what names new rows and what they are sorted by, in their columns, and all cells as it rests', async () => {
    const { root, cellsOf, keysOf, seek } = await mountOnSlowMachine(800)
    await until(() => keysOf(0).length === 5, 'whole rows')
    const row = await seek()
    expect(keysOf(row)).to.deep.equal(['name', 'price'])
    const heads = [...root.querySelectorAll('[role=columnheader]')]
    const left = (element: Element | undefined) => element?.getBoundingClientRect().left
    expect(cellsOf(row).map(left)).to.deep.equal([heads[1], heads[3]].map(left))
    await until(() => keysOf(row).length === 5, 'all cells')
  })

  it('keeps the cells of the row that has the focus', async () => {
    const { cellsOf, seek } = await mountOnSlowMachine(800)
    const cell = await until(() => cellsOf(0)[2] as HTMLElement | undefined, 'a cell')
    cell.focus()
    await seek()
    expect(cellsOf(0)).to.have.length(5)
    expect(document.activeElement).to.equal(cell)
  })

  it('shows what names them on cards', async () => {
    const { keysOf, seek } = await mountOnSlowMachine(360)
    await until(() => keysOf(0).length === 2, 'cards')
    const row = await seek()
    expect(keysOf(row)).to.deep.equal(['name'])
    await until(() => keysOf(row).length === 2, 'all of a card')
  })
})
