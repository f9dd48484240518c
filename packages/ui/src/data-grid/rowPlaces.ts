/** Where rows of one height stand, some of which have something below them. */
export interface RowPlaces {
  /** px of all. */
  whole: number
  /** px from the first row's upper edge to that of a row. */
  top(index: number): number
  /** The row at a place, the last one beyond it. */
  at(place: number): number
}

/** @param below px below rows, by index, in order */
export function rowPlaces(count: number, rowHeight: number, below: ReadonlyMap<number, number>): RowPlaces {
  const top = (index: number) => {
    let sum = index * rowHeight
    for (const [place, height] of below) if (place < index) sum += height
    return sum
  }
  return {
    whole: top(count),
    top,
    at(place) {
      // The few that are open push down what follows: looked for from what would be there without them.
      let index = Math.floor(Math.max(0, place) / rowHeight)
      if (below.size) while (index > 0 && top(index) > place) index--
      return Math.max(0, Math.min(index, count - 1))
    },
  }
}
