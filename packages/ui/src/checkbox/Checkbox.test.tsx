import { mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { adoptTokens } from '../styles/adoptTokens'
import { Checkbox } from './Checkbox'

adoptTokens(document)

const boxes = async (root: ParentNode, count: number) => {
  await until(() => root.querySelectorAll('input').length === count)
  return [...root.querySelectorAll('input')]
}

/** The image drawn in a box. */
const markOf = (box: Element) => getComputedStyle(box, '::before').content !== 'none'

describe('Checkbox', () => {
  it('never looks like a radio button, however round the corners of the page are', async () => {
    const { root, host } = mount(<Checkbox checked={false} onChange={() => {}} label="Round" />)
    host.style.setProperty('--eb-radius-1', '12px')
    const [box] = await boxes(root, 1)
    expect(getComputedStyle(box as Element).borderTopLeftRadius).to.equal('4px')
    host.style.setProperty('--eb-radius-1', '1px')
    expect(getComputedStyle(box as Element).borderTopLeftRadius).to.equal('1px')
  })

  it('is a box with a text in every state, without native styling', async () => {
    const { root, host } = mount(
      <>
        <Checkbox checked={false} onChange={() => {}}>
          Off
        </Checkbox>
        <Checkbox checked onChange={() => {}}>
          On
        </Checkbox>
        <Checkbox checked={false} indeterminate onChange={() => {}}>
          Some
        </Checkbox>
        <Checkbox checked={false} disabled onChange={() => {}} label="Never" />
      </>,
    )
    const all = await boxes(root, 4)
    expect(all.map(markOf)).to.deep.equal([false, true, true, false])
    expect(all.map((box) => box.indeterminate)).to.deep.equal([false, false, true, false])
    for (const box of all) {
      const { appearance, borderTopLeftRadius, width } = getComputedStyle(box)
      expect([appearance, borderTopLeftRadius, width]).to.deep.equal(['none', '4px', '16px'])
      const target = box.closest('label')?.getBoundingClientRect() as DOMRect
      expect(Math.min(target.width, target.height)).to.be.at.least(24)
    }
    expect(all.map((box) => box.labels?.[0]?.textContent)).to.deep.equal(['Off', 'On', 'Some', ''])
    await expect(host).to.be.accessible()
  })

  it('changes by a click on its text and by Space, and belongs to no form', async () => {
    const changes: boolean[] = []
    function Sample() {
      const [checked, setChecked] = useState(false)
      const change = (next: boolean) => {
        changes.push(next)
        setChecked(next)
      }
      return (
        <form>
          <Checkbox checked={checked} onChange={change}>
            Text
          </Checkbox>
        </form>
      )
    }
    const { root } = mount(<Sample />)
    const [box] = await boxes(root, 1)
    box?.labels?.[0]?.click()
    await until(() => changes.length === 1)
    box?.focus()
    await sendKeys({ press: ' ' })
    await until(() => changes.length === 2)
    expect(changes).to.deep.equal([true, false])
    expect([box?.checked, box?.form]).to.deep.equal([false, null])
  })

  it('keeps its native input event from the page, which would take it for a new value of the element', async () => {
    const changes: boolean[] = []
    const { root, host } = mount(
      <Checkbox onChange={(checked) => changes.push(checked)} label="Only changed" />,
    )
    const [box] = await boxes(root, 1)
    const heard: string[] = []
    for (const type of ['input', 'change']) host.addEventListener(type, () => heard.push(type))
    box?.click()
    await until(() => changes.length === 1)
    expect([changes, heard]).to.deep.equal([[true], []])
  })

  it('shows the mixed state again after a click that changed nothing', async () => {
    const view = (key: number) => (
      <Checkbox checked={false} indeterminate onChange={() => {}}>
        {key}
      </Checkbox>
    )
    const { root, render } = mount(view(1))
    const [box] = await boxes(root, 1)
    box?.click()
    render(view(2))
    await until(() => root.querySelector('label')?.textContent === '2')
    expect(box?.indeterminate).to.equal(true)
  })
})
