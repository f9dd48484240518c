import { compareTexts } from '../conditions/compareTexts'
import { isMoment, momentStart } from '../conditions/moments'
import { plainNumber } from '../conditions/numbers'

/** A number, or a date or time of day as text: comparable values. */
type Ordered = number | string

/**
 * The comparable form of a value: a number, also as digits; a date with or without time; a time of day; a `Date` in the
 * device's time zone. Undefined for everything else, such as a number with white space around it.
 */
export function orderedValue(value: unknown): Ordered | undefined {
  if (typeof value === 'number') return Number.isNaN(value) ? undefined : value
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : clockText(value)
  if (typeof value !== 'string') return
  if (isMoment(value) || isTimeOfDay(value)) return value
  return plainNumber(value)
}

/**
 * Less than 0, 0 or more; undefined if one is a number and the other a date, or one a date and the other a time of day.
 */
export function compareOrdered(one: Ordered, other: Ordered): number | undefined {
  if (typeof one === 'number' || typeof other === 'number')
    return typeof one === typeof other ? Math.sign(Number(one) - Number(other)) : undefined
  if (isTimeOfDay(one) !== isTimeOfDay(other)) return
  if (isTimeOfDay(one)) return compareTexts(one.padEnd(8, ':00'), other.padEnd(8, ':00'))
  return compareTexts(momentStart(one).slice(0, other.length), other)
}

/** Whether a text is a time of day: `09:05` or `09:05:00`. */
export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text)
}

function clockText(date: Date): string {
  const [year, ...rest] = [
    date.getFullYear(),
    date.getMonth() + 1,
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
    date.getSeconds(),
  ]
  const [month, day, hours, minutes, seconds] = rest.map((part) => String(part).padStart(2, '0'))
  return `${String(year).padStart(4, '0')}-${month}-${day} ${hours}:${minutes}:${seconds}`
}
