import { isEmptyValue } from '../fields/isEmptyValue'
import type { Validator } from './Problem'

/** Expressions as they were read; undefined for texts that are none. */
const known = new Map<string, RegExp | undefined>()

/**
 * Fits a regular expression, somewhere in the text unless the expression has `^` and `$`: `regex:^[A-Z]{2}\d+$`. An
 * expression that cannot be read asks for nothing; `fieldMistakes` names it.
 *
 * @spec W-VAL-8, V-16
 */
export const regex: Validator = (value, params = []) => {
  const expression = readExpression(params.join(','))
  if (!expression || isEmptyValue(value)) return
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && expression.test(text) ? undefined : { code: 'regex' }
}

/** The expression that a text is; undefined for a text that is none. */
export function readExpression(text: string): RegExp | undefined {
  if (!known.has(text)) known.set(text, createExpression(text, 'u') ?? createExpression(text, ''))
  return known.get(text)
}

/** Not every expression that browsers take for an input is one with the flag u. */
function createExpression(text: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(text, flags)
  } catch {
    return undefined
  }
}
