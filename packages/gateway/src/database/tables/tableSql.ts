import { nameList, quotedName } from './sqlText'
import type { TableColumn, TableDefinition, TableIndex, TablePolicy } from './TableDefinition'

const types: Readonly<Partial<Record<string, string>>> = {
  numeric: 'numeric(14, 4)',
  timestamptz: 'timestamp with time zone',
}

const columnSql = ({ name, type, isRequired, initial }: TableColumn) =>
  [
    quotedName(name),
    types[type] ?? type,
    ...(initial === undefined ? [] : [`DEFAULT ${initial}`]),
    ...(isRequired ? ['NOT NULL'] : []),
  ].join(' ')

function creation({ name, columns, key, targets, checks }: TableDefinition): string {
  const lines = [
    ...columns.map(columnSql),
    `PRIMARY KEY (${nameList(key)})`,
    ...targets.map((target) => `CONSTRAINT ${quotedName(target.name)} UNIQUE (${nameList(target.columns)})`),
    ...checks.map((check) => `CONSTRAINT ${quotedName(check.name)} CHECK (${check.condition})`),
  ]
  return `CREATE TABLE ${quotedName(name)} (\n\t${lines.join(',\n\t')}\n)`
}

const indexSql = (table: string, { name, isUnique, method, columns }: TableIndex) =>
  `CREATE ${isUnique ? 'UNIQUE ' : ''}INDEX ${quotedName(name)} ON ${quotedName(table)} USING ${method} (${columns.join(', ')})`

const policySql = (table: string, { name, command, using }: TablePolicy) =>
  `CREATE POLICY ${quotedName(name)} ON ${quotedName(table)}${command === 'ALL' ? '' : ` FOR ${command}`}\n\tUSING (${using})`

/** Statements that create a table with its indexes and its row-level security, which also applies to its owner. */
export function tableSql(table: TableDefinition): string[] {
  const name = quotedName(table.name)
  return [
    creation(table),
    ...table.indexes.map((index) => indexSql(table.name, index)),
    `ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY`,
    `ALTER TABLE ${name} FORCE ROW LEVEL SECURITY`,
    ...table.policies.map((policy) => policySql(table.name, policy)),
  ]
}

/** Statements that add the unique constraints that foreign keys of other tables refer to. */
export const targetsSql = ({ name, targets }: TableDefinition): string[] =>
  targets.map(
    (target) =>
      `ALTER TABLE ${quotedName(name)} ADD CONSTRAINT ${quotedName(target.name)} UNIQUE (${nameList(target.columns)})`,
  )

/** Statements that add a table's foreign keys, after all tables have been created. */
export const referencesSql = ({ name, references }: TableDefinition): string[] =>
  references.map(
    (reference) =>
      `ALTER TABLE ${quotedName(name)} ADD CONSTRAINT ${quotedName(reference.name)} FOREIGN KEY (${nameList(reference.columns)}) ` +
      `REFERENCES ${quotedName(reference.table)} (${nameList(reference.to)})`,
  )
