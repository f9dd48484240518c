import type { Product } from '@ebkit/core/services/products'
import { posterTabs } from '@ebkit/rules/products'
import { lockedTexts } from '../picker/lockedTexts'
import type { PickerView } from '../picker/view'
import { cellOf, nameOf, priceOf } from './cells'
import { columnsFor } from './columns'
import type { ProductPickerProps } from './props'
import type { Text, TextKey } from './strings'
import { readTabs } from './tabChoices'

/** The view of products in the open tab. */
export function productView(
  { tabs: choices, heading, columns, filters, max, single, allowRule }: ProductPickerProps,
  tab: string,
  text: Text,
): PickerView<Product> {
  const { tabs } = readTabs(choices)
  const shown = columnsFor(tab, tabs.find(({ value }) => value === tab)?.columns ?? columns, text)
  const count = (number: number) => text(number === 1 ? 'one' : 'count', { count: number })
  const hint = single ? text('single') : max ? text('maximum', { count: count(max) }) : undefined
  return {
    title: heading || text('choose'),
    ...(hint && { hint }),
    tabs: tabs.map(({ value, label }) => ({
      value,
      label: label || text(value === 'default' ? 'tab' : (`tab${value}` as TextKey)),
    })),
    columns: shown,
    cell: (row, key) => cellOf(row, key, key === shown[0]?.key, text),
    nameOf,
    detailOf: (row) => priceOf(row, text, '¥'),
    pictureOf: ({ coverImage }) => coverImage ?? undefined,
    reasonText: (code) => text(code as TextKey),
    blockedHint: text('blockedHint'),
    searchLabel: text(posterTabs.includes(Number(tab)) ? 'searchPoster' : 'search'),
    locked: lockedTexts(filters),
    allowRule: !!allowRule && !single,
    hasEligibleOnly: true,
    count,
  }
}
