import { mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { Button } from '../button/Button'
import { adoptTokens } from '../styles/adoptTokens'
import { PanelButton } from './PanelButton'
import { PanelFrame } from './PanelFrame'

adoptTokens(document)

/** A button whose panel loads when the test says so. */
async function show() {
  let come = (_failure?: string) => {}
  let asked = 0
  const usePart = (isOpen: boolean) => {
    const [part, setPart] = useState<{ words?: string; failure?: string }>({})
    come = (failure) => setPart(failure ? { failure } : { words: 'Columns of this list' })
    return isOpen ? part : {}
  }
  const fetchPart = async () => void asked++
  const { root, host } = mount(
    <PanelButton label="Columns" icon="" part={[usePart, fetchPart]}>
      {({ words }, onClose) =>
        words && <PanelFrame foot={<Button onClick={onClose}>Done</Button>}>{words}</PanelFrame>
      }
    </PanelButton>,
  )
  const button = await until(() => root.querySelector<HTMLButtonElement>('button'))
  const panel = () => root.querySelector<HTMLElement>('[role=dialog]')
  const focused = () => (root as ShadowRoot).activeElement
  return { host, button, panel, focused, come: (failure?: string) => come(failure), asked: () => asked }
}

describe('PanelButton', () => {
  it('shows its panel once that is there, with the focus inside, and takes it back on Esc', async () => {
    const { host, button, panel, focused, come, asked } = await show()
    button.focus()
    expect(asked(), 'fetched ahead').to.equal(1)
    button.click()
    await until(() => button.ariaExpanded === 'true', 'open')
    expect(panel()).to.equal(null)
    come()
    await until(() => focused()?.classList.contains('eb-panel'), 'focus')
    expect(panel()?.ariaLabel).to.equal('Columns')
    await expect(host).to.be.accessible()
    await sendKeys({ press: 'Escape' })
    await until(() => !panel() && focused() === button, 'closed')
  })

  it('lets its content close it, and shows a failure in its place', async () => {
    const { button, panel, come } = await show()
    button.click()
    come()
    const done = await until(() => panel()?.querySelector<HTMLElement>('.eb-panel__foot button'))
    done.click()
    await until(() => button.ariaExpanded === 'false' && !panel(), 'closed')
    button.click()
    come('It did not come')
    await until(() => panel()?.textContent === 'It did not come', 'failure')
  })
})
