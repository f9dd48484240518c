/** Names of days and months in a language. */
export interface CalendarNames {
  /** `11 月`, `Nov` */
  month(time: number): string
  /** `2026 年`, `2026` */
  year(time: number): string
  /** `2026 年 11 月`, `November 2026` */
  heading(time: number): string
  /** `2026 年 11 月 20 日星期五`, `Friday, November 20, 2026` */
  day(time: number): string
  /** `星期五`, `Friday` */
  weekday(time: number): string
  /** `五`, `F` */
  weekdaySign(time: number): string
}

/** Cached, because creating a formatter is slow. */
const known = new Map<string, CalendarNames>()

/** The names in a language, from the browser. Times are midnights in UTC. */
export function namesOf(locale: string): CalendarNames {
  const names = known.get(locale) ?? createNames(locale)
  known.set(locale, names)
  return names
}

/** Creates a language's formatters while the page is idle: that takes a browser as long as drawing the months. */
export function prepareNames(locale: string): void {
  window.requestIdleCallback?.(() => namesOf(locale))
}

function createNames(locale: string): CalendarNames {
  const namer = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC', calendar: 'gregory' })
    // Chinese and digits are separated by a half-width space.
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
