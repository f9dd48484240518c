/** A problem with a value, without a text: `problemText` has the texts. */
export interface Problem {
  /** A stable name: `required`, `email`, `maxLength`. */
  readonly code: string
  /** Parameters of the text: `{ limit: 20 }`. */
  readonly params?: Readonly<Record<string, string | number>>
}

/** A problem with a field of a record. */
export interface FieldProblem extends Problem {
  /** Path of the field: `name` or `regionRules.0.first`. */
  readonly path: string
}

/**
 * A rule for one value. Never throws and never changes its input.
 *
 * @param value as a form holds it
 * @param params the parameters after the rule's name: `1` and `10` of `between:1,10`
 * @param values the record that contains the value
 * @returns undefined for a valid value
 */
export type Validator = (
  value: unknown,
  params?: readonly string[],
  values?: Readonly<Record<string, unknown>>,
) => Problem | undefined

/** An asynchronous rule, for example a question to a server. Rejects if it could not find out. */
export type AsyncRule = (
  value: unknown,
  values: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
) => Promise<Problem | undefined>
