import type { Field } from '@ebkit/rules/fields'
import { sql, until } from '@ebkit/testing/browser'
import { FormPage } from './FormPage'
import { field } from './field'

/** Fields of a product, of most types. */
export const productFields = [
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

/** Opens the form of a product of the gateway; `stored` reads what is in its database. */
export async function openProduct(more: object = {}) {
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
