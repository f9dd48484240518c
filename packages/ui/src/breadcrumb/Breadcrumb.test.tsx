import { mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { adoptTokens } from '../styles/adoptTokens'
import { Breadcrumb, type BreadcrumbItem } from './Breadcrumb'

adoptTokens(document)

const path = (...names: string[]): BreadcrumbItem[] => names.map((name) => ({ id: name, name }))
const names = ['全部文件', '公共素材', '商品图', '2026 秋季', '西湖游船', '主图']

function Sample({
  start = path(...names),
  onDrop,
}: {
  start?: BreadcrumbItem[]
  onDrop?: (id: string) => void
}) {
  const [items, setItems] = useState(start)
  return (
    <div id="room" style={{ width: 700 }}>
      <Breadcrumb
        items={items}
        label="Path"
        more="More folders"
        onChoose={(id) => setItems(items.slice(0, items.findIndex((item) => item.id === id) + 1))}
        canDrop={(id) => id !== '公共素材'}
        onDrop={onDrop}
      />
    </div>
  )
}

async function show(props: Parameters<typeof Sample>[0] = {}) {
  const view = mount(<Sample {...props} />)
  const room = await until(() => view.root.querySelector<HTMLElement>('#room'))
  const seen = () =>
    [...room.querySelectorAll('.eb-path__list > li > button')].map((button) => button.textContent || '…')
  const button = (name: string) =>
    [...room.querySelectorAll<HTMLElement>('.eb-path__list button')].find((each) =>
      name === '…' ? !each.textContent : each.textContent === name,
    ) as HTMLElement
  const focused = () => (view.root as ShadowRoot).activeElement
  const isWithin = () => {
    const [inner, outer] = [room.querySelector('ol') as Element, room]
    return inner.scrollWidth <= outer.clientWidth
  }
  await until(() => seen().length > 0)
  return { ...view, room, seen, button, focused, isWithin }
}

describe('Breadcrumb', () => {
  it('is a path whose last item is the current one', async () => {
    const { host, seen, button } = await show()
    await until(() => seen().length === 6)
    expect(button('主图').getAttribute('aria-current')).to.equal('page')
    button('商品图').click()
    await until(() => seen().join() === names.slice(0, 3).join())
    await expect(host).to.be.accessible()
  })

  it('moves middle items without room into a menu, at every width', async () => {
    const { host, room, seen, isWithin } = await show()
    let most = 6
    for (let width = 600; width >= 60; width -= 30) {
      room.style.width = `${width}px`
      await until(isWithin, `${width}`)
      expect(seen().length).to.be.at.most(most)
      expect(seen().at(-1)).to.equal('主图')
      most = seen().length
    }
    expect(seen()).to.deep.equal(['…', '主图'])
    await expect(host).to.be.accessible()
    room.style.width = '260px'
    await until(() => seen().length > 2)
    expect(seen().slice(0, 2)).to.deep.equal(['全部文件', '…'])
  })

  it('the menu has the hidden items, and focus stays in the path', async () => {
    const { room, seen, button, focused, root } = await show()
    room.style.width = '200px'
    await until(() => button('…'))
    button('…').focus()
    await sendKeys({ press: 'Enter' })
    const items = await until(() => {
      const all = [...root.querySelectorAll('[role=menuitem]')]
      return all.length ? all : undefined
    })
    expect(items[0]?.textContent).to.equal('公共素材')
    await sendKeys({ press: 'Enter' })
    await until(() => seen().join() === '全部文件,公共素材')
    await until(() => focused() === button('公共素材'))
  })

  it('accepts a drop on an item that allows it', async () => {
    const dropped: string[] = []
    const { button } = await show({ onDrop: (id) => dropped.push(id) })
    const drag = (type: string, name: string) => {
      const event = new DragEvent(type, { bubbles: true, cancelable: true, composed: true })
      button(name).dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(drag('dragover', '全部文件')).to.equal(true)
    await until(() => button('全部文件').className.includes('target'))
    drag('dragleave', '全部文件')
    await until(() => !button('全部文件').className.includes('target'))
    expect(drag('dragover', '公共素材')).to.equal(false)
    drag('drop', '公共素材')
    drag('drop', '商品图')
    expect(dropped).to.deep.equal(['商品图'])
  })
})
