import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'

/**
 * The signed-in user, brand and hotels. `hotelId` is the default hotel; `brandHue` the hue of the brand's colour in
 * degrees.
 */
const identity = looseObject({
  userId: v.string(),
  userName: v.string(),
  account: v.string(),
  adminId: v.nullable(v.string()),
  brandId: v.string(),
  brandName: v.string(),
  brandHue: v.nullable(v.number()),
  hotelId: v.string(),
  hotels: v.array(looseObject({ hotelId: v.string(), hotelName: v.string() })),
  permissions: v.array(v.string()),
  // Those that the user has from roles of the brand: rows of the brand are written with these only.
  brandPermissions: v.array(v.string()),
  // False: no export, regardless of permissions. Missing: permissions decide.
  canExport: v.optional(v.boolean()),
  // False: masked values are never revealed, regardless of permissions. Missing: permissions decide.
  viewSensitive: v.optional(v.boolean()),
  // The largest refund that the user may make, in cents. Missing: any.
  maxRefundAmount: v.optional(v.number()),
  // The gateway is a demo: a page plays a guest (`/guest`).
  isDemo: v.optional(v.boolean()),
})

/** The signed-in user, as the gateway answers it. */
export type Identity = v.InferOutput<typeof identity>

/** O-001: the signed-in user; HTTP 401 if nobody is signed in. */
export const getIdentity = defineCall({
  id: 'O-001',
  name: 'getIdentity',
  method: 'GET',
  path: 'api/session',
  answer: identity,
  safeToRepeat: true,
})

/** O-003: signs out. */
export const signOut = defineCall({
  id: 'O-003',
  name: 'signOut',
  method: 'DELETE',
  path: 'api/session',
  answer: v.unknown(),
  safeToRepeat: false,
})

/**
 * O-004: a partner's server asks for a short-lived token for one account, with its key as bearer. `expiresAt`: ISO 8601.
 *
 * @example
 * ```ts
 * import { createEmbedToken } from '@ebkit/protocol/calls/session'
 *
 * // A partner's server asks for a token; its key stays there.
 * export async function tokenFor(account: string, partnerKey: string): Promise<{ token: string; expiresAt: string }> {
 *   const answer = await fetch(new URL(createEmbedToken.path, 'https://gateway.example.com'), {
 *     method: 'POST',
 *     headers: { Authorization: `Bearer ${partnerKey}`, 'Content-Type': 'application/json' },
 *     body: JSON.stringify({ hotelId: '100101', account }),
 *   })
 *   if (!answer.ok) throw new Error(`The gateway answered ${answer.status}`)
 *   return (await answer.json()).data
 * }
 * ```
 */
export const createEmbedToken = defineCall({
  id: 'O-004',
  name: 'createEmbedToken',
  method: 'POST',
  path: 'api/embed-token',
  body: v.object({
    hotelId: v.pipe(v.string(), v.minLength(1)),
    account: v.pipe(v.string(), v.minLength(1)),
  }),
  answer: looseObject({ token: v.string(), expiresAt: v.string() }),
  safeToRepeat: false,
})
