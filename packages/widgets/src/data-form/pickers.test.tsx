import { isEmptyValue } from '@ebkit/rules/fields'
import { sql, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { FormPage, setUp } from './testing/FormPage'
import { field } from './testing/field'
import { press, saveByKeys } from './testing/typeCases'

describe('eb-data-form: records of the gateway', function () {
  this.timeout(30_000)
  setUp()

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
