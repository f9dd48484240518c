/**
 * Today's date in a time zone. Pass the hotel's zone for the hotel's day; the device may be in another.
 *
 * @param timeZone an IANA name such as `Asia/Shanghai`; default, and for unknown names, the device's
 * @param now milliseconds since 1970
 */
export function today(timeZone?: string, now = Date.now()): string {
  return (timeZone && dayFormat(timeZone)?.format(now)) || deviceDay(new Date(now))
}

/** Not by a cached format: the device's zone may change, and a format keeps the zone it was created in. */
function deviceDay(now: Date): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

/** Formats by time zone, undefined for an unknown zone. Cached because creating one is slow. */
const formats = new Map<string, Intl.DateTimeFormat | undefined>()

/** Returns the current day of a time zone, `2026-11-20`; undefined for an invalid name. */
export function dayFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  if (!formats.has(timeZone)) formats.set(timeZone, createFormat(timeZone))
  return formats.get(timeZone)
}

function createFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    // The Swedish format equals ISO's. Calendar and digits are fixed, independent of the device.
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
