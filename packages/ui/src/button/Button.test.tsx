import { mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { adoptTokens } from '../styles/adoptTokens'
import { Button } from './Button'
import { DangerButton } from './DangerButton'

adoptTokens(document)

describe('Button', () => {
  it('is accessible in every kind and state, without native styling', async () => {
    const { root, host } = mount(
      <>
        <Button>default</Button>
        <Button kind="primary">primary</Button>
        <Button kind="text">text</Button>
        <Button kind="icon" label="close" />
        <Button busy>busy</Button>
        <DangerButton>danger</DangerButton>
      </>,
    )
    await until(() => root.querySelectorAll('button').length === 6)
    for (const button of root.querySelectorAll('button')) {
      const { borderTopStyle, borderTopLeftRadius, height } = getComputedStyle(button)
      expect([borderTopStyle, borderTopLeftRadius]).to.deep.equal(['solid', '6px'])
      expect(Number.parseFloat(height)).to.be.at.least(32)
    }
    const [plain, primary] = root.querySelectorAll('button')
    expect([plain?.classList.value.trim(), primary?.classList.value.trim()]).to.deep.equal([
      'eb-button',
      'eb-button eb-button--primary',
    ])
    const danger = [...root.querySelectorAll('button')].at(-1) as HTMLElement
    expect(getComputedStyle(danger).getPropertyValue('--_fill')).to.equal('#c2272d')
    await expect(host).to.be.accessible()
  })

  it('reports the state of what it shows and hides; other buttons have none', async () => {
    const { root } = mount(
      <>
        <Button expanded={false}>filters</Button>
        <Button expanded>filters</Button>
        <Button>save</Button>
      </>,
    )
    await until(() => root.querySelectorAll('button').length === 3)
    const said = [...root.querySelectorAll('button')].map((button) => button.getAttribute('aria-expanded'))
    expect(said).to.deep.equal(['false', 'true', null])
  })

  it('ignores clicks while it is busy, and keeps focus', async () => {
    let clicks = 0
    const view = (busy: boolean) => (
      <Button busy={busy} onClick={() => clicks++}>
        save
      </Button>
    )
    const { root, render } = mount(view(false))
    const button = await until(() => root.querySelector('button'))
    button.focus()
    button.click()
    render(view(true))
    await until(() => button.getAttribute('aria-busy') === 'true')
    button.click()
    expect(clicks).to.equal(1)
    expect((root as ShadowRoot).activeElement).to.equal(button)
  })

  it('submits a form only when told to', async () => {
    let submits = 0
    const { root } = mount(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submits++
        }}
      >
        <Button>plain</Button>
        <Button submit>submit</Button>
      </form>,
    )
    await until(() => root.querySelectorAll('button').length === 2)
    for (const button of root.querySelectorAll('button')) button.click()
    expect(submits).to.equal(1)
  })
})
