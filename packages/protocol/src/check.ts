import type { Schema } from './defineCall'

/**
 * A value that matches its schema, or the path of the field that does not (`hotels.0.hotelName`; empty for the whole).
 */
export type Checked = { fits: true; value: unknown } | { fits: false; field: string }

type Outcome = { issues?: undefined; value: unknown } | { issues: readonly [Issue, ...Issue[]] }
type Issue = { path?: ReadonlyArray<{ key: PropertyKey }> }

/**
 * Checks a value against a schema. The result never quotes the value, which may be confidential.
 *
 * @example
 * ```ts
 * import { submitUserFeedback } from '@ebkit/protocol/calls/feedback'
 * import { check } from '@ebkit/protocol/check'
 *
 * check(submitUserFeedback.body, { url: '/ticket/orders', score: 6, description: '' }) // { fits: false, field: 'score' }
 * ```
 */
export function check(schema: Schema, value: unknown): Checked {
  // Every valibot schema implements this; ours are all synchronous.
  const outcome = schema['~standard'].validate(value) as Outcome
  if (!outcome.issues) return { fits: true, value: outcome.value }
  return { fits: false, field: outcome.issues[0].path?.map(({ key }) => key).join('.') ?? '' }
}
