/**
 * Finds the index of an item by its id, -1 without. It looks around the item that it found last: keys go to neighbours,
 * and a map of 100,000 items would be made anew for every list.
 */
export function finder<Item>(
  items: () => readonly Item[],
  idOf: (item: Item) => string,
): (id: string) => number {
  let last = 0
  return (id) => {
    const list = items()
    const isAt = (index: number) => index in list && idOf(list[index] as Item) === id
    last = Math.max(0, Math.min(last, list.length - 1))
    for (let distance = 0; distance < list.length; distance++)
      for (const index of [last + distance, last - distance])
        if (isAt(index)) {
          last = index
          return index
        }
    return -1
  }
}
