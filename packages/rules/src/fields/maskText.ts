import type { Field } from './Field'
import { isRecord } from './isRecord'

/**
 * Hides the middle of a text: `138****5678`, `110***********002X`, `李**`. Keeps the number of characters. Short texts
 * show only the first character, a single character nothing.
 */
export function maskText(text: string, mask: NonNullable<Field['mask']>): string {
  const signs = [...text]
  const [before, after] = signs.length > 7 && mask !== 'name' ? [3, 4] : [1, 0]
  const isHidden = (index: number) => index >= before && index < signs.length - after
  return signs.length > 1 ? signs.map((sign, index) => (isHidden(index) ? '*' : sign)).join('') : '*'
}

/** A value as lists show it: its text masked, or each of its texts; in a `group` or `list` what its fields mask. */
export function maskValue({ mask, fields }: Pick<Field, 'mask' | 'fields'>, value: unknown): unknown {
  if (!mask && !fields) return value
  if (Array.isArray(value)) return value.map((entry) => maskValue({ mask, fields }, entry))
  if (fields && isRecord(value)) return maskRecord(fields, value)
  return mask && typeof value === 'string' && value !== '' ? maskText(value, mask) : value
}

/** A record as lists show it. Names of no field stay as they are. */
export function maskRecord(
  fields: readonly Field[],
  record: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const masked: Record<string, unknown> = { ...record }
  for (const field of fields)
    if (field.name in masked) masked[field.name] = maskValue(field, masked[field.name])
  return masked
}
