import type { Translator } from '@ebkit/core/locale'
import type { DeskObstacle } from '@ebkit/core/services/verificationDesk'
import type { deskStrings } from './strings'

export type DeskText = Translator<keyof typeof deskStrings.texts.zh>

/**
 * The tone of a past entry: red if it is final, yellow if another day resolves it, grey if it was refunded or voided.
 * The current entry is always red.
 */
export const toneOf = ({ code }: DeskObstacle): 'danger' | 'warning' | 'neutral' => {
  if (code === 'refunded' || code === 'void') return 'neutral'
  return ['not-yet', 'refunding', 'unusable-day', 'needs-reservation', 'area-suspended'].includes(code)
    ? 'warning'
    : 'danger'
}

/** `2026-11-20 09:05:00` as the desk shows it: without seconds. */
const minute = (time: string | null | undefined) => (time ? time.slice(0, 16) : '')

/** Why it cannot be used, in words for the guest. */
export function obstacleLead(text: DeskText, obstacle: DeskObstacle): string {
  const { time, date, hotelName, employeeName, stores = [], reason, status } = obstacle
  switch (obstacle.code) {
    case 'used':
      return text('usedLead', {
        time: minute(time),
        store: hotelName ?? text('unknownPerson'),
        employee: employeeName ?? text('unknownPerson'),
      })
    case 'expired':
      return text('expiredLead', { date: date ?? '' })
    case 'not-yet':
      return text('notYetLead', { date: date ?? minute(time) })
    case 'refunding':
      return text('refundingLead')
    case 'refunded':
      return text('refundedLead')
    case 'void':
      return text('voidLead')
    case 'other-store':
      return text('otherStoreLead', { stores: stores.join(text('between')) || text('unknownPerson') })
    case 'unusable-day':
      return reason || text('unusableDayLead')
    case 'needs-reservation':
      return text('needsReservationLead')
    case 'area-suspended':
      return text('areaSuspendedLead')
    case 'card-state':
      return text('cardStateLead', { status: status ?? '' })
    default:
      return text('timesUsedLead')
  }
}
