import type { Problem } from './Problem'
import { validators } from './validators'

/** Splits a rule into name and parameters: `between:1,10` is `between` with `1` and `10`. */
export function parseRule(text: string): { name: string; params: readonly string[] } {
  const end = text.indexOf(':')
  return end < 0
    ? { name: text, params: [] }
    : { name: text.slice(0, end), params: text.slice(end + 1).split(',') }
}

/** The first problem that rules find in a value. Unknown rules are ignored; `fieldMistakes` reports them. */
export function checkRules(
  rules: readonly string[],
  value: unknown,
  values: Readonly<Record<string, unknown>>,
): Problem | undefined {
  for (const rule of rules) {
    const { name, params } = parseRule(rule)
    const problem = Object.hasOwn(validators, name) ? validators[name]?.(value, params, values) : undefined
    if (problem) return problem
  }
}
