import type { TicketCategory } from '@ebkit/core/services/ticketCategories'
import { noValue } from '@ebkit/rules/fields'
import { formatNumber, isSet } from '@ebkit/rules/products'
import type { ReactNode } from 'react'
import { lockedTexts } from '../picker/lockedTexts'
import { RowName } from '../picker/RowName'
import type { PickerView } from '../picker/view'
import { columnsFor } from './columns'
import type { CategoryPickerProps } from './props'
import type { CategoryPickerText, Text } from './strings'
import { readTabs } from './tabs'

/** Product types with a label; for others the gateway's value is shown. */
const types: unknown[] = ['ticket', 'room', 'meal', 'package', 'goods', 'gift']

function typeOf({ productType }: TicketCategory, text: Text): string {
  return types.includes(productType) ? text(productType as CategoryPickerText) : productType || noValue
}

function limitsOf({ isBrandMultiple, productStatusVmo }: TicketCategory, text: Text): string {
  const limits = [
    isSet(isBrandMultiple) && text('multipleStores'),
    isSet(productStatusVmo?.limitTime) && text('limitTime'),
    isSet(productStatusVmo?.limitSell) && text('limitSell'),
  ]
  return limits.filter(Boolean).join(' · ') || noValue
}

const productsOf = ({ productCount }: TicketCategory) => formatNumber(productCount ?? noValue)

const cells: Readonly<Record<string, (row: TicketCategory, text: Text) => ReactNode>> = {
  name: (row) => (
    <RowName picture={row.icon ?? undefined} name={nameOf(row)}>
      {row.ticketCategoryId}
    </RowName>
  ),
  type: typeOf,
  products: productsOf,
  spec: ({ productSpecType }, text) => text(isSet(productSpecType) ? 'multipleSpecs' : 'singleSpec'),
  limits: limitsOf,
  split: ({ supplierAccountStatus }, text) => text(isSet(supplierAccountStatus) ? 'isSplit' : 'isNotSplit'),
  activities: ({ activityTypes }) => activityTypes?.join(' · ') || noValue,
}

/** The displayed name; a category without one is shown by its id. */
const nameOf = ({ categoryName, ticketCategoryId }: TicketCategory) =>
  categoryName || String(ticketCategoryId)

/** The view of categories in the open tab. @spec W-TCP-1 W-TCP-10 */
export function categoryView(
  { tabs: choices, heading, columns, filters, max, single, allowRule }: CategoryPickerProps,
  tab: string,
  text: Text,
): PickerView<TicketCategory> {
  const { tabs } = readTabs(choices)
  const count = (number: number) => text(number === 1 ? 'one' : 'count', { count: number })
  const hint = single ? text('single') : max ? text('maximum', { count: count(max) }) : undefined
  return {
    title: heading || text('choose'),
    ...(hint && { hint }),
    tabs: tabs.map(({ value, label }) => ({ value, label: label || text(`tab${value}`) })),
    columns: columnsFor(tab, tabs.find(({ value }) => value === tab)?.columns ?? columns, text),
    cell: (row, key) => cells[key]?.(row, text),
    nameOf,
    detailOf: (row) => typeOf(row, text),
    pictureOf: ({ icon }) => icon ?? undefined,
    reasonText: (code) => text(code as CategoryPickerText),
    blockedHint: text('blockedHint'),
    searchLabel: text('search'),
    locked: lockedTexts(filters),
    allowRule: !!allowRule && !single,
    hasEligibleOnly: true,
    count,
  }
}
