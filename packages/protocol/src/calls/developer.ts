import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'

/** A page of another site may call the gateway for the brand if its origin is on the list. */
const allowedOrigin = looseObject({
  origin: v.string(),
  // ISO 8601.
  createdAt: v.string(),
  // Name of the user who added it; null: the operator of the gateway.
  createdBy: v.nullable(v.string()),
})

/** `active`; `ending`: replaced, and good until `endsAt`; `ended`: that moment is over; `off`: switched off. */
const keyState = v.picklist(['active', 'ending', 'ended', 'off'])

/** A key of a partner's server. The key itself is not stored. */
const partnerKey = looseObject({
  keyId: v.string(),
  name: v.string(),
  // Its last characters, by which people tell keys apart; empty for keys of the gateway's operator.
  hint: v.string(),
  // Stores its tokens can be for; null: all.
  hotelIds: v.nullable(v.array(v.string())),
  // Permission codes that its tokens have at most.
  scopes: v.array(v.string()),
  state: keyState,
  createdAt: v.string(),
  createdBy: v.nullable(v.string()),
  lastUsedAt: v.nullable(v.string()),
  endsAt: v.nullable(v.string()),
})

const createdKey = looseObject({
  keyId: v.string(),
  // Shown this once: the gateway keeps its hash only.
  key: v.string(),
})

const keyId = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const origin = v.pipe(v.string(), v.minLength(1), v.maxLength(1000))
const code = v.pipe(v.string(), v.maxLength(80), v.regex(/^(\*|[A-Za-z]+:(\*|[A-Za-z]+)|\*:[A-Za-z]+)$/))

/** O-090: origins and keys of the brand, for its administrators. */
export const getDeveloperAccess = defineCall({
  id: 'O-090',
  name: 'getDeveloperAccess',
  method: 'GET',
  path: 'api/developer',
  answer: looseObject({ origins: v.array(allowedOrigin), keys: v.array(partnerKey) }),
  safeToRepeat: true,
})

/**
 * O-091: allows pages of an origin. A whole address counts as its origin; one that is on the list stays. HTTP 422
 * `origin-invalid` with `{ problem }`, HTTP 422 `too-many`.
 */
export const allowOrigin = defineCall({
  id: 'O-091',
  name: 'allowOrigin',
  method: 'POST',
  path: 'api/developer/origins',
  body: v.object({ origin }),
  answer: looseObject({ origin: v.string() }),
  safeToRepeat: false,
})

/** O-092: takes an origin off the list; its pages are refused at once. */
export const refuseOrigin = defineCall({
  id: 'O-092',
  name: 'refuseOrigin',
  method: 'POST',
  path: 'api/developer/origins/remove',
  body: v.object({ origin }),
  answer: v.unknown(),
  safeToRepeat: false,
})

/**
 * O-093: makes a key for a partner's server. `hotelIds` null: all stores. HTTP 422 `too-many`.
 *
 * @example
 * ```ts
 * import { createPartnerKey } from '@ebkit/protocol/calls/developer'
 * import { check } from '@ebkit/protocol/check'
 *
 * // A key for two stores whose tokens may read orders, and nothing else.
 * const terms = { name: 'Shop', hotelIds: ['100101', '100102'], scopes: ['ticketOrder:view'] }
 * check(createPartnerKey.body, terms).fits // true
 * check(createPartnerKey.body, { ...terms, scopes: [] }) // { fits: false, field: 'scopes' }
 * ```
 */
export const createPartnerKey = defineCall({
  id: 'O-093',
  name: 'createPartnerKey',
  method: 'POST',
  path: 'api/developer/keys',
  body: v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
    hotelIds: v.nullable(
      v.pipe(v.array(v.pipe(v.string(), v.minLength(1))), v.minLength(1), v.maxLength(500)),
    ),
    scopes: v.pipe(v.array(code), v.minLength(1), v.maxLength(200)),
  }),
  answer: createdKey,
  safeToRepeat: false,
})

/** Hours for which the old key of a rotation can stay good: at most 30 days. */
export const longestOverlap = 720

/**
 * O-094: makes another key with the same name, stores and scopes. The old one stays good for `overlapHours`; 0: it and its
 * tokens end at once. HTTP 409 `key-ended` for a key that is over, replaced or off already.
 */
export const rotatePartnerKey = defineCall({
  id: 'O-094',
  name: 'rotatePartnerKey',
  method: 'POST',
  path: 'api/developer/keys/rotate',
  body: v.object({
    keyId,
    overlapHours: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(longestOverlap)),
  }),
  answer: createdKey,
  safeToRepeat: false,
})

/** O-095: switches a key off for good; its tokens end at once. */
export const switchOffPartnerKey = defineCall({
  id: 'O-095',
  name: 'switchOffPartnerKey',
  method: 'POST',
  path: 'api/developer/keys/switch-off',
  body: v.object({ keyId }),
  answer: v.unknown(),
  safeToRepeat: false,
})

/** What a trial found: `works`, or the first thing that is wrong. */
const finding = v.picklist([
  'works',
  'origin-invalid',
  'origin-unlisted',
  'key-unknown',
  'key-off',
  'key-ended',
  'store-excluded',
  'account-unknown',
  'account-elsewhere',
  'too-many-requests',
  'failed',
])

/**
 * O-096: does what a page of `origin` and its server do: the browser's question whether it may call, a token for `account`
 * at `hotelId` with `key`, a call with that token.
 */
export const tryPartnerAccess = defineCall({
  id: 'O-096',
  name: 'tryPartnerAccess',
  method: 'POST',
  path: 'api/developer/try',
  body: v.object({
    origin,
    key: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
    account: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
    hotelId: v.pipe(v.string(), v.minLength(1)),
  }),
  answer: looseObject({
    finding,
    // What went well before, in this order.
    passed: v.array(v.picklist(['origin', 'key', 'account', 'call'])),
    // Permission codes that the page has then.
    permissions: v.array(v.string()),
  }),
  safeToRepeat: false,
})

/**
 * O-097: the gateway's answer to a page that checks its configuration. Every page may call it, without a token:
 * `isListed` is what each preflight reveals as well.
 */
export const describeEmbedding = defineCall({
  id: 'O-097',
  name: 'describeEmbedding',
  method: 'GET',
  path: 'eb/embedding',
  answer: looseObject({ product: v.literal('ebkit'), origin: v.nullable(v.string()), isListed: v.boolean() }),
  safeToRepeat: true,
})
