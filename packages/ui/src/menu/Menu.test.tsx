import { domCounters, drawn, mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { useState } from 'react'
import { Dialog } from '../dialog/Dialog'
import { checkIcon } from '../icons'
import { adoptTokens } from '../styles/adoptTokens'
import { Menu } from './Menu'
import { MenuButton } from './MenuButton'
import type { MenuItem } from './MenuItem'
import { pointOf } from './pointOf'

adoptTokens(document)

const items: MenuItem[] = [
  { id: 'open', label: 'Open', icon: checkIcon },
  { id: 'rename', label: 'Rename', shortcut: 'F2' },
  { id: 'paste', label: 'Paste', disabled: 'Nothing has been cut' },
  { id: 'delete', label: 'Delete', danger: true, separatorBefore: true },
]

/** A list with a context menu, and a menu button. */
function Sample({ tell }: { tell: (what: string) => void }) {
  const [at, setAt] = useState<{ x: number; y: number }>()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what must not reach it
    <div onKeyDown={(event) => tell(`key ${event.key}`)} onClick={() => tell('click')}>
      <button
        type="button"
        id="row"
        style={{ width: 200, height: 100 }}
        onContextMenu={(event) => {
          event.preventDefault()
          setAt(pointOf(event))
        }}
      >
        row
      </button>
      {at && (
        <Menu
          label="File"
          items={items}
          at={at}
          onClose={() => setAt(undefined)}
          onChoose={(id) => tell(`${id} at ${focusedOf(document)?.id}`)}
        />
      )}
      <MenuButton label="More" items={items} onChoose={(id) => tell(id)} className="more" />
    </div>
  )
}

function focusedOf(root: Document | ShadowRoot): Element | null {
  const element = root.activeElement
  return element?.shadowRoot ? focusedOf(element.shadowRoot) : element
}

const label = () => focusedOf(document)?.querySelector('.eb-menu__text')?.firstChild?.textContent
const press = (key: string) => sendKeys({ press: key })

async function show() {
  const reported: string[] = []
  const view = mount(<Sample tell={(what) => reported.push(what)} />)
  const find = (selector: string) => view.root.querySelector<HTMLElement>(selector)
  const row = await until(() => find('#row'))
  const button = find('.more') as HTMLElement
  const menu = () => find('[role=menu]')
  const openAt = async (x: number, y: number) => {
    row.focus()
    await sendMouse({ type: 'click', position: [x, y], button: 'right' })
    await until(() => label() === 'Open')
  }
  return { ...view, reported, row, button, menu, openAt }
}

