import * as v from 'valibot'

/** An id. Some merchants' gateways send numbers; our code uses text. */
export const identifier = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

/** A whole number, also as text in a query string. */
export const wholeNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.digits())]),
  v.transform(Number),
  v.safeInteger(),
)

/** Text that may be missing or null. */
export const optionalText = v.optional(v.nullable(v.string()))

/** An id that may be missing or null. */
export const optionalIdentifier = v.optional(v.nullable(identifier))

/** A number that may be missing or null. */
export const optionalNumber = v.optional(v.nullable(v.number()))

/** A flag that is set when it is 1; may be missing or null. */
export const optionalFlag = v.optional(v.nullable(v.union([v.number(), v.string(), v.boolean()])))

/**
 * An amount as the wire carries it, as a number or text: ticket products have yuan with two decimals, restaurant
 * products and the resource calls have cents. The schema does not convert it; only `toCents` does.
 */
export const amount = v.optional(v.nullable(v.union([v.number(), v.string()])))
