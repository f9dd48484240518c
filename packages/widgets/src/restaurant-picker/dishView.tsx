import type { RestaurantProduct } from '@ebkit/core/services/restaurantProducts'
import { noValue } from '@ebkit/rules/fields'
import { formatCents } from '@ebkit/rules/products'
import { State } from '@ebkit/ui/state'
import type { ReactNode } from 'react'
import { RowName } from '../picker/RowName'
import type { PickerView } from '../picker/view'
import { columnsFor } from './columns'
import type { RestaurantPickerProps } from './props'
import type { Text, TextKey } from './strings'

const tones = { NEW: 'warning', PUBLISHED: 'success', OFFLINE: 'neutral' } as const

/** @spec W-RPP-4 */
function statusOf({ status }: RestaurantProduct, text: Text): ReactNode {
  if (!Object.keys(tones).includes(status as string)) return status || noValue
  return <State tone={tones[status as keyof typeof tones]}>{text(status as keyof typeof tones)}</State>
}

/** @spec W-RPP-2 */
const priceOf = ({ price }: RestaurantProduct, unit = '') =>
  price == null ? noValue : unit + formatCents(price)

const restaurantOf = ({ Restaurant }: RestaurantProduct) => Restaurant?.name || noValue

/** The displayed name; a dish without one is shown by its id. */
const nameOf = ({ name, restaurant_product_id: id }: RestaurantProduct) => name || String(id)

const cells: Readonly<Record<string, (row: RestaurantProduct, text: Text) => ReactNode>> = {
  name: (row) => (
    <RowName picture={row.image ?? undefined} name={nameOf(row)}>
      <span className="eb-restaurant-picker__price">{priceOf(row, '¥')}</span>
      <span>{row.restaurant_product_id}</span>
    </RowName>
  ),
  restaurant: restaurantOf,
  price: (row) => priceOf(row),
  status: statusOf,
}

/** The view of restaurant products. */
export function dishView(
  { heading, columns, filters, max, single, allowRule }: RestaurantPickerProps,
  text: Text,
): PickerView<RestaurantProduct> {
  const count = (number: number) => text(number === 1 ? 'one' : 'count', { count: number })
  const hint = single ? text('single') : max ? text('maximum', { count: count(max) }) : undefined
  return {
    title: heading || text('choose'),
    ...(hint && { hint }),
    tabs: [],
    columns: columnsFor(columns, text),
    cell: (row, key) => cells[key]?.(row, text),
    nameOf,
    detailOf: (row) => priceOf(row, '¥'),
    pictureOf: ({ image }) => image ?? undefined,
    reasonText: (code) => text(code as TextKey),
    blockedHint: text('blockedHint'),
    searchLabel: text('search'),
    locked: filters?.map(({ label }) => label) ?? [],
    allowRule: !!allowRule && !single,
    hasEligibleOnly: true,
    count,
  }
}
