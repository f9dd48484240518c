import type { DeskCode, DeskFound } from '@ebkit/core/services/verificationDesk'
import type { PastEntry, Shown } from './DeskState'

/** Codes that can be verified now, in their order. */
export const usableOf = (codes: readonly DeskCode[]): readonly DeskCode[] =>
  codes.filter(({ obstacle }) => !obstacle)

/** Whether codes belong to persons: who is there is ticked one by one, never counted. */
export const isByPerson = (codes: readonly DeskCode[]): boolean => codes.some(({ isRealName }) => isRealName)

/** Which codes are ticked at first: the one that was shown; of an order all, unless each belongs to one person. */
function firstTicked({ kind, codes }: DeskFound): string[] {
  const [first] = codes
  if (!first || first.obstacle) return []
  if (kind === 'code') return [first.ticketCodeId]
  const ofOrder = codes.filter(({ platformOrderId }) => platformOrderId === first.platformOrderId)
  return ofOrder.filter(({ isRealName }) => !isRealName).map(({ ticketCodeId }) => ticketCodeId)
}

/** What the desk shows of a result. */
export function shownOf(entered: string, found: DeskFound): Shown {
  const { kind, codes, card } = found
  if (kind === 'card') {
    if (!card) return { kind: 'nothing', entered, as: kind }
    const right = Math.max(
      0,
      card.rights.findIndex(({ obstacle }) => !obstacle),
    )
    return { kind: 'card', entered, card, right, persons: 1 }
  }
  if (!codes.length) return { kind: 'nothing', entered, as: kind }
  return { kind: 'codes', entered, as: kind, codes, ticked: firstTicked(found) }
}

/** Why nothing in the result can be verified. */
export function obstacleOf(shown: Shown | undefined) {
  if (shown?.kind === 'codes' && shown.as === 'code') return shown.codes[0]?.obstacle ?? undefined
  if (shown?.kind === 'card')
    return shown.card.obstacle ?? shown.card.rights[shown.right]?.obstacle ?? undefined
  return undefined
}

/** What remains of an entry when the next one follows; undefined if it is settled. */
export function pastOf(shown: Shown | undefined): PastEntry | undefined {
  if (!shown || shown.kind === 'done' || shown.kind === 'nothing') return undefined
  const { entered } = shown
  if (shown.kind === 'failed')
    return shown.during === 'verification'
      ? { entered, name: '', obstacle: undefined, isOpen: true }
      : undefined
  const obstacle = obstacleOf(shown)
  if (!obstacle) return undefined
  const name = shown.kind === 'card' ? (shown.card.cardName ?? '') : (shown.codes[0]?.productName ?? '')
  return { entered, name, obstacle, isOpen: false }
}
