/**
 * What day it is in a time zone, which need not be the one of the device: a hotel's day is where the hotel is.
 *
 * @param timeZone an IANA name such as `Asia/Shanghai`; default, and for a name that the browser does not know, the
 * device's
 * @param now milliseconds since 1970
 */
export function today(timeZone?: string, now = Date.now()): string {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.year}-${parts.month}-${parts.day}`
}

/** Formats by time zone: they take long to make. */
const formats = new Map<string | undefined, Intl.DateTimeFormat>()

function formatOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  // Digits and calendar of its own, whatever the device prefers.
  const create = (zone?: string) =>
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      timeZone: zone,
    })
  try {
    const format = create(timeZone || undefined)
    // Without a zone it is asked for each time: a device may travel.
    if (timeZone) formats.set(timeZone, format)
    return format
  } catch {
    return create()
  }
}
