import { mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { Segments } from './Segments'

const items = ['day', 'week', 'month'].map((value) => ({ value, label: value }))

function Ranges({ first }: { first: string }) {
  const [value, setValue] = useState(first)
  return <Segments label="Ranges" items={items} value={value} onChange={setValue} />
}

/** Segments between two buttons. */
function openPage(first: string) {
  const { root, unmount } = mount(
    <div>
      <button type="button">before</button>
      <Ranges first={first} />
      <button type="button">behind</button>
    </div>,
  )
  const focused = () => (root.getRootNode() as Document | ShadowRoot).activeElement?.textContent
  return { root, unmount, focused }
}

describe('Segments', () => {
  it('is one stop of Tab: that of the choice that holds; arrows go through the others, and around', async () => {
    const { root, unmount, focused } = openPage('week')
    await until(() => root.querySelector('[role=toolbar]'), 'drawn')
    root.querySelector('button')?.focus()
    await sendKeys({ press: 'Tab' })
    expect(focused()).to.equal('week')
    await sendKeys({ press: 'ArrowRight' })
    expect(focused()).to.equal('month')
    await sendKeys({ press: 'ArrowRight' })
    expect(focused()).to.equal('day')
    await sendKeys({ press: 'ArrowLeft' })
    await sendKeys({ press: 'Enter' })
    await until(() => root.querySelector('[aria-pressed=true]')?.textContent === 'month', 'chosen')
    await sendKeys({ press: 'Tab' })
    expect(focused()).to.equal('behind')
    unmount()
  })

  it('where none holds, Tab reaches the first', async () => {
    const { root, unmount, focused } = openPage('other')
    await until(() => root.querySelector('[role=toolbar]'), 'drawn')
    root.querySelector('button')?.focus()
    await sendKeys({ press: 'Tab' })
    expect(focused()).to.equal('day')
    unmount()
  })
})
