import type { OfferedAction } from '@ebkit/core/resource-definition'
import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'

/**
 * Actions that change values of a row, by resource: an address or a date is changed starting from the current one. Left
 * out are those that assign a row to somebody or something else (分配, 改派, 转让, 换桌), and those whose field means
 * something else than the row's (退款金额 beside 已退金额).
 */
export const changing: Readonly<Record<string, readonly string[]>> = {
  'activity-api/coupon-record': ['delay'],
  'activity-api/qr-ticket-claim': ['extend'],
  'activity-api/qrcode-campaign': ['renew'],
  'activity-api/red-envelope-record': ['extend'],
  'corporate-api/corporate-lead': ['follow'],
  'employee-api/employee': ['rejoin'],
  'meeting-api/meeting-booking': ['change'],
  'meeting-api/meeting-lead': ['follow', 'quote'],
  'member-api/member': ['adjustGrade'],
  'merchant-api/delivery-platform': ['bind'],
  'merchant-api/sale-channel': ['shareToStores'],
  'merchant-api/short-link': ['extend'],
  'payment-api/credit-account': ['adjust'],
  'payment-api/invoice': ['reissue'],
  'payment-api/reward-rule': ['renew'],
  'points-api/points-exchange': ['changeAddress'],
  'restaurant-api/table-reservation': ['confirm'],
  'ticket-api/deposit-order': ['extendBalance'],
  'ticket-api/generic-voucher-code': ['extend'],
  'ticket-api/ticket-code': ['reactivate'],
  'ticket-api/ticket-order': ['changeDate', 'note'],
  'ticket-api/valid-card-reservation': ['reschedule'],
  'wechat-api/customer-group': ['setWelcome'],
  'wechat-api/wecom-customer': ['follow'],
  'wxa-admin/applet-release': ['grayRelease'],
}

/** Initial values for the form of an action that changes a row. Undefined: none. Masked values are left out. */
export function currentValues(
  { resource, fields }: Pick<PageResource, 'resource' | 'fields'>,
  { name, input = [] }: Pick<OfferedAction, 'name' | 'input'>,
  row: Row,
): Readonly<Record<string, unknown>> | undefined {
  if (!changing[resource]?.includes(name)) return undefined
  const isKnown = (asked: string) => fields.some((field) => field.name === asked && !field.mask)
  const kept = input.filter((asked) => isKnown(asked.name) && (row[asked.name] ?? null) !== null)
  return Object.fromEntries(kept.map((asked) => [asked.name, row[asked.name]]))
}
