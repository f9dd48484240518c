import type { PageResource } from '@ebkit/core/services/consolePages'

type Values = Readonly<Record<string, unknown>>

/** A copy whose name says that it is one; a long name is cut. */
export function withSuffix({ display, fields }: PageResource, row: Values, suffix: string): Values {
  const name = row[display]
  if (!suffix || typeof name !== 'string') return row
  const most = fields.find((field) => field.name === display)?.maxLength ?? Number.POSITIVE_INFINITY
  const room = Math.max(0, most - [...suffix].length)
  return { ...row, [display]: [...name].slice(0, room).join('') + suffix }
}
