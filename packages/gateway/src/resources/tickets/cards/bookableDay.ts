import { addDays } from '@ebkit/rules/dates'
import { storeDay } from '../../../behaviour/numbers'
import { filled, refuse } from '../../../behaviour/refuse'
import { reasons } from '../strings'
import type { Card, Holder } from './cardDates'

/** Checks the day of a reservation. @throws 422 for a past day, one too far ahead, and one after the end of the card */
export function requireBookableDay(card: Card, { endDate }: Holder, reserveDate: string | null): void {
  const [day, days] = [storeDay(), card.reserveAheadDays ?? 7]
  if (!reserveDate || reserveDate < day) refuse('past-date', reasons.pastDate)
  if (reserveDate > addDays(day, days)) refuse('ahead-days', filled(reasons.aheadDays, { days }))
  if (endDate && reserveDate > endDate) refuse('card-dates', reasons.cardDates)
}
