import { mount, until } from '@ebkit/testing/browser'
import { EnvironmentProvider } from '@ebkit/widgets/environment'
import { expect } from '@open-wc/testing'
import { PosterBatchBox } from './PosterBatchBox'

describe('posters for many employees', () => {
  it('a search that failed does not say that there is nobody, and can be repeated', async () => {
    let isDown = true
    const http = {
      hotelId: () => '1',
      async call() {
        if (isDown) throw new Error('down')
        return { list: [{ employeeId: 'e1', employeeName: '林晚晴' }], total: 1 }
      },
    }
    const { host } = mount(
      <EnvironmentProvider value={{ locale: 'zh', http: http as never, reportError: () => {} }}>
        <PosterBatchBox productName="游船" make={async () => undefined} onClose={() => {}} />
      </EnvironmentProvider>,
      { shadow: false },
    )
    const said = () => host.ownerDocument.body.textContent ?? ''
    await until(() => said().includes('员工没加载出来'), 'the failure')
    expect(said()).not.to.contain('没有这个员工')
    isDown = false
    const buttons = [...document.querySelectorAll<HTMLElement>('dialog[open] button')]
    buttons.find(({ textContent }) => textContent === '重试')?.click()
    await until(() => said().includes('林晚晴'), 'the employee')
    expect(said()).not.to.contain('员工没加载出来')
  })
})
