/** What is wrong with a value, without text: `problemText` has the words. */
export interface Problem {
  /** A stable name: `required`, `email`, `maxLength`. */
  readonly code: string
  /** What the text names: `{ limit: 20 }`. */
  readonly params?: Readonly<Record<string, string | number>>
}

/** What is wrong with a field of a record. */
export interface FieldProblem extends Problem {
  /** Which one, as `name` or `regionRules.0.first`. */
  readonly path: string
}

/**
 * A rule for one value. Never throws, never changes what it is given.
 *
 * @param value as a form holds it
 * @param params what stands behind the rule's name: `1` and `10` of `between:1,10`
 * @param values the record that the value is of
 * @returns undefined where the value is right
 */
export type Validator = (
  value: unknown,
  params?: readonly string[],
  values?: Readonly<Record<string, unknown>>,
) => Problem | undefined

/** A rule that has to ask somebody. Rejects where it could not ask: then nothing is known. */
export type AsyncRule = (
  value: unknown,
  values: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
) => Promise<Problem | undefined>
