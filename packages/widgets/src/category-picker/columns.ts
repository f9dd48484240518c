import {
  type ColumnChoice as Choice,
  type ColumnChoices as Choices,
  type ColumnSet,
  columnsFor as columnsOfSet,
  unknownColumns as unknownOfSet,
} from '../picker/columnChoices'
import type { Text } from './strings'

/** The available columns, in any order. */
export const columnNames = ['name', 'type', 'products', 'spec', 'limits', 'split', 'activities'] as const

export type ColumnName = (typeof columnNames)[number]

/** A column by its name, or with the page's own heading. */
export type ColumnChoice = Choice<ColumnName>

/** Columns of all tabs, or of single tabs by their value. */
export type ColumnChoices = Choices<ColumnName>

const usual: readonly ColumnName[] = ['name', 'type', 'products']

/** The columns of each tab. @spec W-TCP-10 */
export const columnsOfTab: Readonly<Record<string, readonly ColumnName[]>> = {
  13: usual,
  19: [...usual, 'spec', 'limits'],
  24: [...usual, 'split'],
}

const columns: ColumnSet<ColumnName> = {
  names: columnNames,
  ofTab: (tab) => columnsOfTab[tab] ?? usual,
  numbers: ['products'],
}

/** The columns of a tab with their headings; the page's take precedence. */
export const columnsFor = (tab: string, choices: ColumnChoices | undefined, text: Text) =>
  columnsOfSet(columns, tab, choices, (name) => text(name))

/** Columns that the page names but that do not exist. */
export const unknownColumns = (choices: ColumnChoices | undefined) => unknownOfSet(columns, choices)
