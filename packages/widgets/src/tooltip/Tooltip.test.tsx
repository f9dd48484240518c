import { mount, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { Tooltip } from '.'

adoptTokens(document)

describe('Tooltip in React', () => {
  it('describes its content, and leaves nothing behind when it is removed', async () => {
    const view = (text: string) => (
      <Tooltip text={text}>
        <button type="button" aria-describedby="own">
          save
        </button>
      </Tooltip>
    )
    const { root, host, render, unmount } = mount(view('Saves the order'), { shadow: false })
    const button = await until(() => root.querySelector('button'))
    button.focus()
    const bubble = await until(() => root.querySelector<HTMLElement>('[role=tooltip]'))
    expect(bubble.textContent).to.equal('Saves the order')
    await until(() => bubble.getBoundingClientRect().top > 0)
    const [own, id] = button.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(own).to.equal('own')
    expect(document.getElementById(id as string)?.textContent).to.equal('Saves the order')
    await expect(host).to.be.accessible({ ignoredRules: ['aria-valid-attr-value'] })
    render(view(''))
    await until(() => !root.querySelector('[role=tooltip]'))
    expect(button.getAttribute('aria-describedby')).to.equal('own')
    await sendKeys({ press: 'Tab' })
    unmount()
    expect(document.getElementById(id as string)).to.equal(null)
  })
})
