/**
 * What day it is in a time zone, which need not be the one of the device: a hotel's day is where the hotel is.
 *
 * @param timeZone an IANA name such as `Asia/Shanghai`; default, and for a name that the browser does not know, the
 * device's
 * @param now milliseconds since 1970
 */
export function today(timeZone?: string, now = Date.now()): string {
  return (timeZone && formatOf(timeZone)?.format(now)) || deviceDay(new Date(now))
}

/** By the clock of the device: its zone may change, and a format that was made keeps the one it was made in. */
function deviceDay(now: Date): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

/** Formats by time zone, undefined for a name that is none: they take long to make. */
const formats = new Map<string, Intl.DateTimeFormat | undefined>()

function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  if (!formats.has(timeZone)) formats.set(timeZone, createFormat(timeZone))
  return formats.get(timeZone)
}

function createFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    // Swedish dates are ISO's. Digits and calendar of its own, whatever the device prefers.
    return new Intl.DateTimeFormat('sv-u-ca-gregory-nu-latn', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      timeZone,
    })
  } catch {
    return undefined // no such zone
  }
}
