import { randomInt } from 'node:crypto'
import { ecardUser, validCard } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../../behaviour/Behaviour'
import { changeState } from '../../../behaviour/changeState'
import { addRow, findRow } from '../../../behaviour/rows'
import type { Product } from '../inventory'
import { type Order, sharesOf } from '../ticketCodes'
import { type Card, countsUses } from './cardDates'

/** An unguessable card number of 16 digits, unique in the brand. */
export async function freeCardNo({ rows, place }: BehaviourContext): Promise<string> {
  for (;;) {
    const cardNo = Array.from({ length: 16 }, () => randomInt(10)).join('')
    const { rowCount } = await rows.execute(
      sql`select from ecard_user where brand_id = ${place.brandId} and card_no = ${cardNo}`,
    )
    if (!rowCount) return cardNo
  }
}

async function issueCard(
  context: BehaviourContext,
  order: Order,
  card: Card,
  index: number,
  payAmount: number,
): Promise<void> {
  const visitor = order.travellers?.[index] as { name?: string; idCard?: string } | undefined
  const values = {
    cardNo: await freeCardNo(context),
    ecardType: 'valid_card',
    validCardId: card.validCardId,
    memberId: order.memberId,
    holderName: visitor?.name ?? order.buyerName,
    holderPhone: order.buyerPhone,
    idCard: visitor?.idCard ?? null,
    source: 'online',
    ...{ platformOrderId: order.platformOrderId, payAmount },
    buyTime: sql`now()`,
    totalTimes: countsUses(card) ? card.totalTimes : null,
  } as const
  const key = await addRow(context, ecardUser, values, { hotelId: order.hotelId })
  const holder = card.activateType === 'buy' && (await findRow(context, ecardUser, key))
  if (holder) await changeState(context, ecardUser, holder, 'activateByUse')
}

/** Issues a card for each unit of a paid order. @returns whether the product is a card */
export async function issueCards(
  context: BehaviourContext,
  order: Order,
  { ecardType }: Product,
): Promise<boolean> {
  if (ecardType !== 'valid_card') return false
  const card = await findRow(context, validCard, order.ticketProductId, { lock: false })
  if (!card) return false
  for (const [index, share] of sharesOf(order.payAmount ?? 0, order.quantity ?? 1).entries())
    await issueCard(context, order, card, index, share)
  return true
}
