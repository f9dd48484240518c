/** How a field is compared. */
export type Operator = '=' | '!=' | '>' | '>=' | '<' | '<='

/**
 * What a field is compared with.
 *
 * - `text`: a literal value
 * - `any`: any value that is not empty, written `*`
 * - `none`: no value, written `null`
 * - `param`: a parameter of the route or query, written `{name}`; without the parameter the comparison is true
 * - `day`: a number of days from today, written `today+30`
 * - `anniversary`: month and day of such a day in any year, written `anniversary(today)`
 */
export type Operand =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'any' | 'none' }
  | { readonly kind: 'param'; readonly name: string }
  | { readonly kind: 'day' | 'anniversary'; readonly days: number }

/** Compares one field with one or several values. True if one of them matches; for `!=`, if none does. */
export interface Comparison {
  /** Name of the field. */
  readonly field: string
  /** How it is compared. */
  readonly operator: Operator
  /** What it is compared with. */
  readonly operands: readonly Operand[]
}

/** Comparisons that must all be true; an empty list is true. */
export type Condition = readonly Comparison[]

/** The context that a condition is evaluated in. */
export interface ConditionContext {
  /** Parameters of the route and query. Default: none. */
  readonly params?: Readonly<Record<string, string | undefined>>
  /** `YYYY-MM-DD`. Default: today in the device's time zone. */
  readonly today?: string
}
