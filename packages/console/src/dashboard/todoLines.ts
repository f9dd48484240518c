import type { ConsolePage } from '@ebkit/core/services/consolePages'
import type { PanelItem } from '@ebkit/domain'
import { joinConditions } from '../rows/rowsAddress'
import type { Count } from './useCounts'

/** What is counted for an item: the item itself, or one of several lists that contain its rows. */
export interface TodoLine {
  /** Index among the panel's items. */
  readonly of: number
  readonly item: PanelItem
}

/** An item whose list depends on a field of the row has a line for each list, with the field's values of its rows. */
export const todoLines = (
  items: readonly PanelItem[],
  resources: ConsolePage['resources'],
): readonly TodoLine[] =>
  items.flatMap((item, of) => linesOf(item, resources).map((line) => ({ of, item: line })))

function linesOf(item: PanelItem, resources: ConsolePage['resources']): readonly PanelItem[] {
  if (!item.toBy) return [item]
  const { field: name = '', ...lists } = item.toBy
  const options = resources[item.source ?? '']?.fields.find((field) => field.name === name)?.options ?? []
  return [...new Set(Object.values(lists))].map((to) => {
    const values = Object.keys(lists).filter((value) => lists[value] === to)
    const names = options.filter(({ value }) => values.includes(String(value))).map(({ label }) => label)
    return {
      ...item,
      to,
      where: joinConditions(item.where, `${name}=${values.join('|')}`),
      label: {
        zh: `${item.label.zh}：${names.map(({ zh }) => zh).join('、')}`,
        en: `${item.label.en ?? item.label.zh}: ${names.map(({ zh, en }) => en ?? zh).join(', ')}`,
      },
    }
  })
}

/** The lines that are shown: of an item with several lists those that have rows, else only the item. */
export function shownLines(
  items: readonly PanelItem[],
  lines: readonly TodoLine[],
  counts: readonly Count[],
): readonly { readonly item: PanelItem; readonly count: Count }[] {
  const counted = lines.map(({ of, item }, index) => ({ of, item, count: counts[index] }))
  return items.flatMap((item, of) => {
    const own = counted.filter((line) => line.of === of)
    if (!item.toBy) return own
    const some = own.filter(({ count }) => typeof count === 'number' && count > 0)
    const unknown = own.find(({ count }) => typeof count !== 'number')
    return some.length > 0 ? some : [{ item, count: unknown ? unknown.count : 0 }]
  })
}
