import type { Schema } from './defineCall'

/** A value that fits its schema, or the name of the field that does not (`hotels.0.hotelName`; empty for the whole). */
export type Checked = { fits: true; value: unknown } | { fits: false; field: string }

type Outcome = { issues?: undefined; value: unknown } | { issues: readonly [Issue, ...Issue[]] }
type Issue = { path?: ReadonlyArray<{ key: PropertyKey }> }

/** Checks a value. The outcome never quotes it: it may be nobody's business. */
export function check(schema: Schema, value: unknown): Checked {
  // What every schema of valibot can do by itself; none of ours is asynchronous.
  const outcome = schema['~standard'].validate(value) as Outcome
  if (!outcome.issues) return { fits: true, value: outcome.value }
  return { fits: false, field: outcome.issues[0].path?.map(({ key }) => key).join('.') ?? '' }
}
