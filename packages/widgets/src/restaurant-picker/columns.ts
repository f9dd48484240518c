import {
  type ColumnChoice as Choice,
  type ColumnSet,
  columnsFor as columnsOfSet,
  unknownColumns as unknownOfSet,
} from '../picker/columnChoices'
import type { Text } from './strings'

/** The available columns, in any order. */
export const columnNames = ['name', 'restaurant', 'price', 'status'] as const

export type ColumnName = (typeof columnNames)[number]

/** A column by its name, or with the page's own heading. */
export type ColumnChoice = Choice<ColumnName>

const columns: ColumnSet<ColumnName> = {
  names: columnNames,
  ofTab: () => columnNames,
  numbers: ['price'],
}

/** The columns with their headings; the page's take precedence. */
export const columnsFor = (choices: readonly ColumnChoice[] | undefined, text: Text) =>
  columnsOfSet(columns, '', choices, (name) => text(name))

/** Columns that the page names but that do not exist. */
export const unknownColumns = (choices: readonly ColumnChoice[] | undefined) => unknownOfSet(columns, choices)
