import { decimalsOf, roundTo, shift } from './decimals'

/** What a number may be. */
export interface NumberLimits {
  /** The least. Default: none. */
  min?: number | undefined
  /** The greatest; does not count where it is below `min`. Default: none. */
  max?: number | undefined
  /** What + and − add. Default 1, also where it is not above 0. */
  step?: number | undefined
  /** How many digits stand behind the point; more are rounded. Default: as many as somebody types, 15 at most. */
  precision?: number | undefined
  /** It may be empty. Default: an empty entry becomes `min`. */
  allowEmpty?: boolean | undefined
}

/** Beyond it not every number can be told from the next. */
const greatest = Number.MAX_SAFE_INTEGER

/** Whether a number can be held: it is finite and exact, and its text is not endless. */
export const isHeld = (number: unknown): boolean =>
  Number.isFinite(number) && Math.abs(number as number) <= greatest && decimalsOf(number as number) <= 100

/**
 * Reads what somebody typed or pasted: full-width digits, spaces, thousands commas and ¥ are understood. Null when it
 * is empty, NaN when it is no number. It may be too great to be held.
 */
export function readNumber(text: string): number | null {
  const plain = text.normalize('NFKC').replace(/[\s¥]/g, '').replace(/−/g, '-').replace(/。/g, '.')
  if (!plain) return null
  const isNumber = /^[+-]?(\d{1,3}(,\d{3})+|\d*)(\.\d*)?(e[+-]?\d+)?$/i.test(plain)
  return isNumber ? Number(plain.replace(/,/g, '')) + 0 : Number.NaN
}

/** Text of a number, without exponent, with at least so many digits behind the point. Empty for null. */
export const writeNumber = (number: number | null, decimals = 0): string =>
  number === null ? '' : number.toFixed(Math.min(100, Math.max(decimals, decimalsOf(number))))

/** Digits behind the point that may stay, 0 to 15. */
export const precisionOf = ({ precision = Number.NaN }: NumberLimits): number | undefined =>
  Number.isNaN(precision) ? undefined : Math.max(0, Math.min(15, Math.floor(precision)))

/** Nothing is below a bound that is not there, nor above it: undefined is not comparable. */
export const isBelow = (one: number | undefined, other: number | undefined): boolean =>
  (one as number) < (other as number)

/** Bounds that hold: with no more digits than there may be, and a maximum only where it is not below the minimum. */
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

/** The nearest number that may be; undefined when it is too great and there is no bound. @spec W-NUM-4 W-NUM-5 */
function nearest(number: number, limits: NumberLimits): number | undefined {
  const { min = -Infinity, max = Infinity } = boundsOf(limits)
  const rounded = roundTo(number, precisionOf(limits) ?? 15)
  const clamped = Math.max(min, Math.min(max, rounded))
  return Math.abs(clamped) > greatest ? undefined : clamped + 0
}

/** Whether a number needs no correction; nothing is one where it may be. */
export const isAllowed = (number: number | null, limits: NumberLimits): boolean =>
  number === null ? !!limits.allowEmpty : nearest(number, limits) === number

/** Why an entry was not taken as it was typed. */
export type CorrectionCause = 'notNumber' | 'empty' | 'above' | 'below' | 'decimals' | 'tooGreat'

/** What became of an entry. */
export interface Correction {
  value: number | null
  /** Missing where the entry was taken as it was typed. */
  cause?: CorrectionCause
}

/**
 * The number that an entry becomes, and why where that is another one: what is no number the maximum, nothing the
 * minimum, beyond a bound the bound. Where that bound is missing, `last` stays.
 *
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

/** The number so many steps on, up to the bound; from nothing as from 0. @spec W-NUM-1 W-NUM-6 */
export function stepped(value: number | null, steps: number, limits: NumberLimits): number | null {
  const step = stepOf(limits)
  const start = value ?? 0
  const decimals = Math.max(decimalsOf(start), decimalsOf(step))
  return nearest(roundTo(start + steps * step, decimals), limits) ?? value
}

function stepOf(limits: NumberLimits): number {
  // None is not above 0 either.
  const step = limits.step as number
  const decimals = precisionOf(limits) ?? 15
  return roundTo(step > 0 && step <= greatest ? step : 1, decimals) || shift(1, -decimals)
}
