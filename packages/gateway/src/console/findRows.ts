import { fillRoute, findResource, type ListPage, type ServedResource } from '@ebkit/domain'
import type { findRows } from '@ebkit/protocol/calls/foundRows'
import type { AnswerOf } from '@ebkit/protocol/define-call'
import type { Transaction } from '../database/tenant'
import { bindingOf } from '../resources/bindings'
import { firstRows } from '../resources/listing'
import type { Reach } from '../resources/stores'
import { findPage, missingRights } from './consolePages'

type Row = Readonly<Record<string, unknown>>

/** Lists whose rows can be found by number or name, and the address of a row. `{name}` is a field of the row. */
const addresses: Readonly<Record<string, string>> = {
  '/ticket/orderList/detail': '/ticket/orderList/detail?id={platformOrderId}',
  '/ecard/user-manage/index': '/ecard/user-manage/detail?ecardUserId={ecardUserId}',
  '/pass/delivery-list': '/pass/delivery-edit?id={passDeliveryId}',
  '/reservation-booking': '/reservation-booking?id={reservationId}',
  '/member-list/list': '/memberInteract/detail?memberId={memberId}',
  '/ticket/list/{type}': '/ticket/normalnew/edit/{ticketProductId}',
  '/power/employee-list': '/power/employee/{employeeId}',
  '/printer-manage/list': '/printer-manage/list?id={printerId}',
}

/** Number of rows of one list. */
const most = 3

/** Further searched values, the first two of which are shown. */
const factsOf = ({ search = [] }: ListPage, { display }: ServedResource, row: Row) =>
  search
    .filter((name) => name !== display)
    .flatMap((name) => (typeof row[name] === 'string' && row[name] ? [row[name]] : []))
    .slice(0, 2)

/** The rows that match a text in the lists that the user may open, a few of each. */
export async function foundRows(
  rows: Transaction,
  permissions: readonly string[],
  reach: Reach,
  search: string,
): Promise<AnswerOf<typeof findRows>> {
  const found: AnswerOf<typeof findRows> = []
  for (const [route, address] of Object.entries(addresses)) {
    const page = findPage(route) as ListPage
    const resource = findResource(page.resource)
    if (!resource || missingRights(page, permissions).length) continue
    const chosen = { ...reach, search, orderType: page.sort }
    for (const row of await firstRows(rows, bindingOf(resource), chosen, most))
      found.push({
        address: fillRoute(address, row),
        page: { ...page.title },
        name: String(row[resource.display] ?? row[resource.key]),
        facts: factsOf(page, resource, row),
      })
  }
  return found
}
