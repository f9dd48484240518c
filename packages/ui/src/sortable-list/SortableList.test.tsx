import { domCounters, mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { useState } from 'react'
import { Dialog } from '../dialog/Dialog'
import { adoptTokens } from '../styles/adoptTokens'
import { useStyles } from '../styles/useStyles'
import { SortableList } from './SortableList'

adoptTokens(document)

const css = '.sample { height: 400px; width: 260px }'
const rowHeight = 40
const texts = {
  grip: (name: string) => `move ${name}`,
  lifted: (name: string, position: number, count: number) => `${name} lifted at ${position} of ${count}`,
  moved: (name: string, position: number, count: number) => `${name} moved to ${position} of ${count}`,
  dropped: (name: string, position: number, count: number) => `${name} dropped at ${position} of ${count}`,
  cancelled: (name: string, position: number, count: number) => `${name} is back at ${position} of ${count}`,
}
const make = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`)

interface SampleProps {
  count: number
  moves: [string, number][]
  closed: string[]
}

function Sample({ count, moves, closed }: SampleProps) {
  const [items, setItems] = useState(() => make(count))
  const element = useStyles<HTMLDivElement>(css)
  return (
    <Dialog open label="Dialog" onClose={(reason) => closed.push(reason)}>
      <div ref={element} style={{ padding: 20 }}>
        <SortableList
          items={items}
          rowHeight={rowHeight}
          keyOf={(item) => item}
          nameOf={(item) => item.toUpperCase()}
          label="Things"
          className="sample"
          texts={texts}
          onMove={(key, toIndex) => {
            moves.push([key, toIndex])
            const rest = items.filter((item) => item !== key)
            setItems([...rest.slice(0, toIndex), key, ...rest.slice(toIndex)])
          }}
          render={(item) => (
            <button type="button" onClick={() => setItems(items.filter((other) => other !== item))}>
              {item}
            </button>
          )}
        />
      </div>
    </Dialog>
  )
}

async function show(count: number, shadow = true) {
  const moves: [string, number][] = []
  const closed: string[] = []
  const view = mount(<Sample count={count} moves={moves} closed={closed} />, { shadow })
  const find = <E extends HTMLElement>(selector: string) => view.root.querySelector<E>(selector) as E
  const list = await until(() => find('ul'))
  await until(() => count < 50 || list.children.length < 25)
  await until(() => !find('dialog').getAnimations({ subtree: true }).length)
  const grip = (name: string) => find(`[aria-label="move ${name.toUpperCase()}"]`)
  const said = () => find('[role=status]').textContent
  /** Keys in visual order. */
  const seen = () =>
    ([...list.children] as HTMLElement[])
      .sort((a, b) => Number.parseFloat(a.style.top) - Number.parseFloat(b.style.top))
      .map((row) => row.dataset.key)
  const focused = () => (view.root.getRootNode() as Document).activeElement
  return { ...view, moves, closed, find, list, grip, said, seen, focused }
}

const center = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [Math.round(left + width / 2), Math.round(top + height / 2)] as [number, number]
}
const press = (key: string) => sendKeys({ press: key })

/** The events of a finger on an element with `touch-action: none`. */
function touch(target: Element, type: string, [clientX, clientY]: [number, number], pointerId = 7) {
  const init = { bubbles: true, composed: true, cancelable: true, pointerType: 'touch', isPrimary: true }
  target.dispatchEvent(new PointerEvent(type, { ...init, pointerId, clientX, clientY }))
}

let giveBack = () => {}
/** A synthetic pointer cannot be captured. */
function withoutCapture() {
  const { setPointerCapture } = Element.prototype
  const captured: string[] = []
  Element.prototype.setPointerCapture = function () {
    captured.push(this.localName)
  }
  giveBack = () => {
    Element.prototype.setPointerCapture = setPointerCapture
  }
  return captured
}

describe('SortableList', () => {
  afterEach(() => giveBack())

  for (const shadow of [true, false]) {
    const place = shadow ? 'in a shadow root' : 'in the page'
    it(`moves a row by the keyboard, and announces it, ${place}`, async () => {
      const { moves, grip, said, seen, focused, list } = await show(4, shadow)
      grip('n1').focus()
      await press(' ')
      await until(() => said() === 'N1 lifted at 2 of 4')
      expect(grip('n1').getAttribute('aria-pressed')).to.equal('true')
      await press('ArrowDown')
      await until(() => said() === 'N1 moved to 3 of 4')
      expect(seen()).to.deep.equal(['n0', 'n2', 'n1', 'n3'])
      await press('Home')
      await until(() => said() === 'N1 moved to 1 of 4')
      await press('ArrowUp')
      await press('End')
      await until(() => said() === 'N1 moved to 4 of 4')
      expect(moves).to.deep.equal([])
      await press('Enter')
      await until(() => said() === 'N1 dropped at 4 of 4')
      expect(moves).to.deep.equal([['n1', 3]])
      await until(() => list.lastElementChild?.contains(grip('n1')))
      expect(seen()).to.deep.equal(['n0', 'n2', 'n3', 'n1'])
      expect(focused()).to.equal(grip('n1'))
      expect(grip('n1').getAttribute('aria-pressed')).to.equal('false')
      await press('ArrowUp')
      expect(seen()).to.deep.equal(['n0', 'n2', 'n3', 'n1'])
    })
  }

  it('has a grip that is large enough to press, and whose icon is centred in its row', async () => {
    const { grip } = await show(4)
    const { width, height } = grip('n1').getBoundingClientRect()
    expect(Math.min(width, height)).to.be.at.least(24)
    const drawing = grip('n1').querySelector('svg') as SVGElement
    const row = grip('n1').closest('li') as HTMLElement
    expect(center(drawing)[1]).to.equal(center(row)[1])
  })

  it('Esc cancels, and only the next Esc goes to the dialog', async () => {
    const { moves, closed, grip, said, seen } = await show(4)
    grip('n2').focus()
    await press('Enter')
    await press('ArrowUp')
    await until(() => said() === 'N2 moved to 2 of 4')
    await press('Escape')
    await until(() => said() === 'N2 is back at 3 of 4')
    expect(seen()).to.deep.equal(make(4))
    expect(moves).to.deep.equal([])
    expect(closed).to.deep.equal([])
    await press('Escape')
    expect(closed).to.deep.equal(['escape'])
  })

  it('Tab drops the row, and so does a press elsewhere', async () => {
    const { moves, grip, said } = await show(4)
    grip('n0').focus()
    await press(' ')
    await press('ArrowDown')
    await press('Tab')
    await until(() => said() === 'N0 dropped at 2 of 4')
    expect(moves).to.deep.equal([['n0', 1]])
    grip('n0').focus()
    await press(' ')
    await press('ArrowDown')
    await sendMouse({ type: 'move', position: center(grip('n3')) })
    await sendMouse({ type: 'down' })
    await until(() => said() === 'N3 lifted at 4 of 4')
    expect(moves).to.deep.equal([
      ['n0', 1],
      ['n0', 2],
    ])
    await sendMouse({ type: 'up' })
    await until(() => said() === 'N3 dropped at 4 of 4')
    expect(moves).to.have.length(2)
  })

  it('keeps the lifted row in view among 5,000', async () => {
    const { moves, list, grip, said } = await show(5000)
    const inSight = () => {
      const row = grip('n4').getBoundingClientRect()
      const box = list.getBoundingClientRect()
      return row.top >= box.top && row.bottom <= box.bottom
    }
    grip('n4').focus()
    await press(' ')
    await press('End')
    await until(() => said() === 'N4 moved to 5000 of 5000')
    await until(inSight)
    expect(list.scrollTop).to.equal(list.scrollHeight - list.clientHeight)
    for (let step = 0; step < 12; step++) await press('ArrowUp')
    await until(() => said() === 'N4 moved to 4988 of 5000')
    await until(inSight)
    await press(' ')
    await until(() => moves.length)
    expect(moves).to.deep.equal([['n4', 4987]])
    await until(inSight)
  })

  it('moves a row by the mouse', async () => {
    const { moves, grip, said, seen, focused } = await show(6)
    const target = center(grip('n4'))
    await sendMouse({ type: 'move', position: center(grip('n1')) })
    await sendMouse({ type: 'down' })
    await until(() => said() === 'N1 lifted at 2 of 6')
    // Sideways too: the pointer may leave the grip.
    await sendMouse({ type: 'move', position: [target[0] + 300, target[1]] })
    await until(() => said() === 'N1 moved to 5 of 6')
    expect(seen()).to.deep.equal(['n0', 'n2', 'n3', 'n4', 'n1', 'n5'])
    expect(moves).to.deep.equal([])
    expect(`${getSelection()}`).to.equal('')
    await sendMouse({ type: 'up' })
    await until(() => moves.length)
    expect(moves).to.deep.equal([['n1', 4]])
    await until(() => said() === 'N1 dropped at 5 of 6')
    await until(() => focused() === grip('n1'))
    await sendMouse({ type: 'move', position: center(grip('n0')) })
    expect(seen()).to.deep.equal(['n0', 'n2', 'n3', 'n4', 'n1', 'n5'])
  })

  it('Esc cancels a drag', async () => {
    const { moves, closed, grip, said, seen } = await show(6)
    await sendMouse({ type: 'move', position: center(grip('n1')) })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: center(grip('n3')) })
    await until(() => said() === 'N1 moved to 4 of 6')
    await press('Escape')
    await until(() => said() === 'N1 is back at 2 of 6')
    await sendMouse({ type: 'move', position: center(grip('n5')) })
    await sendMouse({ type: 'up' })
    expect(seen()).to.deep.equal(make(6))
    expect(moves).to.deep.equal([])
    expect(closed).to.deep.equal([])
  })

  it('other mouse buttons do not drag', async () => {
    const { grip, said } = await show(3)
    await sendMouse({ type: 'move', position: center(grip('n1')) })
    await sendMouse({ type: 'down', button: 'right' })
    await sendMouse({ type: 'up', button: 'right' })
    await press('Escape')
    expect(said()).to.equal('')
  })

  it('scrolls while a row is held at an edge', async () => {
    const { moves, list, grip, said } = await show(5000)
    const { top, bottom } = list.getBoundingClientRect()
    const [x] = center(grip('n2'))
    await sendMouse({ type: 'move', position: center(grip('n2')) })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [x, Math.round(bottom) - 2] })
    await until(() => list.scrollTop > 600)
    await sendMouse({ type: 'move', position: [x, Math.round(top) + 200] })
    await until(() => said() === `N2 moved to ${Math.floor((list.scrollTop + 200) / rowHeight) + 1} of 5000`)
    await sendMouse({ type: 'up' })
    await until(() => moves.length)
    expect(moves).to.deep.equal([['n2', Math.floor((list.scrollTop + 200) / rowHeight)]])
    const rested = list.scrollTop
    await sendMouse({ type: 'move', position: [x, Math.round(bottom) - 2] })
    await sendMouse({ type: 'move', position: center(grip('n2')) })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [x, Math.round(top) + 2] })
    await until(() => list.scrollTop < rested - 200)
    await sendMouse({ type: 'up' })
  })

  it('moves a row by a finger without scrolling, and ignores another finger', async () => {
    const captured = withoutCapture()
    const { moves, list, grip, said } = await show(6)
    expect(getComputedStyle(grip('n0')).touchAction).to.equal('none')
    touch(grip('n0'), 'pointerdown', center(grip('n0')))
    expect(captured).to.deep.equal(['ul'])
    touch(list, 'pointermove', center(grip('n2')))
    await until(() => said() === 'N0 moved to 3 of 6')
    touch(list, 'pointermove', center(grip('n5')), 8)
    touch(list, 'pointerup', center(grip('n5')), 8)
    touch(list, 'pointerup', center(grip('n2')))
    await until(() => said() === 'N0 dropped at 3 of 6')
    expect(moves).to.deep.equal([['n0', 2]])
  })

  it('cancels the drag when the browser takes over the pointer', async () => {
    withoutCapture()
    const { moves, list, grip, said, seen } = await show(6)
    touch(grip('n0'), 'pointerdown', center(grip('n0')))
    touch(list, 'pointermove', center(grip('n2')))
    await until(() => said() === 'N0 moved to 3 of 6')
    touch(list, 'pointercancel', center(grip('n2')))
    await until(() => said() === 'N0 is back at 1 of 6')
    expect(seen()).to.deep.equal(make(6))
    expect(moves).to.deep.equal([])
  })

  it('drags in a page written from right to left', async () => {
    const { host, moves, grip, said } = await show(4)
    host.dir = 'rtl'
    await until(() => center(grip('n0'))[0] > innerWidth / 2)
    const target = center(grip('n2'))
    await sendMouse({ type: 'move', position: center(grip('n0')) })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: target })
    await until(() => said() === 'N0 moved to 3 of 4')
    await sendMouse({ type: 'up' })
    await until(() => moves.length)
    expect(moves).to.deep.equal([['n0', 2]])
  })

  it('is accessible, at rest and with a lifted row', async () => {
    const { host, grip, said } = await show(20)
    await expect(host).to.be.accessible()
    grip('n1').focus()
    await press(' ')
    await until(() => said() !== '')
    await expect(host).to.be.accessible()
    const { width, height } = grip('n1').getBoundingClientRect()
    expect(Math.min(width, height)).to.be.at.least(24)
  })

  it('leaves nothing behind, even if it is removed during a drag', async () => {
    withoutCapture()
    const cycle = async () => {
      const { grip, list, said, unmount } = await show(100)
      touch(grip('n1'), 'pointerdown', center(grip('n1')))
      touch(list, 'pointermove', center(grip('n3')))
      await until(() => said() === 'N1 moved to 4 of 100')
      unmount()
      await new Promise(requestAnimationFrame)
    }
    await cycle()
    const before = await domCounters()
    for (let round = 0; round < 5; round++) await cycle()
    const after = await domCounters()
    expect(after.nodes - before.nodes).to.be.below(20)
    expect(after.jsEventListeners - before.jsEventListeners).to.be.below(5)
  })
})
