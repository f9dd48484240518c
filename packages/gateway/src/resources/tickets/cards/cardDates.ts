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
  work: BehaviourContext,
  { validCardId }: Pick<Holder, 'validCardId'>,
): Promise<Card | undefined> => findRow(work, validCard, validCardId, { lock: false })

/** Whether a card counts its uses. */
export const countsUses = ({ cardMode }: Card) => cardMode !== 'period'

async function lastDay(
  work: BehaviourContext,
  holder: Holder,
  card: Card | undefined,
): Promise<string | null> {
  if (card?.validType === 'range') return card.validRange?.end ?? null
  const days = card
    ? card.validDays
    : (await findRow(work, ecard, holder.ecardId, { lock: false }))?.validDays
  return days ? addDays(storeDay(), days - 1) : null
}

/** What a card has from the day on which it is activated. */
export async function activation(work: BehaviourContext, holder: Holder) {
  const card = await cardOf(work, holder)
  const fixed = card?.validType === 'range' ? card.validRange?.start : undefined
  return {
    activateTime: sql`now()`,
    startDate: fixed ?? storeDay(),
    endDate: await lastDay(work, holder, card),
  }
}
