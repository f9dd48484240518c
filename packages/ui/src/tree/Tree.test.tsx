import { domCounters, mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useMemo, useState } from 'react'
import { chevronDownIcon } from '../icons'
import { adoptTokens } from '../styles/adoptTokens'
import { Tree } from './Tree'
import type { TreeRow } from './treeKey'
import type { TreeProps } from './treeProps'

adoptTokens(document)

interface Node {
  id: string
  name: string
  children?: Node[]
}

const folders: Node[] = [
  {
    id: 'all',
    name: 'All files',
    children: [
      { id: 'posters', name: 'Posters', children: [{ id: 'autumn', name: 'Autumn' }] },
      { id: 'products', name: 'Products', children: [{ id: 'boats', name: 'Boats' }] },
      { id: 'plans', name: 'Plans' },
    ],
  },
  { id: 'mine', name: 'My files' },
]

function rowsOf(nodes: Node[], expanded: Set<string>, level = 1, parentId?: string): TreeRow<Node>[] {
  return nodes.flatMap((node, index) => {
    const hasChildren = !!node.children?.length
    const isExpanded = hasChildren && expanded.has(node.id)
    const row = { node, level, position: index + 1, setSize: nodes.length, hasChildren, isExpanded, parentId }
    return [row, ...(isExpanded ? rowsOf(node.children ?? [], expanded, level + 1, node.id) : [])]
  })
}

type SampleProps = Partial<TreeProps<Node>> & { roots?: Node[]; open?: string[] }

function Sample({ roots = folders, open = ['all'], ...rest }: SampleProps) {
  const [expanded, setExpanded] = useState(new Set(open))
  const [current, setCurrent] = useState<string>()
  const [selected, setSelected] = useState<string>()
  const rows = useMemo(() => rowsOf(roots, expanded), [roots, expanded])
  return (
    <Tree
      rows={rows}
      current={current}
      selected={selected}
      onCurrent={setCurrent}
      onSelect={setSelected}
      onExpand={(id) => setExpanded((now) => new Set([...now, id]))}
      onCollapse={(id) => setExpanded((now) => new Set([...now].filter((other) => other !== id)))}
      label="Folders"
      {...rest}
    />
  )
}

async function show(props: SampleProps = {}) {
  const view = mount(<Sample {...props} />)
  const tree = await until(() => view.root.querySelector<HTMLElement>('[role=tree]'))
  const rows = () => [...tree.querySelectorAll<HTMLElement>('[role=treeitem]')]
  const row = (id: string) => rows().find((element) => element.dataset.id === id) as HTMLElement
  const seen = () => rows().map((element) => element.dataset.id)
  const focused = () => ((view.root as ShadowRoot).activeElement as HTMLElement | null)?.dataset.id
  return { ...view, tree, rows, row, seen, focused }
}

const press = (key: string) => sendKeys({ press: key })

