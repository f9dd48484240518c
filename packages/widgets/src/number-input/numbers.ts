import { decimalsOf, roundTo, shift } from './decimals'

/** Limits of a number. */
export interface NumberLimits {
  /** Minimum. Default: none. */
  min?: number | undefined
  /** Maximum; ignored if it is below `min`. Default: none. */
  max?: number | undefined
  /** The step of + and −. Default 1, also if it is not above 0. */
  step?: number | undefined
  /** Maximum number of decimals; more are rounded. Default: as typed, at most 15. */
  precision?: number | undefined
  /** The field may be empty. Default: an empty entry becomes `min`. */
  allowEmpty?: boolean | undefined
}

/** Beyond this, not every number can be distinguished from the next. */
const greatest = Number.MAX_SAFE_INTEGER

/** Whether a number can be represented: it is finite and exact, and its text is not too long. */
export const isHeld = (number: unknown): boolean =>
  Number.isFinite(number) && Math.abs(number as number) <= greatest && decimalsOf(number as number) <= 100

/**
 * Parses typed or pasted text: full-width digits, spaces, thousands separators and ¥ are accepted. Null if it is
 * empty, NaN if it is not a number. The result may be too large.
 */
export function readNumber(text: string): number | null {
  const plain = text.normalize('NFKC').replace(/[\s¥]/g, '').replace(/−/g, '-').replace(/。/g, '.')
  if (!plain) return null
  const isNumber = /^[+-]?(\d{1,3}(,\d{3})+|\d*)(\.\d*)?(e[+-]?\d+)?$/i.test(plain)
  return isNumber ? Number(plain.replace(/,/g, '')) + 0 : Number.NaN
}

/** Formats a number without exponent, with a minimum number of decimals. Empty for null. */
export const writeNumber = (number: number | null, decimals = 0): string =>
  number === null ? '' : number.toFixed(Math.min(100, Math.max(decimals, decimalsOf(number))))

/** Number of decimals that are kept, 0 to 15. */
export const precisionOf = ({ precision = Number.NaN }: NumberLimits): number | undefined =>
  Number.isNaN(precision) ? undefined : Math.max(0, Math.min(15, Math.floor(precision)))

/** A missing bound is never exceeded: comparisons with undefined are false. */
export const isBelow = (one: number | undefined, other: number | undefined): boolean =>
  (one as number) < (other as number)

/** The effective bounds: rounded to the allowed decimals, and the maximum only if it is not below the minimum. */
export function boundsOf(limits: NumberLimits): { min: number | undefined; max: number | undefined } {
  const decimals = precisionOf(limits) ?? 15
  const bound = (value = Number.NaN, round: (number: number) => number) =>
    Number.isNaN(value)
      ? undefined
      : roundTo(Math.max(-greatest, Math.min(greatest, value)), decimals, round) + 0
  const min = bound(limits.min, Math.ceil)
  const max = bound(limits.max, Math.floor)
  return { min, max: isBelow(max, min) ? undefined : max }
}

/** The nearest valid number; undefined if it is too large and there is no bound. @spec W-NUM-4 W-NUM-5 */
function nearest(number: number, limits: NumberLimits): number | undefined {
  const { min = -Infinity, max = Infinity } = boundsOf(limits)
  const rounded = roundTo(number, precisionOf(limits) ?? 15)
  const clamped = Math.max(min, Math.min(max, rounded))
  return Math.abs(clamped) > greatest ? undefined : clamped + 0
}

/** Whether a number needs no correction; an empty value does not if it is allowed. */
export const isAllowed = (number: number | null, limits: NumberLimits): boolean =>
  number === null ? !!limits.allowEmpty : nearest(number, limits) === number

/** Why an entry was corrected. */
export type CorrectionCause = 'notNumber' | 'empty' | 'above' | 'below' | 'decimals' | 'tooGreat'

/** The result of an entry. */
export interface Correction {
  value: number | null
  /** Undefined if the entry was accepted as typed. */
  cause?: CorrectionCause
}

/**
 * The number that results from an entry, and why if it was corrected: text that is not a number becomes the maximum,
 * an empty one the minimum, a number beyond a bound the bound. If that bound is missing, `last` stays.
 * @spec W-NUM-2 W-NUM-3 W-NUM-4 W-NUM-5
 */
export function correctionOf(text: string, limits: NumberLimits, last: number | null): Correction {
  const { min, max } = boundsOf(limits)
  const read = readNumber(text)
  if (read === null) return limits.allowEmpty ? { value: null } : { value: min ?? last, cause: 'empty' }
  if (Number.isNaN(read)) return { value: max ?? last, cause: 'notNumber' }
  const value = nearest(read, limits)
  if (value === undefined) return { value: last, cause: 'tooGreat' }
  if (value === read) return { value }
  if (isBelow(max, read)) return { value, cause: 'above' }
  return { value, cause: isBelow(read, min) ? 'below' : 'decimals' }
}

/** The number after some steps, up to the bound; an empty value counts as 0. @spec W-NUM-1 W-NUM-6 */
export function stepped(value: number | null, steps: number, limits: NumberLimits): number | null {
  const step = stepOf(limits)
  const start = value ?? 0
  const decimals = Math.max(decimalsOf(start), decimalsOf(step))
  return nearest(roundTo(start + steps * step, decimals), limits) ?? value
}

function stepOf(limits: NumberLimits): number {
  // An empty step is not above 0 either.
  const step = limits.step as number
  const decimals = precisionOf(limits) ?? 15
  return roundTo(step > 0 && step <= greatest ? step : 1, decimals) || shift(1, -decimals)
}
