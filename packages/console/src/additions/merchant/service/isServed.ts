import { storeTime } from '@ebkit/rules/dates'

/** When staff answer: times of day, and days of the week from Sunday, 0. */
export interface ServiceTimes {
  readonly serviceHours?: unknown
  readonly serviceDays?: unknown
}

const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/**
 * Whether staff answer at a moment. Hours that end before they begin end on the next day.
 *
 * @param weekday 0, Sunday, to 6
 * @param clock `09:05`
 */
export function isServed(
  { serviceHours, serviceDays }: ServiceTimes,
  weekday: number,
  clock: string,
): boolean {
  const { start, end } = Object(serviceHours) as { start?: string; end?: string }
  if (!start || !end || !Array.isArray(serviceDays)) return false
  const isDay = (day: number) => serviceDays.map(Number).includes((day + 7) % 7)
  const [now, from, until] = [clock, start, end].map(minutesOf) as [number, number, number]
  if (from <= until) return isDay(weekday) && now >= from && now <= until
  return (isDay(weekday) && now >= from) || (isDay(weekday - 1) && now <= until)
}

/** Weekday and time of day in China, where stores are. */
export function storeClock(now: number): { readonly weekday: number; readonly clock: string } {
  const [day = '', clock = ''] = storeTime(now).split(' ')
  return { weekday: new Date(day).getUTCDay(), clock: clock.slice(0, 5) }
}
