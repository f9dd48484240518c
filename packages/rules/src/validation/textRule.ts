import { isEmptyValue } from '../fields/isEmptyValue'
import type { Validator } from './Problem'

/**
 * Makes a rule for texts, and for numbers by their digits. Accepts empty values: only `required` refuses them. Refuses
 * all other types.
 */
export function textRule(code: string, isRight: (text: string) => boolean): Validator {
  return (value) => {
    if (isEmptyValue(value)) return
    const text = typeof value === 'number' ? String(value) : value
    return typeof text === 'string' && isRight(text) ? undefined : { code }
  }
}
