/**
 * Finds the value of a figure in the code, without a browser. A test compares it with the figure's value.
 *
 * @param value the figure's value; an observation of a limit or format returns it if the code complies
 */
export type Observation = (value: never) => unknown

/** Observations by the id of their figure. */
export type Observations = Readonly<Record<string, Observation>>

/** The figure's value if it holds, otherwise a sentence. */
export const ifSo = (holds: boolean, value: unknown): unknown => (holds ? value : 'it does not hold')

/** The limit, if it is accepted and the next number is not. */
export const limitOf = (accepts: (count: number) => boolean, limit: number): unknown =>
  ifSo(accepts(limit) && !accepts(limit + 1), limit)

/** The candidates that pass. */
export const those = <One>(candidates: readonly One[], passes: (one: One) => boolean): One[] =>
  candidates.filter(passes)
