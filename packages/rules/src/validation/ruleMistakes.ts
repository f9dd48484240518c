import { parseRule, ruleOf } from './checkRules'
import { readExpression } from './regex'

/**
 * Mistakes in the rules of one field, in English, for its author: unknown rules, and expressions that cannot be compiled.
 *
 * @example
 * ```ts
 * import { ruleMistakes } from '@ebkit/rules/validation'
 *
 * ruleMistakes({ rules: ['mail'], pattern: '[' }) // ['unknown rule "mail"', '"[" is no regular expression']
 * ```
 */
export function ruleMistakes({ rules, pattern }: { rules?: unknown; pattern?: unknown }): string[] {
  const names = (Array.isArray(rules) ? rules : []).map((rule) => parseRule(String(rule)))
  const mistakes = names.filter(({ name }) => !ruleOf(name)).map(({ name }) => `unknown rule "${name}"`)
  for (const expression of [
    pattern,
    ...names.filter(({ name }) => name === 'regex').map(({ params }) => params.join(',')),
  ])
    if (typeof expression === 'string' && !readExpression(expression))
      mistakes.push(`"${expression}" is no regular expression`)
  return mistakes
}
