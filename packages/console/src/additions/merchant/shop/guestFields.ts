import type { PageResource } from '@ebkit/core/services/consolePages'
import { type Field, isEmptyValue } from '@ebkit/rules/fields'

/** The fields of a store that guests see. */
const guestVisible: readonly string[] = [
  ...['hotelName', 'logo', 'coverImages', 'video', 'phone', 'address', 'geo', 'trafficGuide'],
  ...['openTime', 'facilities', 'slogan', 'introduction'],
]

/** How many of the fields that guests see are filled, and those that are empty. */
export function guestFields(
  { fields }: Pick<PageResource, 'fields'>,
  values: Readonly<Record<string, unknown>>,
): { readonly count: number; readonly filled: number; readonly empty: readonly Field[] } {
  const shown = fields.filter(({ name }) => guestVisible.includes(name))
  const empty = shown.filter(({ name }) => isEmptyValue(values[name]))
  return { count: shown.length, filled: shown.length - empty.length, empty }
}
