import type { ColumnType } from '../schema/resourceColumns'

export interface TableColumn {
  readonly name: string
  readonly type: ColumnType
  readonly isRequired: boolean
  /** SQL. */
  readonly initial?: string
}

export interface TableCheck {
  readonly name: string
  /** SQL that holds for every row, or is null. */
  readonly condition: string
}

/** A foreign key. */
export interface TableReference {
  readonly name: string
  readonly columns: readonly string[]
  readonly table: string
  readonly to: readonly string[]
}

export interface TableIndex {
  readonly name: string
  readonly isUnique?: boolean
  /** `gin`: for lists, and for texts by pairs of characters. */
  readonly method: 'btree' | 'gin'
  /** SQL: a column with its direction, or an expression in brackets. */
  readonly columns: readonly string[]
}

export interface TablePolicy {
  readonly name: string
  readonly command: 'ALL' | 'SELECT'
  /** SQL that holds for the rows it lets through. */
  readonly using: string
}

/** A table as it is in the database. All names are those of the database. */
export interface TableDefinition {
  readonly name: string
  readonly scope: 'hotel' | 'brand' | 'platform'
  readonly columns: readonly TableColumn[]
  readonly key: readonly string[]
  /** Lists of columns, with the names of their constraints, that foreign keys point to. */
  readonly targets: readonly { readonly name: string; readonly columns: readonly string[] }[]
  readonly checks: readonly TableCheck[]
  readonly references: readonly TableReference[]
  readonly indexes: readonly TableIndex[]
  readonly policies: readonly TablePolicy[]
}
