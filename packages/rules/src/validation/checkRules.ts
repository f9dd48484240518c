import { listRules } from './listRules'
import type { Problem, Validator } from './Problem'
import { validators } from './validators'

/** Splits a rule into name and parameters: `between:1,10` is `between` with `1` and `10`. */
export function parseRule(text: string): { name: string; params: readonly string[] } {
  const end = text.indexOf(':')
  return end < 0
    ? { name: text, params: [] }
    : { name: text.slice(0, end), params: text.slice(end + 1).split(',') }
}

/** The rule with a name. */
export const ruleOf = (name: string): Validator | undefined =>
  [validators, listRules].find((rules) => Object.hasOwn(rules, name))?.[name]

/** The first problem that rules find in a value. Unknown rules are ignored; `fieldMistakes` reports them. */
export function checkRules(
  rules: readonly string[],
  value: unknown,
  values: Readonly<Record<string, unknown>>,
): Problem | undefined {
  for (const text of rules) {
    const { name, params } = parseRule(text)
    const problem = ruleOf(name)?.(value, params, values)
    if (problem) return problem
  }
}
