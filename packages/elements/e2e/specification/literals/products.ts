import type { Place } from '../../support/Place'
import type { Rendering } from './Rendering'

/** Searches for a product in the dialog. */
async function search(it: Place, name: string): Promise<void> {
  await it.press('button')
  await it.sees('tbody tr')
  await it.dialog.getByRole('searchbox').fill(name)
}

/** A row of the picker that cannot be chosen, or is a gift, by a property of its product. */
const row = (id: string, where: string, attributes = ''): Rendering => ({
  literals: { [id]: [] },
  tag: 'eb-product-picker',
  attributes,
  async prepare({ gateway, hotelId }) {
    const [product] = await gateway.sql<{ name: string }>(
      `select product_name as name from ticket_product
       where hotel_id = $1 and audit_status = 4 and ${where} order by created_at desc limit 1`,
      [hotelId],
    )
    if (!product) throw new Error(`No product is ${where}`)
    return product.name
  },
  bringUp: search,
})

const single = `tabs='["19"]'`

/** A category of the demo that cannot be chosen. */
const category = (id: string, name: string, attributes = ''): Rendering => ({
  literals: { [id]: [] },
  tag: 'eb-category-picker',
  attributes,
  prepare: async () => name,
  bringUp: search,
})

/** A category that cannot be chosen because of its only product, which is moved into it. */
const categoryOf = (id: string, where: string): Rendering => ({
  ...category(id, id, single),
  async prepare({ gateway, hotelId }) {
    await gateway.sql(
      `insert into ticket_category (ticket_category_id, brand_id, hotel_id, category_name, product_type)
       select $2, brand_id, hotel_id, $2, 'ticket' from hotel where hotel_id = $1`,
      [hotelId, id],
    )
    await gateway.sql(
      `update ticket_product set ticket_category_id = $2 where ticket_product_id =
       (select ticket_product_id from ticket_product where hotel_id = $1 and not if_set_separate and ${where} limit 1)`,
      [hotelId, id],
    )
    return id
  },
})

/** Reasons why products and categories cannot be chosen. */
export const products: readonly Rendering[] = [
  row('M-PICK-1', 'if_set_separate'),
  row('M-PICK-2', 'activity_types @> array[23] and not if_set_separate', 'activity-type="24"'),
  row('M-PICK-3', 'product_spec_type = 1 and not if_set_separate', single),
  row('M-PICK-4', 'is_brand_multiple = 1 and product_spec_type = 0 and not if_set_separate', single),
  row('M-PICK-5', 'limit_time = 1 and is_brand_multiple = 0 and product_spec_type = 0', single),
  row('M-PICK-6', 'limit_sell = 1 and is_brand_multiple = 0 and product_spec_type = 0', single),
  row('M-PICK-20', "product_type = 'gift'"),
  category('M-TCP-1', '房券'),
  category('M-TCP-2', '研学', 'activity-type="24"'),
  categoryOf('M-TCP-3', 'product_spec_type = 1'),
  categoryOf('M-TCP-4', 'is_brand_multiple = 1 and product_spec_type = 0'),
  categoryOf('M-TCP-5', 'limit_time = 1 and is_brand_multiple = 0 and product_spec_type = 0'),
  categoryOf(
    'M-TCP-6',
    'limit_sell = 1 and limit_time = 0 and is_brand_multiple = 0 and product_spec_type = 0',
  ),
]
