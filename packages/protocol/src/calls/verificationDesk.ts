import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'
import { identifier, optionalNumber, optionalText } from '../schemas/values'

/** Codes of one check at most; an action takes as many. */
export const maximumDeskCodes = 200

/** Why a code or card cannot be used now, in the words of the desk. */
const deskObstacles = [
  'used',
  'expired',
  'not-yet',
  'refunding',
  'refunded',
  'void',
  'other-store',
  'unusable-day',
  'needs-reservation',
  'area-suspended',
  'card-state',
  'times-used',
] as const

const place = { hotelId: v.optional(identifier), brandId: v.optional(identifier) }

const obstacle = looseObject({
  code: v.picklist(deskObstacles),
  // When it was used, or from when on it can be: `2026-11-20 09:05:00`.
  time: optionalText,
  // Its last day, or the first.
  date: optionalText,
  hotelName: optionalText,
  employeeName: optionalText,
  // Where it can be used.
  stores: v.optional(v.array(v.string())),
  // The product's rule for the day.
  reason: optionalText,
  // State of a card.
  status: optionalText,
})

const code = looseObject({
  ticketCodeId: v.string(),
  code: v.string(),
  platformOrderId: v.string(),
  productName: v.string(),
  coverImage: optionalText,
  specName: optionalText,
  // Cents.
  sharePrice: optionalNumber,
  // Masked; null for codes of other stores, as the next two.
  holderName: optionalText,
  holderPhone: optionalText,
  idCard: optionalText,
  validStart: optionalText,
  validEnd: optionalText,
  // Names of the stores where it can be used.
  stores: v.array(v.string()),
  // The current store sold it, so it can reserve a day for it.
  isOwn: v.boolean(),
  // Each item belongs to one person, who is present or not.
  isRealName: v.boolean(),
  status: v.string(),
  // Null: it can be verified now, here.
  obstacle: v.nullable(obstacle),
})

const right = looseObject({
  rightName: v.nullable(v.string()),
  productName: optionalText,
  // Uses that are left of it; null: as many as the card has.
  left: optionalNumber,
  // Uses of the card that one of it takes.
  costTimes: v.number(),
  // Visitors at most, with the holder.
  mostPersons: v.number(),
  obstacle: v.nullable(obstacle),
})

const card = looseObject({
  ecardUserId: v.string(),
  cardNo: v.string(),
  cardName: optionalText,
  // Masked; null for cards of other stores, as the next two.
  holderName: optionalText,
  holderPhone: optionalText,
  facePhoto: optionalText,
  startDate: optionalText,
  endDate: optionalText,
  remainDays: optionalNumber,
  // Null: uses are not counted.
  remainTimes: optionalNumber,
  status: v.string(),
  obstacle: v.nullable(obstacle),
  rights: v.array(right),
})

/** Why something cannot be verified at the desk. */
export type DeskObstacle = v.InferOutput<typeof obstacle>
/** The content of a code at the desk. */
export type DeskCode = v.InferOutput<typeof code>
/** One right of a guest that the desk can use up. */
export type DeskRight = v.InferOutput<typeof right>
/** A guest’s card, as the desk sees it. */
export type DeskCard = v.InferOutput<typeof card>

/**
 * What a guest shows at the desk of the current store: a code (12 digits), a phone (11 digits that begin with 1), an e-card
 * (16 digits), or an order number. Nothing is verified. By body: a phone belongs into no address.
 */
export const lookUpAtDesk = defineCall({
  id: 'O-100',
  name: 'lookUpAtDesk',
  method: 'POST',
  path: 'ticket-api/verification-desk/look-up',
  body: looseObject({
    ...place,
    // Spaces and hyphens do not count.
    entered: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  }),
  answer: looseObject({
    kind: v.picklist(['code', 'phone', 'order', 'card']),
    // Of a code: all of its order, the code first. Else those that can be verified now, here.
    codes: v.array(code),
    card: v.nullable(card),
  }),
  safeToRepeat: true,
})

/**
 * Whether codes can be verified now at the current store, in the order given; null for those that do not exist.
 *
 * @example
 * ```ts
 * import { checkAtDesk, maximumDeskCodes } from '@ebkit/protocol/calls/verificationDesk'
 * import { check } from '@ebkit/protocol/check'
 *
 * maximumDeskCodes // 200
 * check(checkAtDesk.body, { codes: ['880012345678'] }).fits // true
 * check(checkAtDesk.body, { codes: [] }).fits // false
 * ```
 */
export const checkAtDesk = defineCall({
  id: 'O-101',
  name: 'checkAtDesk',
  method: 'POST',
  path: 'ticket-api/verification-desk/check',
  body: looseObject({
    ...place,
    codes: v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(64))),
      v.minLength(1),
      v.maxLength(maximumDeskCodes),
    ),
  }),
  answer: looseObject({ codes: v.array(v.nullable(code)) }),
  safeToRepeat: true,
})

/** What the current store has verified today. */
export const readDeskDay = defineCall({
  id: 'O-102',
  name: 'readDeskDay',
  method: 'GET',
  path: 'ticket-api/verification-desk/day',
  query: looseObject(place),
  answer: looseObject({
    // Codes and uses of cards.
    verifications: v.number(),
    // A code is one, a card has as many as came.
    visitors: v.number(),
    // Cents, of codes.
    amount: v.number(),
  }),
  safeToRepeat: true,
})
