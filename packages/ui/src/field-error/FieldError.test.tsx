import { mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { adoptTokens } from '../styles/adoptTokens'
import { FieldError } from './FieldError'

adoptTokens(document)

describe('FieldError', () => {
  it('says what is wrong beside an icon, and is there only while something is', async () => {
    const view = (message?: string) => (
      <>
        <input aria-label="Price" aria-invalid={!!message} aria-describedby="wrong" />
        <FieldError id="wrong" message={message} />
        <i />
      </>
    )
    const { root, host, render } = mount(view())
    await until(() => root.querySelector('i'))
    expect(root.querySelector('.eb-field-error')).to.equal(null)
    render(view('Above 99'))
    const error = await until(() => root.querySelector<HTMLElement>('#wrong'))
    expect(error.textContent).to.equal('Above 99')
    expect(error.querySelector('svg')?.getBoundingClientRect().width).to.equal(14)
    expect(getComputedStyle(error).fontSize).to.equal('12px')
    await expect(host).to.be.accessible()
    render(view(''))
    await until(() => !root.querySelector('#wrong'))
  })
})
