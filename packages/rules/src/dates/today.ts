/**
 * What day it is in a time zone, which need not be the one of the device: a hotel's day is where the hotel is.
 *
 * @param timeZone an IANA name such as `Asia/Shanghai`; default, and for a name that the browser does not know, the
 * device's
 * @param now milliseconds since 1970
 */
export function today(timeZone?: string, now = Date.now()): string {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  let format: Intl.DateTimeFormat
  try {
    format = new Intl.DateTimeFormat(language, { ...options, timeZone: timeZone || undefined })
  } catch {
    format = new Intl.DateTimeFormat(language, options)
  }
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day}`
}

/** Its digits and calendar, whatever the device prefers. */
const language = 'en-u-ca-gregory-nu-latn'
