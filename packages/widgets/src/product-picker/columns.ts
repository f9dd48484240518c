import type { PickerColumn } from '../picker/view'
import type { Text, TextKey } from './strings'

/** Columns that a list can have, in no order. */
export const columnNames = [
  'name',
  'poster',
  'type',
  'store',
  'price',
  'inventory',
  'status',
  'spec',
  'limits',
  'ship',
  'labels',
  'card',
  'rooms',
  'category',
  'sold',
] as const

export type ColumnName = (typeof columnNames)[number]

/** A column by its name, or with a head of the page's own. */
export type ColumnChoice = ColumnName | { key: ColumnName; label?: string }

/** Columns of all tabs, or of single tabs by their value. */
export type ColumnChoices = readonly ColumnChoice[] | Readonly<Record<string, readonly ColumnChoice[]>>

const usual: ColumnName[] = ['name', 'type', 'store', 'price', 'inventory', 'status']
const poster: ColumnName[] = ['poster', ...usual]

/** What each tab shows. @spec W-PICK-9 */
const columnsOfTab: Readonly<Record<string, readonly ColumnName[]>> = {
  default: usual,
  13: poster,
  24: poster,
  19: [...usual, 'spec', 'limits'],
  29: [...usual, 'ship', 'labels'],
  30: [...usual, 'card', 'rooms'],
}

const numbers: readonly string[] = ['price', 'inventory', 'sold']

const nameOfColumn = (choice: ColumnChoice) => (typeof choice === 'string' ? choice : choice?.key)

function choicesFor(tab: string, choices: ColumnChoices | undefined): readonly ColumnChoice[] {
  const own = Array.isArray(choices)
    ? choices
    : (choices as Record<string, ColumnChoice[]> | undefined)?.[tab]
  const known = Array.isArray(own) ? own.filter(isKnown) : []
  return known.length > 0 ? known : (columnsOfTab[tab] ?? usual)
}

const isKnown = (choice: ColumnChoice) => columnNames.includes(nameOfColumn(choice))

/** The columns of a tab with their heads; those of the page go before our own. */
export function columnsFor(tab: string, choices: ColumnChoices | undefined, text: Text): PickerColumn[] {
  return choicesFor(tab, choices).map((choice) => {
    const key = nameOfColumn(choice)
    const label = (typeof choice === 'object' && choice.label) || text(key as TextKey)
    return { key, label, ...(numbers.includes(key) && { align: 'end' as const }) }
  })
}

/** What the page names and no list has. */
export function unknownColumns(choices: ColumnChoices | undefined): string[] {
  if (!choices) return []
  const lists = Array.isArray(choices) ? [choices] : Object.values(choices as object)
  return lists
    .flatMap((list) => (Array.isArray(list) ? list : [list]))
    .filter((choice) => !isKnown(choice))
    .map(describe)
}

const describe = (choice: unknown) => (typeof choice === 'string' ? choice : JSON.stringify(choice))
