import { ecardUser, ticketProduct } from '@ebkit/domain'
import type { DeskCard, DeskObstacle, DeskRight } from '@ebkit/protocol/calls/verificationDesk'
import { maskText } from '@ebkit/rules/fields'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../../behaviour/Behaviour'
import { storeDay } from '../../../behaviour/numbers'
import { findRows } from '../../../behaviour/rows'
import { bindingOf } from '../../bindings'
import { isDayIn } from '../../isDayIn'
import { type Card, cardOf, type Holder, isForStore } from '../cards/cardDates'
import { usesOf } from '../cards/useCard'
import { suspendedPasses } from '../openAreas'

type Images = (path: string) => string

/** A right as the row of the card contains it. */
interface Granted {
  readonly rightName: string
  readonly ticketProductId: string
  readonly timesLimit?: number
  readonly dailyLimit?: number
  readonly companions?: number
  readonly costTimes?: number
}

/** The obstacle if the card cannot be used today, with the note on that day. */
function exclusionOf({ unusableDates }: Card): DeskObstacle | undefined {
  const day = storeDay()
  const found = (unusableDates ?? []).find(({ dates }) => isDayIn(day, dates))
  return found && { code: 'unusable-day', reason: String(found.reason ?? '') }
}

/** Why no right of the card can be used. A card that is activated by its first use can be used. */
function obstacleOfCard(holder: Holder, card: Card | undefined): DeskObstacle | null {
  const day = storeDay()
  const isActive =
    holder.status === 'ACTIVE' || (holder.status === 'INACTIVE' && card?.activateType === 'first')
  if (holder.status === 'EXPIRED' || (holder.endDate && day > holder.endDate))
    return { code: 'expired', date: holder.endDate }
  if (!isActive) return { code: 'card-state', status: holder.status }
  if (holder.startDate && day < holder.startDate) return { code: 'not-yet', date: holder.startDate }
  return (card && exclusionOf(card)) ?? null
}

async function isReserved(
  { rows }: BehaviourContext,
  { brandId, ecardUserId }: Holder,
  rightName: string,
): Promise<boolean> {
  const { rowCount } = await rows.execute(sql`select from valid_card_reservation r
    where r.brand_id = ${brandId} and r.ecard_user_id = ${ecardUserId} and r.status = 'BOOKED'
      and r.right_name = ${rightName} and r.reserve_date = ${storeDay()}`)
  return !!rowCount
}

/** Why a right cannot be used today, in the order in which its use would be refused. */
async function obstacleOfRight(
  context: BehaviourContext,
  holder: Holder,
  card: Card,
  { rightName, ticketProductId }: Granted,
  left: number | null,
): Promise<DeskObstacle | null> {
  const { size } = await suspendedPasses(context, [ticketProductId])
  if (size) return { code: 'area-suspended' }
  if (left === 0) return { code: 'times-used' }
  const needsReservation = card.needReserve && !(await isReserved(context, holder, rightName))
  return needsReservation ? { code: 'needs-reservation' } : null
}

async function rightAtDesk(
  context: BehaviourContext,
  holder: Holder,
  card: Card,
  granted: Granted,
): Promise<DeskRight> {
  const {
    rightName,
    ticketProductId,
    timesLimit = 0,
    dailyLimit = 0,
    companions = 0,
    costTimes = 1,
  } = granted
  const { all, today } = await usesOf(context, holder, rightName, null)
  const limits = [...(timesLimit ? [timesLimit - all] : []), ...(dailyLimit ? [dailyLimit - today] : [])]
  const left = limits.length ? Math.max(0, Math.min(...limits)) : null
  const [product] = await findRows(context, ticketProduct, sql`t.ticket_product_id = ${ticketProductId}`, {
    lock: false,
  })
  return {
    rightName,
    productName: product?.productName ?? null,
    left,
    costTimes,
    mostPersons: companions + 1,
    obstacle: await obstacleOfRight(context, holder, card, granted, left),
  }
}

/** The maximum number of visitors with an e-card, which does not define companions. */
const mostPersonsOfEcard = 10

const ofEcard: DeskRight = {
  ...{
    rightName: null,
    productName: null,
    left: null,
    costTimes: 1,
    mostPersons: mostPersonsOfEcard,
    obstacle: null,
  },
}

async function rightsOf(
  context: BehaviourContext,
  holder: Holder,
  card: Card | undefined,
): Promise<DeskRight[]> {
  if (!card) return [ofEcard]
  const rights: DeskRight[] = []
  for (const granted of (card.rightsList ?? []) as unknown as readonly Granted[])
    rights.push(await rightAtDesk(context, holder, card, granted))
  return rights
}

/** What identifies the holder; nothing at stores that the card is not for. */
const identityOf = ({ holderName, holderPhone, facePhoto }: Holder, isHere: boolean, imageOf: Images) => ({
  holderName: isHere && holderName ? maskText(holderName, 'name') : null,
  holderPhone: isHere && holderPhone ? maskText(holderPhone, 'phone') : null,
  facePhoto: isHere && facePhoto ? imageOf(facePhoto) : null,
})

/** An e-card or valid-period card by its number, as the desk of the acting store sees it. */
export async function deskCard(
  context: BehaviourContext,
  cardNo: string,
  imageOf: Images,
): Promise<DeskCard | null> {
  const [holder] = await findRows(context, ecardUser, sql`t.card_no = ${cardNo}`, { lock: false })
  if (!holder) return null
  const card = await cardOf(context, holder)
  const { rows } = await context.rows.execute<Record<string, never>>(sql`select
    ${sql.raw(bindingOf(context.resourceNamed('ecardUser') as never).detailed)} from ecard_user t
    where t.ecard_user_id = ${holder.ecardUserId}`)
  const isHere = await isForStore(context, holder, card)
  const { cardName = null, remainDays = null, remainTimes = null } = rows[0] ?? {}
  return {
    ecardUserId: String(holder.ecardUserId),
    ...{ cardNo, cardName, remainDays, remainTimes },
    ...identityOf(holder, isHere, imageOf),
    ...{ startDate: holder.startDate, endDate: holder.endDate, status: String(holder.status) },
    obstacle: isHere ? obstacleOfCard(holder, card) : { code: 'other-store' },
    rights: await rightsOf(context, holder, card),
  }
}
