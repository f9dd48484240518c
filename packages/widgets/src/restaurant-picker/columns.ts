import {
  type ColumnChoice as Choice,
  type ColumnSet,
  columnsFor as columnsOfSet,
  unknownColumns as unknownOfSet,
} from '../picker/columnChoices'
import type { Text } from './strings'

/** Columns that the list can have, in no order. */
export const columnNames = ['name', 'restaurant', 'price', 'status'] as const

export type ColumnName = (typeof columnNames)[number]

/** A column by its name, or with a head of the page's own. */
export type ColumnChoice = Choice<ColumnName>

const columns: ColumnSet<ColumnName> = {
  names: columnNames,
  ofTab: () => columnNames,
  numbers: ['price'],
}

/** The columns with their heads; those of the page go before our own. */
export const columnsFor = (choices: readonly ColumnChoice[] | undefined, text: Text) =>
  columnsOfSet(columns, '', choices, (name) => text(name))

/** What the page names and the list does not have. */
export const unknownColumns = (choices: readonly ColumnChoice[] | undefined) => unknownOfSet(columns, choices)
