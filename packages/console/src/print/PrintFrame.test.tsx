import { mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { PrintFrame } from './PrintFrame'

/** Mounts a frame and captures what the browser would print, because its dialog cannot be seen. */
async function print(content: string) {
  const done: string[] = []
  let printed = ''
  const view = mount(
    <PrintFrame title="订单 17" onDone={() => done.push('done')}>
      <p>{content}</p>
    </PrintFrame>,
    { shadow: false },
  )
  const frame = view.host.querySelector('iframe') as HTMLIFrameElement
  frame.addEventListener('load', () => {
    const own = frame.contentWindow as Window
    own.print = () => {
      printed = `${own.document.title}: ${own.document.body.textContent}`
      own.dispatchEvent(new Event('afterprint'))
    }
  })
  await until(() => printed !== '')
  return { view, done, printed, frame }
}

describe('PrintFrame', () => {
  it('prints its content alone, under its title, and says when it is done', async () => {
    const { view, done, printed } = await print('两张门票')
    expect(printed).to.equal('订单 17: 两张门票')
    expect(done).to.deep.equal(['done'])
    expect(view.host.textContent).not.to.contain('两张门票')
    view.unmount()
  })

  it('is light whatever the page is, in standards mode', async () => {
    const { view, frame } = await print('x')
    const { compatMode, documentElement } = frame.contentDocument as Document
    expect([compatMode, documentElement.dataset.theme]).to.deep.equal(['CSS1Compat', 'light'])
    view.unmount()
  })
})
