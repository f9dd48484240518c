import { mount, until } from '@ebkit/testing/browser'
import { EnvironmentProvider } from '@ebkit/widgets/environment'
import { expect } from '@open-wc/testing'
import { ReportTable, type ReportTableProps } from './ReportTable'

const page = { title: { zh: '报表' }, dimensions: ['store'], metrics: [], charts: [] }

describe('the table of a report', () => {
  it('by another dimension, whose figures could not be read, says why and asks again', async () => {
    let asked = 0
    const http = {
      hotelId: () => '1',
      async call() {
        asked++
        throw new Error('down')
      },
    }
    const props = {
      ...{ page, query: { route: '/report' }, by: 'store', metrics: [], set: undefined, total: undefined },
      ...{ context: { resource: undefined, text: String, locale: 'zh' }, before: '', canExport: false },
      ...{ parameters: {}, onGo: () => {} },
    } as unknown as ReportTableProps
    const { host } = mount(
      <EnvironmentProvider value={{ locale: 'zh', http: http as never, reportError: () => {} }}>
        <ReportTable {...props} />
      </EnvironmentProvider>,
      { shadow: false },
    )
    await until(() => host.textContent?.includes('数据加载失败'), 'the failure')
    expect(host.querySelector('[aria-busy=true]')).to.equal(null)
    const before = asked
    const button = [...host.querySelectorAll('button')].find(({ textContent }) => textContent === '重试')
    button?.click()
    await until(() => asked > before, 'another request')
  })
})
