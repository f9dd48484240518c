import { type List, type ListPlace, readListAddress, writeListAddress } from '@ebkit/core/list'
import type { PageAddress } from '../environment'

/** The initial query, if the address contains none. */
export interface PlacesWithout {
  /** By the page's options: the address of such a list contains nothing. */
  usual: ListPlace
  /** By the options, and by what the user chose before. */
  initial: ListPlace
}

/** The list's state in the page's address, else its initial query. */
export const placeOfAddress = (
  search: string,
  prefix: string,
  { usual, initial }: PlacesWithout,
): ListPlace => readListAddress(search, prefix, usual) ?? { search: '', ...initial, pageIndex: 1 }

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Keeps a list's state in the page's address, under names with a prefix.
 * @param places as they are now
 * @returns what ends it
 */
export function followAddress(
  list: List,
  address: PageAddress,
  prefix: string,
  places: () => PlacesWithout,
): () => void {
  const read = () => {
    const search = address.search()
    // Another part of the address may have changed, such as the row that is open beside the list.
    const shown = writeListAddress('', prefix, list.$state.get(), places().usual)
    const isSame = isEqual(
      readListAddress(shown, prefix, places().usual),
      readListAddress(search, prefix, places().usual),
    )
    if (!isSame) void list.moveTo(placeOfAddress(search, prefix, places()))
  }
  const stop = list.$state.listen(({ status }) => {
    const search = address.search()
    const next = writeListAddress(search, prefix, list.$state.get(), places().usual)
    if (status !== 'loading' && next !== search) address.replace(next)
  })
  // Before the list starts to read.
  const place = readListAddress(address.search(), prefix, places().usual)
  if (place) void list.moveTo(place)
  const stopReading = address.listen(read)
  return () => {
    stop()
    stopReading()
  }
}
