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

/** Reasons why products cannot be chosen. */
export const products: readonly Rendering[] = [
  row('M-PICK-1', 'if_set_separate'),
  row('M-PICK-2', 'activity_types @> array[23] and not if_set_separate', 'activity-type="24"'),
  row('M-PICK-3', 'product_spec_type = 1 and not if_set_separate', single),
  row('M-PICK-4', 'is_brand_multiple = 1 and product_spec_type = 0 and not if_set_separate', single),
  row('M-PICK-5', 'limit_time = 1 and is_brand_multiple = 0 and product_spec_type = 0', single),
  row('M-PICK-6', 'limit_sell = 1 and is_brand_multiple = 0 and product_spec_type = 0', single),
  row('M-PICK-20', "product_type = 'gift'"),
]
