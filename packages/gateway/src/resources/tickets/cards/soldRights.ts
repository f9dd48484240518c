import type { ResourceProblem } from '@ebkit/protocol/calls/resources'
import { filled } from '../../../behaviour/refuse'
import { explained } from '../../../behaviour/refuseAt'
import { reasons } from '../strings'
import type { Card } from './cardDates'

type Right = NonNullable<Card['rightsList']>[number]

/** The limit of uses; 0 means unlimited. */
const usesOf = ({ timesLimit }: Right) => Number(timesLimit) || Number.POSITIVE_INFINITY

/** Rights are identified by their product; their names may change. */
const isSame = (one: Right, other: Right) => one.ticketProductId === other.ticketProductId

/** Problems of a changed card that has been sold: rights that are removed or allow fewer uses. */
export function lostRights(before: Card, after: Card): ResourceProblem[] {
  const rights = after.rightsList ?? []
  return (before.rightsList ?? []).flatMap((sold): ResourceProblem[] => {
    const index = rights.findIndex((right) => isSame(right, sold))
    const kept = rights[index]
    if (!kept)
      return [explained('rightsList', filled(reasons.soldRightGone, { right: String(sold.rightName) }))]
    if (usesOf(kept) >= usesOf(sold)) return []
    const { zh, en } = reasons.unlimited
    const uses = Number(sold.timesLimit)
    const least = (none: string) => (uses ? String(uses) : none)
    const text = {
      zh: filled(reasons.soldRightLess, { uses: least(zh) }).zh,
      en: filled(reasons.soldRightLess, { uses: least(en) }).en ?? '',
    }
    return [explained(`rightsList.${index}.timesLimit`, text)]
  })
}
