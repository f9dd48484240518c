import { storeMoment } from '@ebkit/rules/dates'

/** Milliseconds until a moment as rows have it, `2026-11-20 09:05:00`; undefined for none. */
export function timeUntil(moment: unknown, now: number): number | undefined {
  const time = storeMoment(moment)
  return Number.isNaN(time) ? undefined : time - now
}

const second = 1000
const hour = 3600 * second
const day = 24 * hour

/** A duration as whole days and the rest as clock time: 2 and `03:04:05`. */
export function daysAndClock(time: number): { readonly days: number; readonly clock: string } {
  const rest = Math.max(0, time) % day
  const parts = [rest / hour, (rest % hour) / (60 * second), (rest % (60 * second)) / second]
  return {
    days: Math.floor(Math.max(0, time) / day),
    clock: parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':'),
  }
}

export const hours = (count: number): number => count * hour
