/** Comes with rows and may come back with them: names of the rows that they refer to. No field may have this name. */
export const labelsName = 'referenceLabels'
