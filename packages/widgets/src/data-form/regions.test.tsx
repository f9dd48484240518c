import { sql, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { FormPage, setUp } from './testing/FormPage'
import { field } from './testing/field'
import { saved } from './testing/saved'
import { press, saveByKeys, type } from './testing/typeCases'

const places: Readonly<Record<string, string[]>> = {
  '': ['浙江省', '江苏省'],
  浙江省: ['杭州市', '宁波市'],
  江苏省: ['南京市'],
}
const asked: string[] = []
const regions = async (path: string) => {
  asked.push(path)
  return (places[path] ?? []).map((value) => ({ value, label: { zh: value } }))
}

const templateFields = [
  field('templateName', 'string', { required: true }),
  field('shipFrom', 'region', { required: true }),
  field('carriers', 'enums', { required: true, options: [{ value: 'SF', label: { zh: '顺丰' } }] }),
  field('chargeType', 'enum', {
    required: true,
    default: 'FREE',
    options: [{ value: 'FREE', label: { zh: '包邮' } }],
  }),
  field('shipWithin', 'enum', { default: 'DATE', options: [{ value: 'DATE', label: { zh: '指定日期' } }] }),
  field('shipDate', 'date', { required: true, showIf: 'shipWithin=DATE' }),
  field('excludedRegions', 'region', { multiple: true }),
]
const template = {
  resource: 'merchant-api/postage-template',
  fields: templateFields,
  optionsOf: { shipFrom: regions, excludedRegions: regions },
}

describe('eb-data-form: records of the gateway', function () {
  this.timeout(30_000)
  setUp()

  it('region and date: chosen by keyboard, stored as names from the province down, shown after reloading', async () => {
    const page = new FormPage({ ...template, value: { templateName: '地区模板', carriers: ['SF'] } })
    await page.ready()
    await until(() => page.find('[data-field=shipFrom] [role=combobox]'), 'place')
    page.handle.current?.focusField('shipFrom')
    await press('Enter')
    const at = (name: string) =>
      until(
        () =>
          page
            .text(`#${CSS.escape(page.focused?.getAttribute('aria-activedescendant') ?? '-')}`)
            .includes(name),
        name,
      )
    await at('浙江省')
    await press('ArrowRight')
    await until(() => page.text('[part=popup]').includes('杭州市'), 'what is below it')
    await press('ArrowRight')
    await at('杭州市')
    // Its children are requested: there are none, so that it can be chosen.
    await press('Enter')
    await until(() => asked.includes('浙江省/杭州市'), 'asked')
    await press('Enter')
    await until(
      () => page.text('[data-field=shipFrom] [role=combobox]').includes('浙江省 / 杭州市'),
      'chosen',
    )
    await until(() => page.find('[data-field=shipDate] input'), 'date')
    page.handle.current?.focusField('shipDate')
    await type('2026-12-24')
    await saveByKeys()
    await saved(page)
    const [row] = await sql<{ id: string; ship_from: unknown; ship_date: string }>(
      "select postage_template_id as id, ship_from, ship_date::text from postage_template where template_name = '地区模板'",
    )
    expect([row?.ship_from, row?.ship_date]).to.deep.equal([['浙江省', '杭州市'], '2026-12-24'])
    page.view.unmount()
    const again = new FormPage({ ...template, mode: 'edit', recordId: row?.id as string })
    await again.ready()
    await until(() => again.text('[data-field=shipFrom]').includes('浙江省'), 'shown')
    expect(again.text('[data-field=shipFrom] [role=combobox]')).to.include('浙江省 / 杭州市')
  })

  it('a failure to load regions is reported, and opening the field retries', async () => {
    let isBroken = true
    const source = async (path: string) => {
      if (isBroken) throw new Error('gone')
      return regions(path)
    }
    const page = new FormPage({ ...template, optionsOf: { shipFrom: source } })
    await page.ready()
    await until(() => page.find('[data-field=shipFrom] [aria-invalid=true]'), 'reported')
    isBroken = false
    page.handle.current?.focusField('shipFrom')
    await press('Enter')
    await until(() => page.text('[data-field=shipFrom]').includes('江苏省'), 'loaded')
  })

  it('a region without a source is shown and kept', async () => {
    const page = new FormPage({ ...template, optionsOf: {}, value: { shipFrom: ['浙江省', '杭州市'] } })
    await page.ready()
    await until(() => page.text('[data-field=shipFrom]').includes('杭州市'), 'shown')
    expect(page.handle.current?.getValues().shipFrom).to.deep.equal(['浙江省', '杭州市'])
  })
})
