/** Items on either side of the last found one that are checked first: arrow keys go to neighbours. */
const near = 64

/**
 * Finds the index of an item by its id, or returns -1. Searches around the last found item, then from the beginning,
 * which takes 2 ms for 100,000 items. Building a map would take eight times as long for every list.
 */
export function finder<Item>(
  items: () => readonly Item[],
  idOf: (item: Item) => string,
): (id: string) => number {
  let last = 0
  return (id) => {
    const list = items()
    const isIt = (item: Item) => idOf(item) === id
    for (let distance = 0; distance < near; distance++)
      for (const index of [last + distance, last - distance])
        if (index in list && isIt(list[index] as Item)) {
          last = index
          return last
        }
    last = list.findIndex(isIt)
    return last
  }
}
