import type { PageResource } from '@ebkit/core/services/consolePages'

type Values = Readonly<Record<string, unknown>>

/** What a copy differs in from the row that it is made of. */
export interface Copying {
  /** Fields that it begins without. */
  readonly without?: readonly string[] | undefined
  /** What it has behind its name, as long as there is room. */
  readonly suffix?: string | undefined
}

/** The values that a copy begins with. */
export function copiedRow(
  { display, fields }: Pick<PageResource, 'display' | 'fields'>,
  row: Values,
  { without = [], suffix = '' }: Copying,
): Values {
  const left = new Set(without)
  const values = Object.fromEntries(Object.entries(row).filter(([name]) => !left.has(name)))
  const name = values[display]
  if (typeof name !== 'string' || !suffix) return values
  const longest = fields.find((field) => field.name === display)?.maxLength ?? Number.POSITIVE_INFINITY
  const kept = [...name].slice(0, Math.max(0, longest - [...suffix].length)).join('')
  return { ...values, [display]: kept + suffix }
}
