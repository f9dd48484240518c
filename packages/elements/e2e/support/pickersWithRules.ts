import { insertDishes, type TestGateway } from '@ebkit/testing'
import type { Hotel } from './hotels'

/** How the suite knows a picker whose rows a rule can select: all three share one dialog. */
export interface PickerWithRules {
  readonly tag: `eb-${string}`
  /** The kind of its rows in a rule. */
  readonly of: string
  /** A filter that the page sets. */
  readonly locked: { readonly name: string; readonly value: string; readonly label: string }
  /** A type of activity in which some of the rows take part. */
  readonly attributes?: string
  /** Its table, the columns of its id and its name, and what of a row makes its key. */
  readonly table: string
  readonly id: string
  readonly name: string
  readonly key: string
  /** Sees to it that there are rows. */
  seed?(gateway: TestGateway, hotel: Hotel): Promise<unknown>
}

export const pickersWithRules: readonly PickerWithRules[] = [
  {
    tag: 'eb-product-picker',
    of: 'ticketProduct',
    locked: { name: 'status', value: 'published', label: '1' },
    attributes: 'activity-type="23"',
    table: 'ticket_product',
    id: 'ticket_product_id',
    name: 'product_name',
    key: "ticket_product_id || ':' || product_type",
  },
  {
    tag: 'eb-category-picker',
    of: 'ticketCategory',
    locked: { name: 'productType', value: 'ticket', label: '1' },
    attributes: 'activity-type="24"',
    table: 'ticket_category',
    id: 'ticket_category_id',
    name: 'category_name',
    key: 'ticket_category_id',
  },
  {
    tag: 'eb-restaurant-picker',
    of: 'restaurantProduct',
    locked: { name: 'status', value: 'PUBLISHED', label: '1' },
    table: 'restaurant_product',
    id: 'restaurant_product_id',
    name: 'name',
    key: 'restaurant_product_id',
    seed: seedDishes,
  },
]

/** The dishes of the other tests, once in each hotel. */
async function seedDishes(gateway: TestGateway, { brandId, hotelId }: Hotel): Promise<void> {
  const id = `DISH${brandId}-`
  const [{ count } = { count: 0 }] = await gateway.sql<{ count: number }>(
    'select count(*)::int as count from restaurant_product where starts_with(restaurant_product_id, $1)',
    [id],
  )
  if (count === 0) await gateway.sql(dishesOf(brandId, hotelId, id))
}

const dishesOf = (brandId: string, hotelId: string, id: string) =>
  insertDishes
    .replaceAll("'100101'", `'${hotelId}'`)
    .replaceAll("'1001'", `'${brandId}'`)
    .replaceAll('DISH', id)
    .replaceAll('CTEST', `C${brandId}`)
    .replaceAll('ATEST', `A${brandId}`)
