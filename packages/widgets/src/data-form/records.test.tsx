import { seenRequests, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { FormPage, printerFields, printerValues, setUp } from './testing/FormPage'
import { openProduct } from './testing/openProduct'
import { saved } from './testing/saved'
import { press, saveByKeys, type } from './testing/typeCases'

describe('eb-data-form: records of the gateway', function () {
  this.timeout(30_000)
  setUp()

  it('tags, weekdays, times and rows of a product: by keyboard, read back from the database', async () => {
    const { page, stored } = await openProduct()
    page.fill({
      productStatusVmo: { limitTime: 1 },
      productLabelList: ['随时退'],
      unusableWeekdays: [],
      dailySaleTime: undefined,
      unusableDates: [],
    })
    page.handle.current?.focusField('productLabelList')
    await type('亲子')
    await press('Enter')
    page.handle.current?.focusField('unusableWeekdays')
    await press(' ', 'Tab', ' ')
    page.handle.current?.focusField('dailySaleTime')
    await type('0830')
    await press('Tab')
    await type('1745')
    await until(() => page.find('[data-field=unusableDates] .eb-data-form-rows__add button'), 'rows')
    page.find('[data-field=unusableDates] .eb-data-form-rows__add button').focus()
    await press('Enter')
    await until(() => page.focused?.closest('[data-row="0"]'), 'focus in the new row')
    await type('2026-12-24')
    await press('Tab')
    await type('2026-12-26')
    await press('Tab')
    page.handle.current?.focusField('unusableDates.0.reason')
    await type('检修')
    await saveByKeys()
    await saved(page)
    expect(await stored('product_label_list')).to.deep.equal(['随时退', '亲子'])
    expect((await stored('unusable_weekdays::text')) as string).to.match(/1.*2/)
    expect(await stored('array[daily_sale_from, daily_sale_until]::text[]')).to.deep.equal([
      '08:30:00',
      '17:45:00',
    ])
    expect(JSON.stringify(await stored('unusable_dates')))
      .to.contain('2026-12-24')
      .and.to.contain('检修')
  })

  it('a problem of a field outside the form is shown as a text without a link; the next save sends again', async () => {
    const fields = printerFields.filter(({ name }) => name !== 'sn')
    const page = new FormPage({ fields })
    await page.ready()
    const { sn: _, ...values } = printerValues('缺编号')
    page.fill(values)
    page.button('save').click()
    await until(() => page.text('[part=summary]').includes('不在这张表单里的「sn」：此项必填'), 'reported')
    expect(page.find('[part=summary] button')).to.equal(null)
    await expect(page.view.host).to.be.accessible()
    const saves = async () =>
      (await seenRequests()).filter(({ path }) => path.includes('printer/save')).length
    const before = await saves()
    page.button('save').click()
    await until(async () => (await saves()) === before + 1, 'asked again')
  })

  it('values that cannot be edited are shown and not changed', async () => {
    const { page, stored } = await openProduct()
    const notice = await stored('use_notice')
    expect(page.text('[data-field=minSalePrice]')).to.match(/¥\d/)
    expect(page.text('[data-field=useNotice]')).to.contain('这一项不能在这里修改')
    page.fill({ productLabelList: ['只改标签'] })
    page.button('save').click()
    await saved(page)
    expect(await stored('use_notice')).to.equal(notice)
    expect(await stored('product_label_list')).to.deep.equal(['只改标签'])
  })
})
