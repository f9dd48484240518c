const most = 5

/** Maximum number of tiles per row, such that the last row is nearly as full as the others. */
export const tilesInRow = (count: number): number =>
  Math.max(1, Math.ceil(count / Math.ceil(count / most || 1)))
