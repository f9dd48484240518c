import { type RowOptions, readRows, type Values } from '@ebkit/core/form'
import type { Http } from '@ebkit/core/http'
import type { Option } from '@ebkit/rules/fields'
import type { OptionSource } from '../options'

/** Requests options for a search; an empty search returns the first ones. */
export async function askOptions(
  source: OptionSource,
  search: string,
  { http, values, signal }: { http: Http; values: Values; signal: AbortSignal },
): Promise<RowOptions> {
  if (typeof source !== 'function') return readRows(http, source, { search, signal })
  const found: unknown = await source(search, { values, signal })
  if (!Array.isArray(found)) throw new TypeError('The function gave no list of options')
  return { options: found.flatMap(optionOf), isMore: false }
}

/** An option as a page may return it: a text, a number, or a value with a label. */
function optionOf(given: unknown): Option[] {
  if (/string|number/.test(typeof given)) return [{ value: given as string, label: { zh: `${given}` } }]
  const { value, label = `${value}` } = Object(given) as { value?: unknown; label?: unknown }
  if (value === undefined || value === null) return []
  return [
    { ...(given as Option), label: typeof label === 'string' ? { zh: label } : (label as Option['label']) },
  ]
}
