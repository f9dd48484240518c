import type { Application } from '@ebkit/domain'
import { definitionsOf } from './Definitions'
import type { TableDefinition } from './TableDefinition'
import { tableOf } from './tableOf'
import { referencesSql, tableSql, targetsSql } from './tableSql'
import { textPairsSql } from './textPairs'

/** A file of SQL; `name` is the file name without its number. */
export interface MigrationFile {
  readonly name: string
  readonly sql: string
}

/** Joins the statements into one round trip: one trip per statement takes half as long again for thousands of them. */
const file = (name: string, about: string, statements: readonly string[]): MigrationFile => ({
  name,
  sql: `-- ${about}\n\n${statements.join(';\n')};\n`,
})

/** The tables of each application, in the order of their definitions. */
export function tablesOf(applications: readonly Application[]): TableDefinition[] {
  const definitions = definitionsOf(applications)
  return [...definitions.resources.values()].map((resource) => tableOf(resource, definitions))
}

/**
 * Migrations that create tables: one per application, with indexes and row-level security, and one for references, which
 * cross applications and form cycles.
 *
 * @param present names of tables that exist already; they only get the unique constraints that references need
 */
export function migrationFiles(
  applications: readonly Application[],
  present: ReadonlySet<string> = new Set(),
): MigrationFile[] {
  const tables = tablesOf(applications)
  const isNew = ({ name }: TableDefinition) => !present.has(name)
  const references = [
    ...tables.filter((table) => !isNew(table)).flatMap(targetsSql),
    ...tables.filter(isNew).flatMap(referencesSql),
  ]
  const ofApplication = ({ resources }: Application) => tables.splice(0, resources.length).filter(isNew)
  return [
    file('text-pairs', 'What searches in texts need; see src/database/tables/textPairs.ts.', textPairsSql),
    ...applications.map((application) =>
      file(
        `tables-of-${application.name}`,
        `Made of the definitions of ${application.name}; see src/database/tables.`,
        ofApplication(application).flatMap(tableSql),
      ),
    ),
    file('references', 'Made of the definitions: a row refers to rows of its own brand only.', references),
  ]
}
