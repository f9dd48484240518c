import { mount, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import { EnvironmentProvider } from '../environment'
import { SubmitButton } from '.'

adoptTokens(document)

describe('SubmitButton in React', () => {
  it('submits the surrounding form, in Chinese and in English', async () => {
    const submitters: unknown[] = []
    const view = (locale: string) => (
      <EnvironmentProvider value={{ locale }}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            submitters.push((event.nativeEvent as SubmitEvent | undefined)?.submitter ?? 'native')
          }}
        >
          <SubmitButton wait={60_000} />
        </form>
      </EnvironmentProvider>
    )
    const { root, host, render } = mount(view('zh'), { shadow: false })
    const button = await until(() => root.querySelector<HTMLElement>('[part=button]'))
    expect(button.textContent).to.equal('提交')
    await expect(host).to.be.accessible()
    button.click()
    await until(() => root.querySelector('[role=status]')?.textContent === '正在提交')
    button.click()
    expect(submitters).to.have.length(1)
    render(view('en'))
    await until(() => button.textContent === 'Submit')
    expect(root.querySelector('[role=status]')?.textContent).to.equal('Submitting')
  })
})
