import { createRowService, type Row } from '@ebkit/core/services/rows'
import { quoteConditionValue } from '@ebkit/rules/conditions'
import type { Option } from '@ebkit/rules/fields'
import { labelOf } from '../../pages/labelOf'
import type { ChoicesAsked } from '../Addition'
import { choiceStrings } from './choiceStrings'

const orders = 'ticket-api/ticket-order'
const codes = 'ticket-api/ticket-code'

/** Maximum number of orders offered at once. */
const most = 50

const orderChoice = ({ platformOrderId, productName, buyerName }: Row): Option => ({
  value: String(platformOrderId),
  label: { zh: [platformOrderId, productName, buyerName].filter(Boolean).join(' · ') },
})

/** Orders by number, buyer or phone, or by one of their codes. */
export async function orderChoices({ http, search, signal }: ChoicesAsked): Promise<readonly Option[]> {
  const rows = createRowService(http)
  const found = await rows.list(orders, { search, sort: 'createdAt desc', most }, signal)
  if (found.rows.length || !search) return found.rows.map(orderChoice)
  const filter = `code=${quoteConditionValue(search)}`
  const { rows: owners } = await rows.list(codes, { filter, most }, signal)
  const keys = [...new Set(owners.map(({ platformOrderId }) => String(platformOrderId)))]
  if (!keys.length) return []
  const ofCodes = `platformOrderId=${keys.map(quoteConditionValue).join('|')}`
  return (await rows.list(orders, { filter: ofCodes, most }, signal)).rows.map(orderChoice)
}

/** The codes of an order that can be extended, each with its end and how often it was extended. */
export async function codeChoices({ http, values, signal }: ChoicesAsked): Promise<readonly Option[]> {
  const { platformOrderId, includeExpired } = values
  if (typeof platformOrderId !== 'string' || !platformOrderId) return []
  const states = includeExpired ? 'UNUSED|EXPIRED' : 'UNUSED'
  const filter = `platformOrderId=${quoteConditionValue(platformOrderId)}&status=${states}`
  const { rows } = await createRowService(http).list(codes, { filter, sort: 'code asc' }, signal)
  return rows.map(({ ticketCodeId, code, validEnd, delayTimes, status }) => {
    const key = status === 'EXPIRED' ? 'expiredCode' : 'code'
    const label = labelOf(choiceStrings, key, { code, end: validEnd, times: Number(delayTimes ?? 0) })
    return { value: String(ticketCodeId), label }
  })
}
