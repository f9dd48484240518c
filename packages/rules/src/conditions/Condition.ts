/** How a field is compared. */
export type Operator = '=' | '!=' | '>' | '>=' | '<' | '<='

/**
 * What a field is compared with.
 *
 * - `text`: this very value
 * - `any`: any value that is not empty, written `*`
 * - `none`: no value, written `null`
 * - `param`: a parameter of the route or query, written `{name}`; where it is absent, the comparison says nothing
 * - `day`: so many days from today, written `today+30`
 * - `anniversary`: month and day of such a day in any year, written `anniversary(today)`
 */
export type Operand =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'any' | 'none' }
  | { readonly kind: 'param'; readonly name: string }
  | { readonly kind: 'day' | 'anniversary'; readonly days: number }

/** One field against one or several values, of which one must fit; of `!=` none. */
export interface Comparison {
  readonly field: string
  readonly operator: Operator
  readonly operands: readonly Operand[]
}

/** Comparisons that all must hold; without any it always holds. */
export type Condition = readonly Comparison[]

/** What a condition is looked at in. */
export interface ConditionContext {
  /** Parameters of the route and query. Default: none. */
  readonly params?: Readonly<Record<string, string | undefined>>
  /** `YYYY-MM-DD`. Default: the day it is on this device. */
  readonly today?: string
}
