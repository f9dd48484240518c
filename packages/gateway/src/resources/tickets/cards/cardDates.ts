import { ecard, type ecardUser, validCard } from '@ebkit/domain'
import { addDays } from '@ebkit/rules/dates'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../../behaviour/Behaviour'
import { storeDay } from '../../../behaviour/numbers'
import type { RowOf } from '../../../behaviour/RowOf'
import { findRow } from '../../../behaviour/rows'

export type Holder = RowOf<typeof ecardUser>
export type Card = RowOf<typeof validCard>

/** The valid-period card of a holder; undefined for a holder of an e-card. */
export const cardOf = (
  context: BehaviourContext,
  { validCardId }: Pick<Holder, 'validCardId'>,
): Promise<Card | undefined> => findRow(context, validCard, validCardId, { lock: false })

/** Whether a card can be used at the acting store: the one that sold it, or one that the card lists. */
export async function isForStore(
  context: BehaviourContext,
  { hotelId, ecardId }: Holder,
  card: Card | undefined,
): Promise<boolean> {
  const here = context.place.hotelId
  if (here === hotelId) return true
  const sold = card ?? (await findRow(context, ecard, ecardId, { lock: false }))
  return sold?.applyHotelIds?.includes(here) ?? false
}

/** Whether the number of uses of a card is limited. */
export const countsUses = ({ cardMode }: Card) => cardMode !== 'period'

async function lastDay(
  context: BehaviourContext,
  holder: Holder,
  card: Card | undefined,
): Promise<string | null> {
  if (card?.validType === 'range') return card.validRange?.end ?? null
  const days = card
    ? card.validDays
    : (await findRow(context, ecard, holder.ecardId, { lock: false }))?.validDays
  return days ? addDays(storeDay(), days - 1) : null
}

/** The fields that the activation of a card sets. */
export async function activation(context: BehaviourContext, holder: Holder) {
  const card = await cardOf(context, holder)
  const fixed = card?.validType === 'range' ? card.validRange?.start : undefined
  return {
    activateTime: sql`now()`,
    startDate: fixed ?? storeDay(),
    endDate: await lastDay(context, holder, card),
  }
}
