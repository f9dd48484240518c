import { mount, until } from '@ebkit/testing/browser'
import { EnvironmentProvider } from '@ebkit/widgets/environment'
import { expect } from '@open-wc/testing'
import { HomeHead } from './HomeHead'

describe('the head of the home page', () => {
  const ownNow = Date.now
  afterEach(() => {
    Date.now = ownNow
  })

  it('has the day and the time of day of the stores, wherever the device is', async () => {
    Date.now = () => Date.parse('2026-11-01T06:00:00+08:00')
    const { root } = mount(
      <EnvironmentProvider value={{ locale: 'zh' }}>
        <HomeHead />
      </EnvironmentProvider>,
    )
    await until(() => root.querySelector('h1'), 'the head')
    expect(root.querySelector('p')?.textContent).to.contain('2026-11-01').and.contain('星期日')
    expect(root.querySelector('h1')?.textContent).to.contain('早')
  })
})
