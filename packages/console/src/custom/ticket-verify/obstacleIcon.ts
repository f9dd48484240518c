import type { DeskObstacle } from '@ebkit/core/services/verificationDesk'
import { calendarPlusIcon, calendarXIcon, clockIcon, mapPinOffIcon, undo2Icon, xIcon } from '@ebkit/ui/icons'

/** The icon of a reason. */
export function obstacleIcon({ code }: DeskObstacle): string {
  switch (code) {
    case 'expired':
    case 'not-yet':
      return clockIcon
    case 'unusable-day':
      return calendarXIcon
    case 'needs-reservation':
      return calendarPlusIcon
    case 'other-store':
    case 'area-suspended':
      return mapPinOffIcon
    case 'refunding':
    case 'refunded':
      return undo2Icon
    default:
      return xIcon
  }
}
