import * as v from 'valibot'

/** An id. Merchants' gateways send some as numbers; inside they are text. */
export const identifier = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

/** A whole number, also as the text that a query string makes of it. */
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

/** A flag that counts when it is 1; may be missing or null. */
export const optionalFlag = v.optional(v.nullable(v.union([v.number(), v.string(), v.boolean()])))

/**
 * An amount as it stands on the wire, as a number or its text: ticket products carry yuan with two decimals, restaurant
 * products and the resource calls carry cents. It stays as it is here; `toCents` converts it, and nothing else does.
 */
export const amount = v.optional(v.nullable(v.union([v.number(), v.string()])))
