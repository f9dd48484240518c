import type { TableDefinition } from './TableDefinition'

const plain = (sql: string) => sql.replaceAll('"', '')
const list = (names: readonly string[]) => `(${names.map(plain).join(', ')})`

function linesOf(table: TableDefinition): string[] {
  const columns = table.columns.map(({ name, type, isRequired, initial }) =>
    [name, type, isRequired ? 'required' : '', initial === undefined ? '' : `= ${initial}`]
      .filter(Boolean)
      .join(' '),
  )
  return [
    ...columns,
    `key ${list(table.key)}`,
    ...table.targets.map(({ columns: target }) => `target ${list(target)}`),
    ...table.checks.map(({ condition }) => `check ${plain(condition)}`),
    ...table.references.map(
      ({ columns: own, table: other, to }) => `reference ${list(own)} to ${other} ${list(to)}`,
    ),
    ...table.indexes.map(
      ({ name, isUnique, method, columns: indexed }) =>
        `${isUnique ? 'unique' : `index ${method}`} ${list(indexed)} ${name}`,
    ),
    ...table.policies.map(({ name, command, using }) => `policy ${name} ${command} ${plain(using)}`),
  ]
}

/** Prints tables for a review: a line for each column, key, check, reference, index and policy. */
export const schemaText = (tables: readonly TableDefinition[]): string =>
  tables
    .map(
      (table) =>
        `table ${table.name}\n${linesOf(table)
          .map((line) => `  ${line}\n`)
          .join('')}`,
    )
    .join('\n')
