const most = 5

/** How many tiles a row has at most, so that the last row is nearly as full as the others. */
export const tilesInRow = (count: number): number =>
  Math.max(1, Math.ceil(count / Math.ceil(count / most || 1)))
