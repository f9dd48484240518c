import type { Problem } from './Problem'
import { validators } from './validators'

/** A rule as fields name it, taken apart: `between:1,10` is `between` of `1` and `10`. */
export function parseRule(text: string): { name: string; params: readonly string[] } {
  const end = text.indexOf(':')
  return end < 0
    ? { name: text, params: [] }
    : { name: text.slice(0, end), params: text.slice(end + 1).split(',') }
}

/** The first problem that rules find in a value. A name that is none asks for nothing; `fieldMistakes` names it. */
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
