import { Refusal } from '../server/refusal'

/**
 * Refuses a filter with names that would be ignored: it would select more rows than were shown.
 *
 * @throws 400
 */
export function requireKnown(where: Readonly<Record<string, unknown>>, known: readonly string[]): void {
  const unknown = Object.keys(where).filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  const names = unknown.slice(0, 10).join(', ')
  throw new Refusal(400, 'invalid-request', `A rule cannot filter by ${names}; it can by ${known.join(', ')}`)
}
