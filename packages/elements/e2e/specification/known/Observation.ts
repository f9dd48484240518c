/**
 * What the code holds for a figure, found without a browser; compared with the figure's value.
 *
 * @param value the figure's value, for limits and formats: what is given back is this value where it holds
 */
export type Observation = (value: never) => unknown

/** Observations by the ids of their figures. */
export type Observations = Readonly<Record<string, Observation>>

/** The figure's value where it holds, else a sentence. */
export const ifSo = (holds: boolean, value: unknown): unknown => (holds ? value : 'it does not hold')

/** A limit where it is taken and one beyond it is not. */
export const limitOf = (accepts: (count: number) => boolean, limit: number): unknown =>
  ifSo(accepts(limit) && !accepts(limit + 1), limit)

/** Those of the candidates that pass. */
export const those = <One>(candidates: readonly One[], passes: (one: One) => boolean): One[] =>
  candidates.filter(passes)
