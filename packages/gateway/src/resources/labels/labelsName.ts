/** The property that holds the names of referenced rows. Rows may come back with it; no field may have this name. */
export const labelsName = 'referenceLabels'
