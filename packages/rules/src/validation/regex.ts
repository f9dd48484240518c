import { isEmptyValue } from '../fields/isEmptyValue'
import type { Validator } from './Problem'

/** Compiled expressions by text; undefined for invalid ones. */
const known = new Map<string, RegExp | undefined>()

/**
 * Matches a regular expression, anywhere in the text unless the expression has `^` and `$`: `regex:^[A-Z]{2}\d+$`. An
 * invalid expression is ignored; `fieldMistakes` reports it.
 *
 * @spec W-VAL-8, V-16
 */
export const regex: Validator = (value, params = []) => {
  const expression = readExpression(params.join(','))
  if (!expression || isEmptyValue(value)) return
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && expression.test(text) ? undefined : { code: 'regex' }
}

/** Compiles an expression; undefined if it is invalid. */
export function readExpression(text: string): RegExp | undefined {
  if (!known.has(text)) known.set(text, createExpression(text, 'u') ?? createExpression(text, ''))
  return known.get(text)
}

/** Some expressions that browsers accept for inputs are invalid with the flag u. */
function createExpression(text: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(text, flags)
  } catch {
    return undefined
  }
}
