import { mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { adoptTokens } from '../styles/adoptTokens'
import { TabBar, type TabItem } from './TabBar'

adoptTokens(document)

const items: TabItem[] = [
  { value: 'all', label: 'All', disabled: true },
  { value: 'open', label: 'Open', count: 1200 },
  { value: 'paid', label: 'Paid', disabled: true, count: 0 },
  { value: 'sent', label: 'Sent', count: 0 },
  { value: 'back', label: 'Back' },
  { value: 'lost', label: 'Lost', disabled: true },
]

async function open({ start = 'open', dir = 'ltr', width = 600 } = {}) {
  const changes: string[] = []
  function Sample() {
    const [value, setValue] = useState(start)
    const change = (next: string) => {
      changes.push(next)
      setValue(next)
    }
    return (
      <div dir={dir} style={{ width }}>
        <TabBar items={items} value={value} onChange={change} label="Orders" id="tab" panelId="panel" />
        <div id="panel" role="tabpanel" aria-labelledby="tab-1" />
      </div>
    )
  }
  const { root, host } = mount(<Sample />)
  await until(() => root.querySelectorAll('[role=tab]').length === items.length)
  const all = [...root.querySelectorAll<HTMLButtonElement>('[role=tab]')]
  const selected = () => all.find(({ ariaSelected }) => ariaSelected === 'true')?.textContent
  const active = () => (root as ShadowRoot).activeElement?.textContent
  return { root, host, all, changes, selected, active }
}

describe('TabBar', () => {
  it('shows counts, including zero, and is accessible', async () => {
    const { host, all } = await open()
    expect(all.map(({ textContent }) => textContent)).to.deep.equal([
      'All',
      'Open1,200',
      'Paid0',
      'Sent0',
      'Back',
      'Lost',
    ])
    expect(all.map(({ tabIndex }) => tabIndex)).to.deep.equal([-1, 0, -1, -1, -1, -1])
    expect(all.map((tab) => tab.getAttribute('aria-controls'))).to.deep.equal([
      null,
      'panel',
      null,
      null,
      null,
      null,
    ])
    await expect(host).to.be.accessible()
  })

  for (const [dir, forward, back] of [
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ] as const)
    it(`arrows, Home and End choose at once, wrap around and skip disabled tabs, ${dir}`, async () => {
      const { all, changes, selected, active } = await open({ dir })
      all[1]?.focus()
      const way = [
        [forward, 'Sent0'],
        [forward, 'Back'],
        [forward, 'Open1,200'],
        [back, 'Back'],
        ['Home', 'Open1,200'],
        ['End', 'Back'],
      ] as const
      for (const [press, label] of way) {
        await sendKeys({ press })
        await until(() => selected() === label, `${press} ${label}`)
        expect(active()).to.equal(label)
      }
      expect(changes).to.deep.equal(['sent', 'back', 'open', 'back', 'open', 'back'])
    })

  it('a click chooses, except on a disabled or the current tab', async () => {
    const { all, changes, selected } = await open()
    all[2]?.click()
    all[1]?.click()
    all[3]?.click()
    await until(() => selected() === 'Sent0')
    expect(changes).to.deep.equal(['sent'])
  })

  it('starts at the first enabled tab if the current one is disabled', async () => {
    const { all, changes } = await open({ start: 'paid' })
    expect(all.map(({ tabIndex }) => tabIndex)).to.deep.equal([-1, 0, -1, -1, -1, -1])
    expect(all[2]?.ariaSelected).to.equal('true')
    all[1]?.focus()
    await sendKeys({ press: 'ArrowRight' })
    await until(() => changes[0] === 'sent')
  })

  it('leaves keys with a modifier to the browser', async () => {
    const { all, changes } = await open()
    const way = { key: 'End', bubbles: true, composed: true, cancelable: true }
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
      expect(all[1]?.dispatchEvent(new KeyboardEvent('keydown', { ...way, [modifier]: true }))).to.equal(true)
    expect(changes).to.deep.equal([])
  })

  it('scrolls sideways in a narrow box, and shows the chosen tab', async () => {
    const { all } = await open({ start: 'back', width: 120 })
    const list = all[0]?.parentElement as HTMLElement
    await until(() => list.scrollLeft > 0)
    const frame = list.getBoundingClientRect()
    const tab = all[4]?.getBoundingClientRect() as DOMRect
    expect(tab.left).to.be.at.least(frame.left)
    expect(tab.right).to.be.at.most(frame.right)
    expect(list.clientHeight).to.equal(40)
  })
})
