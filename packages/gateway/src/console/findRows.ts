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
  '/ticket/orderList/detail?dialog=refund': '/ticket/orderList/detail?dialog=refund&refund.search={refundId}',
  '/batch-refund/list': '/batch-refund/list?id={batchRefundId}',
  '/order-distribution': '/order-distribution?id={restaurantOrderId}',
  '/ecard/user-manage/index': '/ecard/user-manage/detail?ecardUserId={ecardUserId}',
  '/pass/delivery-list': '/pass/delivery-edit?id={passDeliveryId}',
  '/reservation-booking': '/reservation-booking?id={reservationId}',
  '/member-list/list': '/memberInteract/detail?memberId={memberId}',
  '/ticket/list/{type}': '/ticket/normalnew/edit/{ticketProductId}',
  '/coupon/list': '/coupon/list?id={couponId}',
  '/invoice/index': '/invoice/index?id={invoiceId}',
  '/power/employee-list': '/power/employee/{employeeId}',
  '/printer-manage/list': '/printer-manage/list?id={printerId}',
}

/** Maximum number of rows found per list. */
const most = 3

/** A list that is searched, and the pages that the user must be allowed to open for it. */
interface SearchedList {
  readonly list: ListPage
  readonly pages: readonly ListPage[]
}

/** The list of a page, or of one of its drawers. */
function listAt(address: string): SearchedList {
  const [route = '', name] = address.split('?dialog=')
  const page = findPage(route) as ListPage
  const drawer = name && page.drawers?.find((each) => each.name === name)
  if (!drawer) return { list: page, pages: [page] }
  const list = { ...page, ...drawer }
  return { list, pages: [page, list] }
}

/** The first two further searched values of a row. */
const factsOf = ({ search = [] }: ListPage, { display }: ServedResource, row: Row) =>
  search
    .filter((name) => name !== display)
    .flatMap((name) => (typeof row[name] === 'string' && row[name] ? [row[name]] : []))
    .slice(0, 2)

/** The rows that match a text in the lists that the user may open, a few per list. */
export async function foundRows(
  rows: Transaction,
  permissions: readonly string[],
  reach: Reach,
  search: string,
): Promise<AnswerOf<typeof findRows>> {
  const found: AnswerOf<typeof findRows> = []
  for (const [place, address] of Object.entries(addresses)) {
    const { list, pages } = listAt(place)
    const resource = findResource(list.resource)
    if (!resource || pages.some((page) => missingRights(page, permissions).length)) continue
    const chosen = { ...reach, search, orderType: list.sort }
    for (const row of await firstRows(rows, bindingOf(resource), chosen, most))
      found.push({
        address: fillRoute(address, row),
        page: { ...list.title },
        name: String(row[resource.display] ?? row[resource.key]),
        facts: factsOf(list, resource, row),
      })
  }
  return found
}
