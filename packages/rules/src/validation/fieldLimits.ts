import type { Field } from '../fields/Field'
import { formatCents } from '../products/money'
import { countCharacters } from '../textLength'
import type { Problem } from './Problem'
import { readExpression } from './regex'

/** Checks a value of the right type against the limits of its field. */
export function limitProblem(value: unknown, field: Field): Problem | undefined {
  if (typeof value === 'number') return numberProblem(value, field)
  if (typeof value === 'string') return textProblem(value, field)
  return Array.isArray(value) ? countProblem(value.length, field) : undefined
}

function numberProblem(value: number, { type, min, max, step }: Field): Problem | undefined {
  const shown = (limit: number) => (type === 'money' ? formatCents(limit) : limit)
  const isBelow = min !== undefined && value < min
  const isAbove = max !== undefined && value > max
  if ((isBelow || isAbove) && min !== undefined && max !== undefined)
    return { code: 'between', params: { min: shown(min), max: shown(max) } }
  if (isBelow) return { code: 'minValue', params: { limit: shown(min) } }
  if (isAbove) return { code: 'maxValue', params: { limit: shown(max) } }
  return step && !isStep(value - (min ?? 0), step)
    ? { code: 'step', params: { step: shown(step) } }
    : undefined
}

/** Floating-point division is not exact: 0.3 is three steps of 0.1 although the quotient is not 3. */
function isStep(distance: number, step: number): boolean {
  const steps = distance / step
  return Math.abs(steps - Math.round(steps)) <= 1e-9 * Math.max(1, Math.abs(steps))
}

function textProblem(value: string, { minLength, maxLength, pattern }: Field): Problem | undefined {
  const length = minLength === undefined && maxLength === undefined ? 0 : countCharacters(value)
  if (minLength !== undefined && (length < minLength || !value.trim()))
    return { code: 'minLength', params: { limit: minLength } }
  if (maxLength !== undefined && length > maxLength)
    return { code: 'maxLength', params: { limit: maxLength } }
  const expression = pattern ? readExpression(`^(?:${pattern})$`) : undefined
  return expression && !expression.test(value) ? { code: 'regex' } : undefined
}

function countProblem(count: number, { min, minLength, max, maxLength }: Field): Problem | undefined {
  const least = Math.max(min ?? 0, minLength ?? 0)
  const most = Math.min(max ?? Number.POSITIVE_INFINITY, maxLength ?? Number.POSITIVE_INFINITY)
  if (count < least) return { code: 'minItems', params: { limit: least } }
  return count > most ? { code: 'maxItems', params: { limit: most } } : undefined
}
