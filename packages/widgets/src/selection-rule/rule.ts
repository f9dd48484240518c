import type { RuleTarget, SelectionRule } from '@ebkit/core/services/selectionRules'

/** What is chosen: rows, or a rule that selects them. */
export type SelectionOf<Reference> = readonly Reference[] | SelectionRule

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether it is the rule instead of the list form of a selection. */
export const isRule = (selection: unknown): selection is SelectionRule =>
  isRecord(selection) && selection.kind === 'rule'

/** Whether a value of the page is a rule for such rows. The gateway checks the rest. */
export function isRuleOf(of: RuleTarget, value: unknown): value is SelectionRule {
  if (!isRule(value) || value.of !== of || !isRecord(value.filter)) return false
  return (
    !!value.filter.hotelId &&
    Array.isArray(value.except) &&
    value.except.every((key) => typeof key === 'string')
  )
}

/**
 * The rule of a form's text: it begins with a brace, which no list does.
 *
 * @example
 * ```tsx
 * import { parseRule } from '@ebkit/widgets/selection-rule'
 *
 * const rule = parseRule('ticketProduct', '{"kind":"rule","of":"ticketProduct","filter":{},"except":[]}')
 * if (rule) console.log(rule.except.length)
 * ```
 */
export function parseRule(of: RuleTarget, text: string): SelectionRule | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRuleOf(of, value) ? value : undefined
  } catch {
    return undefined // no JSON
  }
}

/** Whether a text is a selection rule, not a list of ids. */
export const isRuleText = (text: string): boolean => text.trimStart().startsWith('{')

/** Whether two filters let the same rows of a page through: the order of names is of no importance. */
export function isSameWhere(one: SelectionRule['filter']['where'] = {}, other: typeof one = {}): boolean {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length && names.every((name) => `${one[name]}` === `${other[name]}`)
  )
}
