import {
  type ColumnChoice as Choice,
  type ColumnChoices as Choices,
  type ColumnSet,
  columnsFor as columnsOfSet,
  unknownColumns as unknownOfSet,
} from '../picker/columnChoices'
import type { Text } from './strings'

/** The available columns, in any order. */
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

/** A column by its name, or with the page's own heading. */
export type ColumnChoice = Choice<ColumnName>

/** Columns of all tabs, or of single tabs by their value. */
export type ColumnChoices = Choices<ColumnName>

const usual: ColumnName[] = ['name', 'type', 'store', 'price', 'inventory', 'status']
const poster: ColumnName[] = ['poster', ...usual]

/** The columns of each tab. @spec W-PICK-9 */
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

/** The columns of a tab with their headings; the page's take precedence. */
export const columnsFor = (tab: string, choices: ColumnChoices | undefined, text: Text) =>
  columnsOfSet(columns, tab, choices, (name) => text(name))

/** Columns that the page names but that do not exist. */
export const unknownColumns = (choices: ColumnChoices | undefined) => unknownOfSet(columns, choices)
