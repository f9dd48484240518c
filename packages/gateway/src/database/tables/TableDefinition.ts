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
  /** A condition in SQL that is true or null for every row. */
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
  /** `gin`: for lists, and for pairs of characters in texts. */
  readonly method: 'btree' | 'gin'
  /** SQL: a column with its direction, or an expression in parentheses. */
  readonly columns: readonly string[]
}

export interface TablePolicy {
  readonly name: string
  readonly command: 'ALL' | 'SELECT'
  /** A condition in SQL; the policy allows the rows for which it is true. */
  readonly using: string
}

/** A table of the database. All names are those in the database. */
export interface TableDefinition {
  readonly name: string
  readonly scope: 'hotel' | 'brand' | 'platform'
  readonly columns: readonly TableColumn[]
  readonly key: readonly string[]
  /** Lists of columns that foreign keys refer to, with the names of their unique constraints. */
  readonly targets: readonly { readonly name: string; readonly columns: readonly string[] }[]
  readonly checks: readonly TableCheck[]
  readonly references: readonly TableReference[]
  readonly indexes: readonly TableIndex[]
  readonly policies: readonly TablePolicy[]
}
