import { isEmptyValue } from '../fields/isEmptyValue'
import type { Validator } from './Problem'

/**
 * A rule for texts, and for numbers by their digits. Right for what is empty: only `required` asks for a value. Wrong
 * for everything else that is no text.
 */
export function textRule(code: string, isRight: (text: string) => boolean): Validator {
  return (value) => {
    if (isEmptyValue(value)) return
    const text = typeof value === 'number' ? String(value) : value
    return typeof text === 'string' && isRight(text) ? undefined : { code }
  }
}
