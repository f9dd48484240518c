import {
  type ColumnChoice as Choice,
  type ColumnChoices as Choices,
  type ColumnSet,
  columnsFor as columnsOfSet,
  unknownColumns as unknownOfSet,
} from '../picker/columnChoices'
import type { Text } from './strings'

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
export type ColumnChoice = Choice<ColumnName>

/** Columns of all tabs, or of single tabs by their value. */
export type ColumnChoices = Choices<ColumnName>

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

const columns: ColumnSet<ColumnName> = {
  names: columnNames,
  ofTab: (tab) => columnsOfTab[tab] ?? usual,
  numbers: ['price', 'inventory', 'sold'],
}

/** The columns of a tab with their heads; those of the page go before our own. */
export const columnsFor = (tab: string, choices: ColumnChoices | undefined, text: Text) =>
  columnsOfSet(columns, tab, choices, (name) => text(name))

/** What the page names and no list has. */
export const unknownColumns = (choices: ColumnChoices | undefined) => unknownOfSet(columns, choices)
