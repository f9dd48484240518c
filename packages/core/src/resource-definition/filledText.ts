import { storeMoment } from '@ebkit/rules/dates'
import { noValue } from '@ebkit/rules/fields'

type Row = Readonly<Record<string, unknown>>

/**
 * Fills in a text: `{name}` is a field of the row; for a reference, the name of the referenced row. `{since name}`
 * are the minutes since a time in it.
 * @param now milliseconds since 1970
 */
export function filledText(text: string, row: Row, now = Date.now()): string {
  const names = Object(row.referenceLabels) as Row
  return text.replaceAll(/\{(since )?(\w+)\}/g, (_, since: string | undefined, name: string) =>
    since ? minutesSince(row[name], now) : String(names[name] ?? row[name] ?? ''),
  )
}

/** Whether a text contains the time since less than a minute ago. */
export const hasJustBegun = (text: string, row: Row, now = Date.now()): boolean =>
  [...text.matchAll(/\{since (\w+)\}/g)].some(([, name = '']) => minutesSince(row[name], now) === '0')

function minutesSince(time: unknown, now: number): string {
  const start = storeMoment(time)
  return Number.isNaN(start) ? noValue : String(Math.max(0, Math.floor((now - start) / 60_000)))
}
