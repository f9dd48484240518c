import type { CalendarNames } from './CalendarNames'
import { writtenNames } from './writtenNames'

/** Cached, because creating a formatter is slow. */
const known = new Map<string, CalendarNames>()

/** The names in a language; from the browser in those that ebkit does not bring. Times are midnights in UTC. */
export function namesOf(locale: string): CalendarNames {
  const names = writtenNames[locale] ?? known.get(locale) ?? createNames(locale)
  known.set(locale, names)
  return names
}

/** Creates a language's formatters, if it needs any, while the page is idle: that takes a browser as long as drawing the months. */
export function prepareNames(locale: string): void {
  if (!writtenNames[locale]) window.requestIdleCallback?.(() => namesOf(locale))
}

/** The names in a language, from the browser. */
export function createNames(locale: string): CalendarNames {
  const namer = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC', calendar: 'gregory' })
    // Other kinds of Chinese have the same spaces as the one in `writtenNames`.
    return (time: number) => format.format(time).replace(/(\d)(?=[年月日])|([年月])(?=\d)/g, '$& ')
  }
  const year = 'numeric'
  return {
    month: namer({ month: 'short' }),
    year: namer({ year }),
    heading: namer({ year, month: 'long' }),
    day: namer({ dateStyle: 'full' }),
    weekday: namer({ weekday: 'long' }),
    weekdaySign: namer({ weekday: 'narrow' }),
  }
}