describe('Menu', () => {
  it('opens at the pointer with its first item focused; keys move through it and wrap around', async () => {
    const { host, row, menu, openAt, reported } = await show()
    const { left, top } = row.getBoundingClientRect()
    await openAt(left + 50, top + 40)
    const box = ((menu() as HTMLElement).parentElement as HTMLElement).getBoundingClientRect()
    expect(box.left).to.be.closeTo(left + 50, 1)
    expect(box.top).to.be.closeTo(top + 44, 1)
    for (const [key, expected] of [
      ['ArrowDown', 'Rename'],
      ['ArrowDown', 'Paste'],
      ['End', 'Delete'],
      ['ArrowDown', 'Open'],
      ['ArrowUp', 'Delete'],
      ['Home', 'Open'],
      ['d', 'Delete'],
    ] as const) {
      await press(key)
      expect(label(), key).to.equal(expected)
    }
    expect(reported).to.deep.equal([])
    await expect(host).to.be.accessible()
  })

  it('a choice closes it, returns focus, and then calls the handler', async () => {
    const { reported, menu, openAt, row } = await show()
    const { left, top } = row.getBoundingClientRect()
    for (const key of ['Enter', ' ']) {
      await openAt(left + 10, top + 10)
      await press('ArrowDown')
      await press(key)
      await until(() => !menu())
    }
    expect(reported).to.deep.equal(['rename at row', 'rename at row'])
  })

  it('a disabled item shows why and does nothing', async () => {
    const { reported, menu, openAt, row } = await show()
    const { left, top } = row.getBoundingClientRect()
    await openAt(left + 10, top + 10)
    await press('ArrowDown')
    await press('ArrowDown')
    const item = focusedOf(document) as HTMLElement
    expect(item.getAttribute('aria-disabled')).to.equal('true')
    expect(item.textContent).to.contain('Nothing has been cut')
    await press('Enter')
    item.click()
    expect(menu()).to.not.equal(null)
    expect(reported).to.deep.equal([])
  })

  it('Esc, Tab and a press elsewhere close it', async () => {
    const { menu, openAt, row, button } = await show()
    const { left, top } = row.getBoundingClientRect()
    await openAt(left + 10, top + 10)
    await press('Escape')
    await until(() => !menu())
    expect(focusedOf(document)).to.equal(row)
    await openAt(left + 10, top + 10)
    await press('Tab')
    await until(() => !menu())
    expect(focusedOf(document)).to.equal(button)
    await openAt(left + 10, top + 10)
    await sendMouse({ type: 'click', position: [600, 500] })
    await until(() => !menu())
  })

  it('a button opens it at either end and closes it', async () => {
    const { host, menu, button, reported } = await show()
    button.focus()
    await press('ArrowUp')
    await until(() => label() === 'Delete')
    expect(button.getAttribute('aria-expanded')).to.equal('true')
    await press('Escape')
    await until(() => focusedOf(document) === button)
    await press('Enter')
    await until(() => label() === 'Open')
    await expect(host).to.be.accessible()
    await press('Enter')
    await until(() => !menu())
    expect(reported.filter((what) => what.length < 7 && what !== 'click')).to.deep.equal(['open'])
    button.click()
    await until(menu)
    button.click()
    await until(() => !menu())
  })

  it('in a dialog: Esc closes the menu only, and it is above the dialog', async () => {
    const asked: string[] = []
    const { root } = mount(
      <Dialog open label="Around" onClose={(reason) => asked.push(reason)}>
        <MenuButton label="More" items={items} onChoose={(id) => asked.push(id)} className="more" />
      </Dialog>,
    )
    const button = await until(() => root.querySelector<HTMLElement>('.more'))
    await until(() => root.querySelector('dialog')?.matches(':modal'))
    button.focus()
    await press('ArrowDown')
    await until(() => label() === 'Open')
    const { left, top } = (focusedOf(document) as HTMLElement).getBoundingClientRect()
    const at = (root as ShadowRoot).elementFromPoint(left + 20, top + 10)
    expect(at?.closest('[role=menu]')).to.not.equal(null)
    await press('Escape')
    await until(() => focusedOf(document) === button)
    expect([asked, root.querySelector('dialog')?.matches(':modal')]).to.deep.equal([[], true])
    await press('Enter')
    await until(() => label() === 'Open')
    await press('Enter')
    await until(() => asked.length)
    expect(asked).to.deep.equal(['open'])
    expect(focusedOf(document)).to.equal(button)
  })

  it('without popover support it can be modal, and returns focus', async () => {
    const { showPopover } = HTMLElement.prototype
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
    try {
      const { reported, menu, openAt, row } = await show()
      const { left, top } = row.getBoundingClientRect()
      await openAt(left + 50, top + 40)
      const box = menu()?.closest('dialog') as HTMLElement
      expect(box.matches(':modal')).to.equal(true)
      expect(box.getBoundingClientRect().left).to.be.closeTo(left + 50, 1)
      await press('Escape')
      await until(() => focusedOf(document) === row)
      await openAt(left + 50, top + 40)
      await press('Enter')
      await until(() => reported.some((what) => what.startsWith('open')))
      await until(() => focusedOf(document) === row)
    } finally {
      if (showPopover) HTMLElement.prototype.showPopover = showPopover
    }
  })

  it('works in a closed shadow root: keys, choice and focus', async () => {
    const place = document.body.appendChild(document.createElement('div'))
    const parent = document.createElement('div')
    const closed = place.attachShadow({ mode: 'closed' })
    closed.append(parent)
    const reported: string[] = []
    const { root } = mount(<MenuButton label="More" items={items} onChoose={(id) => reported.push(id)} />, {
      parent,
      shadow: false,
    })
    const button = await until(() => root.querySelector('button'))
    button.focus()
    await press('ArrowDown')
    await until(() => closed.activeElement?.getAttribute('role') === 'menuitem')
    await press('r')
    await press('Enter')
    await until(() => reported.length)
    expect(reported).to.deep.equal(['rename'])
    expect(closed.activeElement).to.equal(button)
    place.remove()
  })

  it('shows ticks, and radio items', async () => {
    const choices: MenuItem[] = [
      { id: 'time', label: 'Time', checked: true, isRadio: true },
      { id: 'name', label: 'Name', checked: false, isRadio: true },
      { id: 'hidden', label: 'Hidden', checked: true, separatorBefore: true },
    ]
    const { host, root } = mount(<MenuButton label="Sort" items={choices} onChoose={() => {}} />)
    const button = await until(() => root.querySelector('button'))
    button.click()
    const rows = await until(() => {
      const all = [...root.querySelectorAll('[role^=menuitem]')]
      return all.length === 3 ? all : undefined
    })
    expect(rows.map((row) => `${row.role} ${row.ariaChecked}`)).to.deep.equal([
      'menuitemradio true',
      'menuitemradio false',
      'menuitemcheckbox true',
    ])
    await expect(host).to.be.accessible()
  })

  it('focus follows the pointer, and a right press elsewhere opens it there', async () => {
    const { menu, openAt, row } = await show()
    const { left, top } = row.getBoundingClientRect()
    await openAt(left + 10, top + 10)
    await drawn() // a pointer finds what has been painted
    const last = menu()?.querySelector('button:last-of-type') as HTMLElement
    const place = last.getBoundingClientRect()
    await sendMouse({ type: 'move', position: [Math.round(place.left + 20), Math.round(place.top + 8)] })
    await until(() => label() === 'Delete')
    await sendMouse({
      type: 'click',
      position: [Math.round(left + 2), Math.round(top + 90)],
      button: 'right',
    })
    await until(() => {
      const box = menu()?.parentElement?.getBoundingClientRect()
      return box && Math.abs(box.left - left - 2) < 2 && label() === 'Open'
    })
  })

  it('has listeners only while it is open', async () => {
    const { button, menu } = await show()
    const cycle = async () => {
      button.click()
      await until(menu)
      button.click()
      await until(() => !menu())
    }
    await cycle()
    const before = (await domCounters()).jsEventListeners
    for (let round = 0; round < 3; round++) await cycle()
    expect((await domCounters()).jsEventListeners).to.equal(before)
  })
})
