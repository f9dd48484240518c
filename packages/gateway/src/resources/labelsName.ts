/** Comes with rows and may come back with them: names of the rows that they refer to. */
export const labelsName = 'labels'
