import { noValue } from '@ebkit/rules/fields'

type Row = Readonly<Record<string, unknown>>

/** Stores' times are eight hours ahead of UTC. */
const offset = '+08:00'

/**
 * A text with its places filled in: `{name}` is a field of the row; of a reference, the name of its row. `{since name}` are
 * the minutes since a time in it.
 *
 * @param now milliseconds since 1970
 */
export function filledText(text: string, row: Row, now = Date.now()): string {
  const names = Object(row.referenceLabels) as Row
  return text.replaceAll(/\{(since )?(\w+)\}/g, (_, since: string | undefined, name: string) =>
    since ? minutesSince(row[name], now) : String(names[name] ?? row[name] ?? ''),
  )
}

/** Whether a text counts from a time in the row that is less than a minute ago. */
export const hasJustBegun = (text: string, row: Row, now = Date.now()): boolean =>
  [...text.matchAll(/\{since (\w+)\}/g)].some(([, name = '']) => minutesSince(row[name], now) === '0')

function minutesSince(time: unknown, now: number): string {
  const start = Date.parse(`${String(time).replace(' ', 'T')}${offset}`)
  return Number.isNaN(start) ? noValue : String(Math.max(0, Math.floor((now - start) / 60_000)))
}
