import { mount, until } from '@ebkit/testing/browser'
import { EnvironmentProvider } from '@ebkit/widgets/environment'
import { expect } from '@open-wc/testing'
import { Sheet } from './Sheet'

describe('a printed sheet', () => {
  const ownNow = Date.now
  afterEach(() => {
    Date.now = ownNow
  })

  it('says when it was printed in the time of the stores, wherever the device is', async () => {
    Date.now = () => Date.parse('2026-11-01T06:05:00+08:00')
    const { root } = mount(
      <EnvironmentProvider value={{ locale: 'zh' }}>
        <Sheet title="订单 17">{null}</Sheet>
      </EnvironmentProvider>,
    )
    await until(() => root.querySelector('footer'), 'the sheet')
    expect(root.querySelector('footer')?.textContent).to.contain('2026-11-01 06:05')
  })
})
