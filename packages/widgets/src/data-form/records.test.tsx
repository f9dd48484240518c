import { type Field, isEmptyValue } from '@ebkit/rules/fields'
import { injectFault, resetFaults, seenRequests, sql, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { FormPage, printerFields, printerValues, setUp } from './testing/FormPage'
import { press, saveByKeys, type, write } from './testing/typeCases'

const field = (name: string, kind: Field['type'], more: Partial<Field> = {}): Field => ({
  name,
  label: { zh: name },
  type: kind,
  ...more,
})

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

const productFields = [
  field('coverImage', 'image', { required: true }),
  field('images', 'images', { max: 3 }),
  field('videoUrl', 'video'),
  field('productLabelList', 'tags', { max: 3 }),
  field('unusableWeekdays', 'weekdays'),
  field('saleTime', 'daterange', { required: true }),
  field('productStatusVmo', 'group', { fields: [field('limitTime', 'int')] }),
  field('dailySaleTime', 'timerange'),
  field('minSalePrice', 'money', { readOnly: true }),
  field('useNotice', 'signature' as Field['type']),
  field('unusableDates', 'list', {
    max: 20,
    fields: [field('dates', 'daterange', { required: true }), field('reason', 'string')],
  }),
]

async function openProduct(more: object = {}) {
  const [row] = await sql<{ id: string }>(
    "select ticket_product_id as id from ticket_product where hotel_id = '100101' order by 1 limit 1",
  )
  const recordId = row?.id as string
  const page = new FormPage({
    resource: 'ticket-api/ticket-product',
    fields: productFields,
    mode: 'edit',
    recordId,
    ...more,
  })
  await page.ready()
  await until(() => !page.find('.eb-data-form__place'), 'controls')
  const stored = async (column: string) => {
    const [found] = await sql<{ value: unknown }>(
      `select ${column} as value from ticket_product where ticket_product_id = $1`,
      [recordId],
    )
    return found?.value
  }
  return { page, stored }
}

const saved = (page: FormPage) => until(() => page.events.some((event) => event.startsWith('saved')), 'saved')

/** A file as the browser's dialog returns it. */
async function choose(page: FormPage, name: string, file: File) {
  const input = await until(
    () => page.find<HTMLInputElement>(`[data-field=${name}] input[type=file]`),
    'input',
  )
  const list = new DataTransfer()
  list.items.add(file)
  input.files = list.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
/** Its content begins as that of a JPEG: it is checked. */
const video = () =>
  new File(['\0\0\0\x18ftypisom', new Uint8Array(300_000)], '片头.mp4', { type: 'video/mp4' })

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

  it('a file is uploaded and saved by its address; nothing is saved during the upload', async () => {
    const { page, stored } = await openProduct()
    const slow = await injectFault({ match: '/eb-store/', fault: 'slowUpload', milliseconds: 300 })
    await choose(page, 'videoUrl', video())
    await until(() => page.text('[data-field=videoUrl]').includes('片头.mp4'), 'listed')
    const saves = async () =>
      (await seenRequests()).filter(({ path }) => path.includes('ticket-product/save')).length
    const before = await saves()
    page.button('save').click()
    await until(() => page.find('[part=summary]'), 'refused')
    expect(page.text('[part=summary]')).to.contain('videoUrl')
    expect(await saves()).to.equal(before)
    await until(async () => (await slow()) > 0, 'the store is slow')
    await resetFaults()
    await until(
      () => String(page.handle.current?.getValues().videoUrl ?? '').endsWith('.mp4'),
      'uploaded',
      20_000,
    )
    await until(() => !page.find('[part=summary]'), 'nothing is wrong any more')
    page.button('save').click()
    await saved(page)
    expect(await stored('video_url')).to.equal(page.handle.current?.getValues().videoUrl)
  })

  it('an image is removed by keyboard, reported as missing if required, and kept in the record', async () => {
    const { page, stored } = await openProduct()
    const before = await stored('cover_image')
    expect(before).to.be.a('string').and.not.equal('')
    page.find('[data-field=coverImage] [part=remove]').focus()
    await press('Enter')
    await until(() => isEmptyValue(page.handle.current?.getValues().coverImage), 'taken out')
    page.button('save').click()
    await until(() => page.text('[part=summary]').includes('coverImage'), 'refused')
    expect(await stored('cover_image')).to.equal(before)
  })

  it('products are chosen in the picker by keyboard, stored by id and type, and saved', async () => {
    const sent: unknown[] = []
    const page = new FormPage({
      resource: undefined,
      fields: [field('products', 'products', { required: true, max: 2 })],
      saveTo: async ({ products }) => void sent.push(products),
    })
    await page.ready()
    await until(() => page.find('[data-field=products] [part=button]'), 'button')
    await saveByKeys()
    page.handle.current?.focusField('products')
    await press('Enter')
    const box = await until(() => page.find('dialog:modal button[aria-pressed]'), 'rows', 15_000)
    box.focus()
    await press(' ')
    const confirm = page.find('dialog:modal [part=confirm]')
    await until(() => confirm.textContent?.includes('1'), 'one is chosen')
    confirm.focus()
    await press('Enter')
    await until(() => !isEmptyValue(page.handle.current?.getValues().products), 'chosen')
    await until(() => !page.find('dialog:modal'), 'closed')
    await saveByKeys()
    page.button('save').click()
    await until(() => sent.length, 'sent')
    const [[product]] = sent as [[{ ticketProductId: string; productType: string }]]
    expect(Object.keys(product)).to.deep.equal(['ticketProductId', 'productType'])
    const rows = await sql('select 1 from ticket_product where ticket_product_id = $1', [
      product.ticketProductId,
    ])
    expect(rows.length).to.equal(1)
  })

  it('the keys that confirm a picker do not save the form around it', async () => {
    const page = new FormPage({
      resource: undefined,
      fields: [field('products', 'products', { max: 2 }), field('name', 'string', { required: true })],
      saveTo: async () => undefined,
    })
    await page.ready()
    await until(() => page.find('[data-field=products] [part=button]'), 'button')
    page.handle.current?.focusField('products')
    const button = page.focused
    await press('Enter')
    const choice = await until(() => page.find('dialog:modal button[aria-pressed]'), 'rows', 15_000)
    choice.focus()
    await press(' ')
    await until(() => choice.getAttribute('aria-pressed') === 'true', 'one is chosen')
    await saveByKeys()
    await until(() => !page.find('dialog:modal') && page.focused === button, 'focus back at the button')
    await press('Tab')
    expect(page.find('[part=summary][role=alert]')).to.equal(null)
    expect(isEmptyValue(page.handle.current?.getValues().products)).to.equal(false)
  })

  it('F-PI-2 products are read once more before the form is saved: a deleted one is reported, and nothing is sent', async () => {
    const sent: unknown[] = []
    const page = new FormPage({
      resource: undefined,
      fields: [
        field('products', 'products', {
          default: [{ ticketProductId: 'TP20261103021', productType: 'ticket' }],
        }),
      ],
      saveTo: async ({ products }) => void sent.push(products),
    })
    await page.ready()
    const summary = () => page.find('[data-field=products] [part=summary]')?.textContent
    await until(() => summary()?.includes('西湖双人游船票'), 'read')
    try {
      await sql(
        "update ticket_product set ticket_product_id = 'moved' where ticket_product_id = 'TP20261103021'",
      )
      page.button('save').click()
      await until(() => page.text('[part=summary]').includes('1 件已不能选'), 'reported')
      expect(summary()).to.contain('已不存在')
      expect(sent).to.deep.equal([])
    } finally {
      await sql(
        "update ticket_product set ticket_product_id = 'TP20261103021' where ticket_product_id = 'moved'",
      )
    }
    page.button('save').click()
    await until(() => sent.length, 'sent')
  })

  it('ticket categories are chosen in their picker, by id, and permissions in their tree; both are saved', async () => {
    const sent: Record<string, unknown>[] = []
    const page = new FormPage({
      resource: undefined,
      fields: [field('categories', 'ticketCategories', { required: true }), field('codes', 'permissions')],
      optionsOf: {
        codes: () => [{ menuId: 1, menuName: '票务', menuType: 2, permission: 'ticket:view' }],
      },
      saveTo: async (values) => void sent.push(values),
    })
    await page.ready()
    ;(await until(() => page.find('[data-field=codes] [role=treeitem]'), 'tree', 15_000)).click()
    ;(await until(() => page.find('[data-field=categories] [part=button]'), 'button')).click()
    const box = await until(() => page.find('dialog:modal button[aria-pressed]'), 'rows', 15_000)
    box.click()
    page.find('dialog:modal [part=confirm]').click()
    await until(() => !isEmptyValue(page.handle.current?.getValues().categories), 'chosen')
    await until(() => !page.find('dialog:modal'), 'closed')
    page.button('save').click()
    await until(() => sent.length, 'sent')
    expect(sent[0]).to.deep.contain({
      categories: [{ ticketCategoryId: 'TC10010101' }],
      codes: ['ticket:view'],
    })
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

  it('read-only products are shown by their names', async () => {
    const rows = await sql<{ key: string; name: string }>(
      `select ticket_product_id as key, product_name as name from ticket_product
        where hotel_id = '100101' order by 1 limit 2`,
    )
    const products = rows.map(({ key }) => ({ ticketProductId: key, productType: 'ticket' }))
    const page = new FormPage({
      fields: [field('products', 'products', { readOnly: true })],
      value: { products },
    })
    await page.ready()
    const shown = () => page.text('[data-field=products] .eb-data-form__read-only')
    await until(() => rows.every(({ name }) => shown().includes(name)), 'names')
    expect(shown()).not.to.contain('{')
  })
})
