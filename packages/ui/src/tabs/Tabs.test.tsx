import { mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { adoptTokens } from '../styles/adoptTokens'
import { Tabs } from './Tabs'

adoptTokens(document)

const tabs = ['Tickets', 'Cards', 'Packages', 'Goods', 'Posters'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))

async function openTabs({ start = 'tickets', dir = 'ltr', width = 600 } = {}) {
  const changes: string[] = []
  function Sample() {
    const [value, setValue] = useState(start)
    const change = (next: string) => {
      changes.push(next)
      setValue(next)
    }
    return (
      <div dir={dir} style={{ width }}>
        <Tabs tabs={tabs} value={value} onChange={change} label="Kind" panelId="panel" />
        <div id="panel" role="tabpanel" aria-label="Rows">
          <button type="button">{value}</button>
        </div>
      </div>
    )
  }
  const { root, host, render } = mount(<Sample />)
  await until(() => root.querySelectorAll('[role=tab]').length === 5)
  const list = root.querySelector('[role=tablist]') as HTMLElement
  const all = [...list.children] as HTMLElement[]
  const selected = () =>
    all.filter(({ ariaSelected }) => ariaSelected === 'true').map((tab) => tab.textContent)
  const active = () => (root as ShadowRoot).activeElement?.textContent
  return { root, host, render, list, all, changes, selected, active }
}

describe('Tabs', () => {
  it('is a tab list with one Tab stop, without native styling', async () => {
    const { host, list, all, selected, active } = await openTabs({ start: 'packages' })
    expect(list.ariaLabel).to.equal('Kind')
    expect(selected()).to.deep.equal(['Packages'])
    expect(all.map(({ tabIndex }) => tabIndex)).to.deep.equal([-1, -1, 0, -1, -1])
    for (const tab of all) {
      expect(tab.getAttribute('aria-controls')).to.equal('panel')
      const { backgroundColor, borderTopWidth, height } = getComputedStyle(tab)
      expect([backgroundColor, borderTopWidth, height]).to.deep.equal(['rgba(0, 0, 0, 0)', '0px', '40px'])
    }
    all[2]?.focus()
    await sendKeys({ press: 'Tab' })
    expect(active()).to.equal('packages')
    await expect(host).to.be.accessible()
  })

  it('chooses by click and by arrows, Home and End, and wraps around', async () => {
    const { all, changes, selected, active } = await openTabs()
    all[1]?.click()
    await until(() => selected()[0] === 'Cards')
    all[1]?.click()
    all[1]?.focus()
    const way = [
      ['ArrowRight', 'Packages'],
      ['End', 'Posters'],
      ['ArrowRight', 'Tickets'],
      ['ArrowLeft', 'Posters'],
      ['Home', 'Tickets'],
    ]
    for (const [key, label] of way) {
      await sendKeys({ press: key as string })
      await until(() => selected()[0] === label, key)
      expect(active()).to.equal(label)
    }
    expect(changes).to.deep.equal(['cards', 'packages', 'posters', 'tickets', 'posters', 'tickets'])
    expect(all.map(({ tabIndex }) => tabIndex)).to.deep.equal([0, -1, -1, -1, -1])
  })

  it('leaves keys with a modifier to the browser', async () => {
    const { all, changes } = await openTabs()
    const way = { key: 'ArrowRight', bubbles: true, composed: true, cancelable: true }
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
      expect(all[0]?.dispatchEvent(new KeyboardEvent('keydown', { ...way, [modifier]: true }))).to.equal(true)
    expect(all[0]?.dispatchEvent(new KeyboardEvent('keydown', way))).to.equal(false)
    expect(changes).to.deep.equal(['cards'])
  })

  it('reverses from right to left', async () => {
    const { all, selected } = await openTabs({ dir: 'rtl' })
    all[0]?.focus()
    await sendKeys({ press: 'ArrowLeft' })
    await until(() => selected()[0] === 'Cards')
    await sendKeys({ press: 'ArrowRight' })
    await until(() => selected()[0] === 'Tickets')
  })

  for (const dir of ['ltr', 'rtl'])
    it(`scrolls the chosen tab into view in a narrow box, and nothing around it, ${dir}`, async () => {
      const { list, all, root } = await openTabs({ start: 'posters', dir, width: 160 })
      const isInside = (tab?: HTMLElement) => {
        const { left, right } = list.getBoundingClientRect()
        const place = tab?.getBoundingClientRect() as DOMRect
        return place.left >= left - 1 && place.right <= right + 1
      }
      await until(() => isInside(all[4]), 'the last one')
      expect(isInside(all[0])).to.equal(false)
      // The scroll bar takes no space.
      expect(list.offsetHeight).to.equal(list.clientHeight)
      expect(list.scrollHeight).to.equal(40)
      all[4]?.focus()
      await sendKeys({ press: 'Home' })
      await until(() => isInside(all[0]), 'the first one')
      expect(root.querySelector('div')?.scrollLeft).to.equal(0)
    })

  it('has a Tab stop even if no tab has the value', async () => {
    const { all, selected } = await openTabs({ start: 'gone' })
    expect(selected()).to.deep.equal([])
    expect(all[0]?.tabIndex).to.equal(0)
    all[0]?.click()
    await until(() => selected()[0] === 'Tickets')
  })
})
