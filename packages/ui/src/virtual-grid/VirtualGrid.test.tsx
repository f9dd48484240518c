import { domCounters, mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { adoptTokens } from '../styles/adoptTokens'
import { useStyles } from '../styles/useStyles'
import { VirtualGrid } from './VirtualGrid'
import type { GridHandle, VirtualGridProps } from './virtualGridProps'

adoptTokens(document)

const css =
  '.sample { height: 500px; width: 600px; padding: 8px; box-sizing: border-box } .wide { width: 800px } .narrow { width: 200px }'

interface Item {
  id: string
}
const make = (count: number): Item[] => Array.from({ length: count }, (_, index) => ({ id: `n${index}` }))

interface SampleProps extends Partial<VirtualGridProps<Item>> {
  start: Item[]
  onHandle?: (handle: GridHandle) => void
}

/** As file managers use it: arrows select one item. */
function Sample({ start, className = 'sample', onHandle, ...rest }: SampleProps) {
  const [items, setItems] = useState(start)
  const [current, setCurrent] = useState<string>()
  const element = useStyles<HTMLDivElement>(css)
  const handle = useRef<GridHandle>(null)
  useLayoutEffect(() => {
    if (handle.current) onHandle?.(handle.current)
  })
  const press = (event: KeyboardEvent) => {
    const index = items.findIndex(({ id }) => id === current)
    const next = handle.current?.move(index, event.key)
    if (event.key === 'Delete') setItems(items.filter(({ id }) => id !== current))
    else if (next === undefined) return
    else setCurrent(items[next]?.id)
    event.preventDefault()
  }
  return (
    <div ref={element}>
      <button type="button" id="add" onClick={() => setItems([{ id: `new${items.length}` }, ...items])}>
        add
      </button>
      <button type="button" id="reverse" onClick={() => setItems([...items].reverse())}>
        reverse
      </button>
      <VirtualGrid
        items={items}
        keyOf={({ id }) => id}
        render={({ id }) => (rest.role === 'grid' ? <div {...{ role: 'gridcell' }}>{id}</div> : id)}
        minWidth={100}
        rowHeight={80}
        label="Things"
        className={className}
        part="things"
        current={current}
        isSelected={({ id }) => id === current}
        itemProps={({ id }) => ({ onClick: () => setCurrent(id) })}
        handle={handle}
        onKeyDown={press}
        {...rest}
      />
    </div>
  )
}

async function show(count: number, props: Partial<SampleProps> = {}) {
  let handle: GridHandle | undefined
  const view = mount(
    <Sample
      start={make(count)}
      onHandle={(given) => {
        handle = given
      }}
      {...props}
    />,
  )
  const box = await until(() => view.root.querySelector<HTMLElement>('.eb-grid'))
  const cells = () => [...box.querySelectorAll<HTMLElement>('[data-key]')]
  const cell = (id: string) => cells().find((element) => element.dataset.key === id)
  let most = 0
  await until(() => {
    most = Math.max(most, cells().length)
    return columnsOf(box) === (props.minWidth ? 1 : 5)
  })
  const focused = () => (view.root as ShadowRoot).activeElement as HTMLElement | null
  const click = (selector: string) => view.root.querySelector<HTMLElement>(selector)?.click()
  return { ...view, box, cells, cell, most, focused, click, handle: () => handle as GridHandle }
}

const columnsOf = (box: Element) =>
  Number(box.querySelector<HTMLElement>('.eb-grid__body')?.style.getPropertyValue('--_columns'))

/** After the browser has reported scrolling and sizes, before it paints. */
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Whether every point of the box shows a cell, except gaps, headings and paddings. */
function covers(box: Element, count: number) {
  const { top, bottom } = box.getBoundingClientRect()
  const cells = [...box.querySelectorAll('[data-key]')].map((cell) => ({
    index: Number(cell.getAttribute('aria-posinset') ?? Number(cell.getAttribute('aria-rowindex'))),
    rect: cell.getBoundingClientRect(),
  }))
  const seen = cells.filter(({ rect }) => rect.bottom > top && rect.top < bottom)
  const [first, last] = [seen[0], seen.at(-1)]
  if (!first || !last || seen.some(({ index }, place) => index !== first.index + place)) return false
  const isStart = first.index === 1 || first.rect.top <= top + 50
  return isStart && (last.index === count || last.rect.bottom >= bottom - 50)
}

describe('VirtualGrid', () => {
  it('is a list box that gives the position of each item, and draws only some of them', async () => {
    const { host, box, cells, most } = await show(100_000)
    expect(most).to.be.below(130)
    expect(covers(box, 100_000)).to.equal(true)
    expect(box.scrollHeight).to.equal(20_000 * 92 - 12 + 16)
    expect(box.getAttribute('part')).to.equal('things')
    const second = cells()[1] as HTMLElement
    expect([second.getAttribute('aria-posinset'), second.getAttribute('aria-setsize')]).to.deep.equal([
      '2',
      '100000',
    ])
    await expect(host).to.be.accessible()
  })

  it('is filled with items in every frame, however fast it scrolls', async () => {
    const { box } = await show(100_000)
    const end = box.scrollHeight
    for (const top of [40, 95, 1000, 30_000, end / 2, end, end - 90, 17, 0, end, 12_345, 12_000, 3]) {
      box.scrollTop = top
      await frame()
      expect(covers(box, 100_000), `at ${top}`).to.equal(true)
    }
  })

  it('has as many columns as fit, and keeps the top items in place', async () => {
    const { box, cell } = await show(10_000)
    const width = async (name: string, columns: number) => {
      box.className = `eb-grid ${name}`
      await until(() => columnsOf(box) === columns)
      await until(() => covers(box, 10_000))
    }
    box.scrollTop = 50_000
    await until(() => cell('n2720'))
    const place = () => (cell('n2720')?.getBoundingClientRect().top ?? 0) - box.getBoundingClientRect().top
    await width('sample wide', 7)
    expect(place()).to.be.within(-92, 92)
    await width('sample narrow', 1)
    expect(place()).to.be.within(-92, 92)
    await width('sample', 5)
    box.style.display = 'none'
    await frame()
    await frame()
    expect(columnsOf(box)).to.equal(5)
  })

  it('uses the expected width first, and the measured one if they differ', async () => {
    for (const said of [508, 200, 4000, Number.NaN]) {
      const { box, most } = await show(10_000, { room: () => said })
      expect(columnsOf(box)).to.equal(5)
      expect(most).to.be.greaterThan(0)
      await until(() => covers(box, 10_000), `${said}`)
    }
  })

  it('every key moves as documented, also to items that are not drawn', async () => {
    const { box, cell, focused } = await show(5000)
    cell('n0')?.focus()
    for (const [key, expected] of [
      ['ArrowRight', 'n0'], // the first key of all
      ['ArrowRight', 'n1'],
      ['ArrowDown', 'n6'],
      ['PageDown', 'n31'],
      ['End', 'n4999'],
      ['ArrowUp', 'n4994'],
      ['PageUp', 'n4969'],
      ['ArrowLeft', 'n4968'],
      ['Home', 'n0'],
    ] as const) {
      await sendKeys({ press: key })
      await until(() => focused()?.dataset.key === expected, `${key}: ${expected}`)
      const [inner, outer] = [focused() as HTMLElement, box].map((element) => element.getBoundingClientRect())
      expect(inner?.top).to.be.at.least((outer?.top ?? 0) - 1)
      expect(inner?.bottom).to.be.at.most((outer?.bottom ?? 0) + 1)
      await until(() => covers(box, 5000))
    }
  })

  it('the current item stays drawn, and Tab goes to it', async () => {
    const { box, cell, click, focused } = await show(5000)
    cell('n3')?.click()
    await until(() => cell('n3')?.tabIndex === 0)
    box.scrollTop = 40_000
    await until(() => !cell('n4'))
    expect(cell('n3')).to.not.equal(undefined)
    const tabStops = box.querySelectorAll('[tabindex="0"]')
    expect([...tabStops]).to.deep.equal([cell('n3')])
    click('#add')
    await until(() => cell('n3')?.getAttribute('aria-posinset') === '5')
    expect(focused()).to.equal(null)
  })

  it('keeps focus while items are added, removed and moved', async () => {
    const { cell, click, focused } = await show(60)
    cell('n3')?.click()
    cell('n3')?.focus()
    await until(() => cell('n3')?.tabIndex === 0)
    click('#add')
    await until(() => cell('n3')?.getAttribute('aria-posinset') === '5')
    expect(focused()).to.equal(cell('n3'))
    click('#reverse')
    await until(() => cell('n3')?.getAttribute('aria-posinset') === '57')
    await until(() => focused() === cell('n3'))
    await sendKeys({ press: 'Delete' })
    await until(() => focused()?.dataset.key === 'n2')
  })

  it('sections have their own headings and heights', async () => {
    const { host, box, cell } = await show(1000, {
      sections: [
        { count: 7, heading: 'Folders', rowHeight: 40 },
        { count: 993, heading: 'Files' },
      ],
    })
    expect(cell('n6')?.offsetHeight).to.equal(40)
    expect(cell('n7')?.offsetHeight).to.equal(80)
    expect(cell('n7')?.offsetTop).to.equal(28 + 2 * 52 + 28)
    expect(cell('n7')?.closest('[role=group]')?.getAttribute('aria-label')).to.equal('Files')
    expect(box.textContent).to.contain('Folders')
    await expect(host).to.be.accessible()
  })

  it('is a grid of rows with headers if items have controls', async () => {
    const { host, box, cell, handle } = await show(1000, {
      role: 'grid',
      minWidth: Number.POSITIVE_INFINITY,
      gap: 0,
      rowHeight: 40,
      head: (
        <div {...{ role: 'row' }} style={{ position: 'sticky', top: 0, height: 30 }}>
          <span {...{ role: 'columnheader' }}>Name</span>
        </div>
      ),
      render: ({ id }) => (
        <div {...{ role: 'gridcell' }}>
          {id} <button type="button">Remove</button>
        </div>
      ),
    })
    expect(box.firstElementChild?.getAttribute('aria-rowcount')).to.equal('1001')
    expect(cell('n1')?.getAttribute('aria-rowindex')).to.equal('3')
    await expect(host).to.be.accessible()
    const place = (id: string) =>
      (cell(id)?.getBoundingClientRect().top ?? 0) - box.getBoundingClientRect().top
    handle().scrollTo(500)
    await until(() => cell('n500'))
    expect(place('n500') + 40).to.be.at.most(500)
    handle().scrollTo(480)
    await until(() => place('n480') >= 0)
    expect(place('n480')).to.be.closeTo(30, 1, 'below the head')
  })

  it('leaves nothing behind', async () => {
    const cycle = async () => {
      const { box, cell, unmount } = await show(1000)
      cell('n1')?.focus()
      box.scrollTop = 9000
      await frame()
      unmount()
      await frame()
    }
    await cycle()
    const before = await domCounters()
    for (let round = 0; round < 5; round++) await cycle()
    const after = await domCounters()
    expect(after.nodes - before.nodes).to.be.below(20)
    expect(after.jsEventListeners - before.jsEventListeners).to.be.below(5)
  })
})
