/** Positions of rows of one height, some with a detail below. */
export interface RowPlaces {
  /** px of all rows. */
  whole: number
  /** px from the top edge of the first row to that of a row. */
  top(index: number): number
  /** The row at a position; the last one beyond it. */
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
      // The few open rows shift those after them: search from the position without details.
      let index = Math.floor(Math.max(0, place) / rowHeight)
      if (below.size) while (index > 0 && top(index) > place) index--
      return Math.max(0, Math.min(index, count - 1))
    },
  }
}
