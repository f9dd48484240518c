import { mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { adoptTokens } from '../styles/adoptTokens'
import { Table, type TableColumn } from './Table'

adoptTokens(document)

interface Row {
  id: string
  name: string
  price: string
}

const columns: TableColumn[] = [
  { key: 'name', label: 'Product', grow: true },
  { key: 'price', label: 'Price', align: 'end', narrow: 'hide', className: 'price' },
  { key: 'act', label: '' },
]
const rows: Row[] = Array.from({ length: 30 }, (_, index) => ({
  id: `p${index}`,
  name: `A product with a name that is much longer than the room for it, number ${index}`,
  price: `${index}8.00`,
}))
const states: Record<string, 'chosen' | 'blocked'> = { p1: 'chosen', p2: 'blocked' }

async function openTable(shown = rows, busy = false) {
  const view = (some: Row[]) => (
    <div style={{ height: 300, overflow: 'auto' }}>
      <Table
        label="Products"
        columns={columns}
        rows={some}
        rowKey={({ id }) => id}
        rowState={({ id }) => states[id]}
        busy={busy}
        cell={(row, key) => (key === 'act' ? <button type="button">Choose</button> : row[key as keyof Row])}
      />
    </div>
  )
  const { root, host, render } = mount(view(shown))
  const table = await until(() => root.querySelector('table'))
  const box = table.parentElement as HTMLElement
  const rowOf = (id: number) => table.querySelectorAll('tbody tr')[id] as HTMLElement
  return { root, host, table, box, rowOf, render: (some: Row[]) => render(view(some)) }
}

/** Texts of the visible cells with a role. */
const textsOf = (place: Element, role: string) =>
  [...place.querySelectorAll<HTMLElement>(`[role=${role}]`)]
    .filter((cell) => cell.getClientRects().length)
    .map((cell) => cell.textContent)

describe('Table', () => {
  afterEach(() => setViewport({ width: 800, height: 600 }))

  it('is a table with a name, headers and rows named by their first cell', async () => {
    const { host, table, rowOf } = await openTable()
    expect([table.ariaLabel, table.ariaBusy]).to.deep.equal(['Products', 'false'])
    expect(textsOf(table, 'columnheader')).to.deep.equal(['Product', 'Price'])
    expect(textsOf(rowOf(3), 'rowheader')).to.deep.equal([rows[3]?.name])
    expect(textsOf(rowOf(3), 'cell')).to.deep.equal(['38.00', 'Choose'])
    await expect(host).to.be.accessible()
  })

  it('aligns numbers at the end, gives the remaining width to one column and marks rows', async () => {
    const { box, table, rowOf } = await openTable()
    const price = table.querySelector('td.price') as HTMLElement
    const { textAlign, fontVariantNumeric, whiteSpace } = getComputedStyle(price)
    expect([textAlign, fontVariantNumeric, whiteSpace]).to.deep.equal(['end', 'tabular-nums', 'nowrap'])
    expect(getComputedStyle(table.querySelector('th.price') as Element).textAlign).to.equal('end')
    // The table is never wider than its container, however long a name is.
    expect(box.scrollWidth).to.equal(box.clientWidth)
    expect((price.previousElementSibling as HTMLElement).offsetWidth).to.be.greaterThan(box.clientWidth / 2)
    const looks = [0, 1, 2].map((index) => {
      const { backgroundColor, color } = getComputedStyle(rowOf(index))
      return `${backgroundColor} ${color}`
    })
    expect(new Set(looks).size).to.equal(3)
  })

  it('keeps its header in view while the rows scroll', async () => {
    const { box, table } = await openTable()
    box.scrollTop = 400
    const head = table.querySelector('th')?.getBoundingClientRect() as DOMRect
    expect(Math.round(head.top - box.getBoundingClientRect().top)).to.equal(0)
  })

  it('keeps the nodes of rows that stay when others arrive', async () => {
    const { table, rowOf, render } = await openTable(rows.slice(0, 4), true)
    expect(table.ariaBusy).to.equal('true')
    const third = rowOf(2)
    render(rows.slice(2, 6))
    await until(() => rowOf(0) === third)
  })

  it('at 390 px a row shows its first and last cell in a line, and the table keeps its roles', async () => {
    await setViewport({ width: 390, height: 844 })
    const { box, host, table, rowOf } = await openTable()
    expect(textsOf(rowOf(3), 'rowheader')).to.deep.equal([rows[3]?.name])
    expect(textsOf(rowOf(3), 'cell')).to.deep.equal(['Choose'])
    expect(textsOf(table, 'columnheader')).to.deep.equal(['Product'])
    expect(getComputedStyle(rowOf(3)).display).to.equal('grid')
    expect(box.scrollWidth).to.equal(box.clientWidth)
    await expect(host).to.be.accessible()
  })
})
