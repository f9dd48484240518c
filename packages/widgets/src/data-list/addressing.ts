import { type List, type ListPlace, readListAddress, writeListAddress } from '@ebkit/core/list'
import type { PageAddress } from '../environment'

/** What a list is asked for where its address says nothing. */
export interface PlacesWithout {
  /** By the page's options: such a list has nothing in its address. */
  usual: ListPlace
  /** By them, and by what the person has chosen before. */
  initial: ListPlace
}

/** What the page's address says about a list; where it says nothing, what the list is asked for at first. */
export const placeOfAddress = (
  search: string,
  prefix: string,
  { usual, initial }: PlacesWithout,
): ListPlace => readListAddress(search, prefix, usual) ?? { search: '', ...initial, pageIndex: 1 }

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * What a list shows stands in the page's address under names with a prefix, and comes from there.
 *
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
    // Something else of the address may have changed: a row that is open beside the list.
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
  // Before the list begins to read.
  const place = readListAddress(address.search(), prefix, places().usual)
  if (place) void list.moveTo(place)
  const stopReading = address.listen(read)
  return () => {
    stop()
    stopReading()
  }
}
