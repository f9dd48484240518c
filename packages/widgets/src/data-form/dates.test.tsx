import { isEmptyValue } from '@ebkit/rules/fields'
import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { FormPage, setUp } from './testing/FormPage'
import { field } from './testing/field'
import { openProduct, productFields } from './testing/openProduct'
import { saved } from './testing/saved'
import { press, saveByKeys, write } from './testing/typeCases'

describe('eb-data-form: records of the gateway', function () {
  this.timeout(30_000)
  setUp()

  it('an invalid date is refused together with other errors, also in an optional field; after correction it is saved', async () => {
    const { page, stored } = await openProduct({
      fields: [...productFields, field('missing', 'date')].filter(({ name }) => name === 'saleTime'),
    })
    const before = await stored('array[sale_from, sale_until]::text[]')
    page.handle.current?.focusField('saleTime')
    await write('2026-13-99')
    await saveByKeys()
    await until(() => page.find('[part=summary]'), 'refused')
    expect(page.text('[part=summary]')).to.contain('saleTime')
    expect(page.find<HTMLInputElement>('[data-field=saleTime] input').value).to.equal('2026-13-99')
    expect(await stored('array[sale_from, sale_until]::text[]')).to.deep.equal(before)
    page.handle.current?.focusField('saleTime')
    await write('2026-01-05')
    await press('Tab')
    await write('2027-02-06')
    await press('Tab')
    page.button('save').click()
    await saved(page)
    expect(await stored('array[sale_from, sale_until]::text[]')).to.deep.equal(['2026-01-05', '2027-02-06'])
  })

  it('date fields report text that is not a date, and never save it as empty', async () => {
    const sent: unknown[] = []
    for (const kind of ['date', 'datetime'] as const) {
      const page = new FormPage({
        resource: undefined,
        fields: [field('day', kind)],
        mode: 'edit',
        recordId: '1',
        loadFrom: async () => ({ id: '1', day: '2026-11-20 00:00:00' }),
        saveTo: async ({ day }) => void sent.push(day),
      })
      await page.ready()
      await until(() => page.input('day')?.value.startsWith('2026-11-20'), 'loaded')
      page.handle.current?.focusField('day')
      await write('who knows')
      await saveByKeys()
      await until(() => page.find('[part=summary]'), 'refused')
      expect(page.input('day').value).to.equal('who knows')
      expect(sent).to.deep.equal([])
      page.handle.current?.focusField('day')
      await write(' ')
      await press('Tab')
      page.button('save').click()
      await saved(page)
      expect(isEmptyValue(sent.pop())).to.equal(true)
      page.view.unmount()
    }
  })
})
