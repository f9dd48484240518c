/**
 * Converts a time as servers write it, ISO 8601 or a Unix time in seconds or milliseconds, to milliseconds since
 * 1970. NaN if it is not a time.
 */
export function millisecondsOf(time: unknown): number {
  if (typeof time !== 'number') return Date.parse(String(time))
  // Unix times in seconds have ten digits until the year 2286.
  return time < 1e11 ? time * 1000 : time
}