describe('Tree', () => {
  it('gives level, position and state of its rows', async () => {
    const { host, row, seen } = await show()
    expect(seen()).to.deep.equal(['all', 'posters', 'products', 'plans', 'mine'])
    const attributes = (id: string) =>
      ['level', 'posinset', 'setsize', 'expanded', 'selected'].map((name) =>
        row(id).getAttribute(`aria-${name}`),
      )
    expect(attributes('all')).to.deep.equal(['1', '1', '2', 'true', 'false'])
    expect(attributes('products')).to.deep.equal(['2', '2', '3', 'false', 'false'])
    expect(attributes('plans')).to.deep.equal(['2', '3', '3', null, 'false'])
    await expect(host).to.be.accessible()
  })

  it('every key of a tree', async () => {
    const { row, seen, focused } = await show()
    row('all').focus()
    for (const [key, expected] of [
      ['ArrowUp', 'all'],
      ['ArrowDown', 'posters'],
      ['ArrowRight', 'posters'], // expands
      ['ArrowRight', 'autumn'],
      ['ArrowRight', 'autumn'],
      ['ArrowDown', 'products'],
      ['ArrowUp', 'autumn'],
      ['ArrowLeft', 'posters'],
      ['ArrowLeft', 'posters'], // collapses
      ['ArrowLeft', 'all'],
      ['End', 'mine'],
      ['ArrowDown', 'mine'],
      ['ArrowLeft', 'mine'],
      ['Home', 'all'],
      ['p', 'posters'],
      ['p', 'products'],
      ['*', 'products'],
    ] as const) {
      await press(key)
      await until(() => focused() === expected, `${key}: ${expected}, not ${focused()}`)
    }
    await until(() => seen().join() === 'all,posters,autumn,products,boats,plans,mine')
    for (const key of ['Enter', ' ']) {
      await press(key)
      await until(() => row(focused() as string).getAttribute('aria-selected') === 'true')
      await press('ArrowDown')
    }
  })

  it('from right to left, the arrow keys are mirrored', async () => {
    const { host, row, seen, focused } = await show()
    host.dir = 'rtl'
    row('posters').focus()
    await press('ArrowDown')
    await press('ArrowLeft')
    await until(() => seen().includes('boats'))
    await press('ArrowLeft')
    await until(() => focused() === 'boats')
    await press('ArrowRight')
    await until(() => focused() === 'products')
  })

  it('a press selects, one on the chevron only expands', async () => {
    const { row, seen } = await show()
    row('plans').click()
    await until(() => row('plans').getAttribute('aria-selected') === 'true')
    const toggle = row('posters').querySelector<HTMLElement>('.eb-tree__toggle')
    toggle?.click()
    await until(() => seen().includes('autumn'))
    expect(row('plans').getAttribute('aria-selected')).to.equal('true')
    toggle?.click()
    await until(() => !seen().includes('autumn'))
    expect(toggle?.offsetWidth).to.be.at.least(24)
  })

  it('icons, counts, check boxes, and rows that cannot be selected', async () => {
    const { host, row } = await show({
      iconOf: () => chevronDownIcon,
      countOf: ({ node }) => (node.id === 'plans' ? 35 : undefined),
      disabledIds: new Set(['plans']),
    })
    expect(row('plans').textContent).to.equal('Plans35')
    row('plans').click()
    row('plans').focus()
    await press('Enter')
    expect(row('plans').getAttribute('aria-selected')).to.equal('false')
    expect(row('plans').getAttribute('aria-disabled')).to.equal('true')
    await expect(host).to.be.accessible()
    const boxes = await show({ checkedOf: ({ node }) => (node.id === 'all' ? 'mixed' : true) })
    expect(boxes.row('all').getAttribute('aria-checked')).to.equal('mixed')
    expect(boxes.row('all').hasAttribute('aria-selected')).to.equal(false)
    await expect(boxes.host).to.be.accessible()
  })

  it('controls in a row handle their own keys', async () => {
    let pressed = 0
    const { row } = await show({
      renderRow: ({ node }) => (
        <button type="button" onClick={() => pressed++}>
          {node.name}
        </button>
      ),
    })
    row('plans').querySelector('button')?.focus()
    await press('Enter')
    await until(() => pressed === 1)
    await press('ArrowUp')
    expect((row('plans').getRootNode() as ShadowRoot).activeElement?.textContent).to.equal('Plans')
  })

  it('10,000 rows: draws the visible ones, and the current one stays', async () => {
    const roots = Array.from({ length: 10_000 }, (_, index) => ({ id: `n${index}`, name: `Folder ${index}` }))
    const { host, tree, row, rows, focused } = await show({ roots, maxHeight: 400 })
    await until(() => rows().length < 40)
    expect(tree.scrollHeight).to.equal(320_000)
    row('n0').focus()
    await press('End')
    await until(() => focused() === 'n9999')
    await until(() => row('n9990'))
    const seen = row('n9999').getBoundingClientRect()
    expect(seen.bottom).to.be.at.most(tree.getBoundingClientRect().bottom + 1)
    tree.scrollTop = 0
    await until(() => row('n3'))
    expect(focused()).to.equal('n9999')
    await press('ArrowUp')
    await until(() => focused() === 'n9998')
    await until(() => tree.scrollTop > 300_000)
    await expect(host).to.be.accessible()
  })

  it('shows a row selected from outside, and Tab goes to it; focus elsewhere stays', async () => {
    const roots = Array.from({ length: 300 }, (_, index) => ({ id: `n${index}`, name: `Folder ${index}` }))
    const view = await show({ roots, maxHeight: 200, selected: 'n2' })
    const { tree, row, rows, focused, render } = view
    await until(() => rows().length < 40)
    expect(row('n2').tabIndex).to.equal(0)
    const pageTop = scrollY
    render(<Sample roots={roots} maxHeight={200} selected="n250" />)
    await until(() => row('n250')?.tabIndex === 0)
    await until(() => row('n249'))
    expect(tree.scrollTop).to.equal(251 * 32 - 200)
    expect([focused(), scrollY]).to.deep.equal([undefined, pageTop])
    row('n250').focus()
    await press('ArrowUp')
    await until(() => focused() === 'n249')
    render(<Sample roots={roots} maxHeight={200} selected="n3" />)
    await until(() => row('n249').getAttribute('aria-selected') === 'false')
    expect(focused()).to.equal('n249')
  })

  it('when a row is removed, focus moves to the row in its position', async () => {
    const roots = [...'abcd'].map((id) => ({ id, name: id }))
    const { row, focused, render, seen } = await show({ roots })
    row('a').focus()
    await press('ArrowDown')
    await press('ArrowDown')
    await until(() => focused() === 'c')
    render(<Sample roots={roots.filter(({ id }) => id !== 'c')} />)
    await until(() => seen().join() === 'a,b,d')
    await until(() => focused() === 'd')
    render(<Sample roots={roots.slice(0, 2)} />)
    await until(() => focused() === 'b')
  })

  it('leaves nothing behind', async () => {
    const cycle = async () => {
      const { row, unmount } = await show()
      row('all').focus()
      await press('ArrowDown')
      unmount()
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    await cycle()
    const before = await domCounters()
    for (let round = 0; round < 3; round++) await cycle()
    const after = await domCounters()
    expect(after.nodes - before.nodes).to.be.below(20)
    expect(after.jsEventListeners - before.jsEventListeners).to.be.below(5)
  })

  it('a row expands when a drag rests on it, and accepts an allowed drop', async () => {
    const dropped: string[] = []
    const { row, seen } = await show({
      canDrop: (id) => id !== 'posters',
      onDrop: (id) => dropped.push(id),
    })
    const drag = (type: string, id: string) => {
      const event = new DragEvent(type, { bubbles: true, cancelable: true, composed: true })
      row(id).dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(drag('dragover', 'posters')).to.equal(false)
    const start = performance.now()
    await until(() => seen().includes('autumn'))
    expect(performance.now() - start).to.be.within(600, 2000)
    expect(drag('dragover', 'autumn')).to.equal(true)
    await until(() => row('autumn').className.includes('target'))
    drag('drop', 'autumn')
    await until(() => !row('autumn').className.includes('target'))
    drag('drop', 'posters')
    expect(dropped).to.deep.equal(['autumn'])
  })

  it('the menu key and the right button request a context menu', async () => {
    const asked: unknown[] = []
    const { row } = await show({ onContextMenu: (id, point) => asked.push([id, point]) })
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 30, clientY: 40 })
    row('plans').dispatchEvent(event)
    expect(event.defaultPrevented).to.equal(true)
    expect(asked).to.deep.equal([['plans', { x: 30, y: 40 }]])
  })
})
