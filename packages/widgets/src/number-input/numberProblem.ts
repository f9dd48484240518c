import { createTranslator } from '@ebkit/core/locale'
import { getPage } from '@ebkit/core/page'
import { boundsOf, isAllowed, isBelow, type NumberLimits, precisionOf } from './numbers'
import { strings } from './strings'

/**
 * The problem of a number that the page has set: it is reported, not corrected, because the user has not entered it.
 */
export function numberProblem(value: number | null, limits: NumberLimits, locale: string) {
  if (value === null || isAllowed(value, limits)) return undefined
  const { min, max } = boundsOf(limits)
  const say = (flag: 'rangeUnderflow' | 'rangeOverflow' | 'stepMismatch', limit: unknown) => ({
    flag,
    message: createTranslator(strings, locale, getPage().$configuration.get().strings)(flag, { limit }),
  })
  if (isBelow(value, min)) return say('rangeUnderflow', min)
  if (isBelow(max, value)) return say('rangeOverflow', max)
  return say('stepMismatch', precisionOf(limits) ?? 15)
}
