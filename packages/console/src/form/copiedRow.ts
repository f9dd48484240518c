import type { PageResource } from '@ebkit/core/services/consolePages'

type Values = Readonly<Record<string, unknown>>

/** How a copy differs from the original row. */
export interface Copying {
  /** Fields that are not copied. */
  readonly without?: readonly string[] | undefined
  /** Text after its name, if it fits. */
  readonly suffix?: string | undefined
}

/** The initial values of a copy. */
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
