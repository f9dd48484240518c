import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { FormPage, setUp } from './testing/FormPage'

describe('eb-data-form with only the name of a resource', () => {
  setUp()

  it('uses fields, sections, options and title of the definition; sections of the page choose fields', async () => {
    const page = new FormPage({ resource: 'merchant-api/printer', fields: undefined, sections: undefined })
    await page.ready()
    const names = () => page.all('[data-field]').map((one) => one.getAttribute('data-field'))
    expect(names()).to.include.members(['printerName', 'brandModel', 'deviceKey', 'counterId', 'copies'])
    expect(names()).to.not.include('printerId')
    expect(page.find('[role=form]').ariaLabel).to.equal('打印机')
    expect(page.all('h2').map(({ textContent }) => textContent)).to.deep.equal(['设备', '用途', '打印'])
    await until(() => page.find('[data-field=counterId] [role=combobox]'), 'counters')
    page.view.unmount()
    const some = new FormPage({
      resource: 'merchant-api/printer',
      fields: undefined,
      sections: [{ title: { zh: '少' }, fields: ['location', 'copies'] }],
    })
    await some.ready()
    expect(some.all('[data-field]').map((one) => one.getAttribute('data-field'))).to.deep.equal([
      'location',
      'copies',
    ])
    some.view.unmount()
  })
})
