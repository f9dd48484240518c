import { ecardUser, ticketProduct } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../../behaviour/Behaviour'
import { changeState } from '../../../behaviour/changeState'
import { employeeOf } from '../../../behaviour/employeeOf'
import { storeDay } from '../../../behaviour/numbers'
import { filled, refuse } from '../../../behaviour/refuse'
import { changeRow, findRow } from '../../../behaviour/rows'
import { seeAllStores } from '../../../behaviour/seeAllStores'
import { momentOf } from '../../../database/storeTimeSql'
import { isDayIn } from '../../isDayIn'
import { requireOpenArea } from '../openAreas'
import { reasons } from '../strings'
import { type Card, cardOf, type Holder, isForStore } from './cardDates'

/** A use of a card: at a gate, at the counter or with a reservation. */
export interface CardUse {
  readonly rightName: string | null
  readonly persons: number
  /** The number of uses that an e-card is charged; of a valid-period card, the right determines it. */
  readonly times?: number | null
  readonly reservationId?: string | null
  /** The record of this use, if it exists already. */
  readonly useId?: string | null
}

interface Right {
  readonly rightName: string
  readonly ticketProductId: string
  readonly timesLimit?: number
  readonly dailyLimit?: number
  readonly companions?: number
  readonly costTimes?: number
}

/** A right of a card by its name, or its first one if the name is null. @throws 422 `unknown-right` */
export function rightOf({ rightsList }: Card, rightName: string | null): Right {
  const rights = (rightsList ?? []) as unknown as readonly Right[]
  const named = rights.find((right) => right.rightName === rightName)
  return (
    named ?? (rightName === null ? rights[0] : undefined) ?? refuse('unknown-right', reasons.unknownRight)
  )
}

async function requirePlace(
  context: BehaviourContext,
  holder: Holder,
  card: Card | undefined,
): Promise<void> {
  if (!(await isForStore(context, holder, card))) refuse('card-place', reasons.cardPlace)
  const day = storeDay()
  const isExcluded = (card?.unusableDates ?? []).some(({ dates }) => isDayIn(day, dates))
  if (isExcluded) refuse('unusable-day', reasons.unusableDay)
}

/** The number of uses of a right by a card, in total and today; the use `useId` is not counted. */
export async function usesOf(
  { rows }: BehaviourContext,
  { brandId, ecardUserId }: Holder,
  rightName: string,
  useId: string | null,
) {
  const found = await rows.execute<{ all: number; today: number }>(sql`select count(*)::int as "all",
    count(*) filter (where r.use_time >= ${momentOf(storeDay())})::int as today
    from ecard_use_record r where r.brand_id = ${brandId} and r.ecard_user_id = ${ecardUserId}
      and r.right_name = ${rightName} and r.status = 'VALID' and r.use_id is distinct from ${useId}`)
  return found.rows[0] ?? { all: 0, today: 0 }
}

async function requireRight(
  context: BehaviourContext,
  holder: Holder,
  right: Right,
  { persons, useId = null }: CardUse,
) {
  const { timesLimit = 0, dailyLimit = 0, companions = 0, rightName } = right
  const limit = companions + 1
  if (persons > limit) refuse('companions', filled(reasons.companions, { limit }))
  const { all, today } = await usesOf(context, holder, rightName, useId)
  if (timesLimit && all >= timesLimit) refuse('right-used', reasons.rightUsed)
  if (dailyLimit && today >= dailyLimit) refuse('daily-used', reasons.dailyUsed)
}

/** A card that can be used now; its first use may activate it. @throws 422 in other states, and outside its dates */
async function usable(context: BehaviourContext, given: Holder, card: Card | undefined): Promise<Holder> {
  if (given.status === 'INACTIVE' && card?.activateType === 'first')
    await changeState(context, ecardUser, given, 'activateByUse')
  const holder = (await findRow(context, ecardUser, given.ecardUserId)) ?? given
  if (holder.status !== 'ACTIVE') refuse('card-state', reasons.cardState)
  const day = storeDay()
  if ((holder.startDate && day < holder.startDate) || (holder.endDate && day > holder.endDate))
    refuse('card-dates', reasons.cardDates)
  return holder
}

/** The number of uses charged to a card, without this one. */
async function takenBy(
  { rows }: BehaviourContext,
  { ecardUserId }: Holder,
  useId: string | null,
): Promise<number> {
  const found = await rows.execute<{ times: number }>(sql`select coalesce(sum(r.times), 0)::int as times
    from ecard_use_record r where r.ecard_user_id = ${ecardUserId} and r.status = 'VALID'
      and r.use_id is distinct from ${useId}`)
  return found.rows[0]?.times ?? 0
}

async function takeTimes(
  context: BehaviourContext,
  holder: Holder,
  times: number,
  useId: string | null,
): Promise<void> {
  await changeRow(context, ecardUser, String(holder.ecardUserId), { lastUseTime: sql`now()` })
  if (holder.totalTimes === null) return
  const left = holder.totalTimes - (await takenBy(context, holder, useId))
  if (times > left) refuse('times-left', filled(reasons.timesLeft, { left: Math.max(0, left) }))
  if (times === left) await changeState(context, ecardUser, holder, 'useUp')
}

/**
 * Checks a use of a card and charges it.
 *
 * @param given the holder, locked
 * @returns the fields of its record
 * @throws 422 with the reason
 */
export async function useCard(context: BehaviourContext, given: Holder, use: CardUse) {
  // its uses at other stores count too
  await seeAllStores(context)
  const card = await cardOf(context, given)
  const holder = await usable(context, given, card)
  const right = card && rightOf(card, use.rightName)
  await requirePlace(context, holder, card)
  if (right) {
    await requireOpenArea(context, right.ticketProductId)
    await requireRight(context, holder, right, use)
  }
  const times = right ? (right.costTimes ?? 1) : (use.times ?? 1)
  await takeTimes(context, holder, times, use.useId ?? null)
  const product = right && (await findRow(context, ticketProduct, right.ticketProductId, { lock: false }))
  return {
    ecardUserId: holder.ecardUserId,
    cardNo: holder.cardNo,
    validCardId: holder.validCardId,
    ecardId: holder.ecardId,
    rightName: right?.rightName ?? null,
    reservationId: use.reservationId ?? null,
    ...{ times, persons: use.persons },
    settleAmount: (product?.settlePrice ?? 0) * use.persons,
    useTime: sql`now()`,
    useHotelId: context.place.hotelId,
    employeeId: await employeeOf(context),
  }
}
