import * as v from 'valibot'
import type { Schema } from './defineCall'

/** A value that fits its schema, or the name of the field that does not (`hotels.0.hotelName`; empty for the whole). */
export type Checked = { fits: true; value: unknown } | { fits: false; field: string }

/** Checks a value. The outcome never quotes it: it may be nobody's business. */
export function check(schema: Schema, value: unknown): Checked {
  const { success, output, issues } = v.safeParse(schema, value)
  if (success) return { fits: true, value: output }
  return { fits: false, field: issues[0].path?.map(({ key }) => key).join('.') ?? '' }
}
