import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { applications } from '@ebkit/domain'
import { createdBefore } from './createdBefore'
import { migrationFiles, tablesOf } from './migrationFiles'
import { schemaFile } from './schemaFile'
import { schemaText } from './schemaText'

/**
 * Writes `schema.txt`. With a folder it also writes the migrations that create all tables, except those created before, into
 * that folder:
 * `node --import tsx --conditions=source packages/gateway/src/database/tables/generate.ts [folder [first number]]`
 */
function generate([folder, first = '0']: readonly string[]): void {
  writeFileSync(schemaFile, schemaText(tablesOf(applications)))
  if (!folder) return
  for (const [place, { name, sql }] of migrationFiles(applications, createdBefore).entries()) {
    const number = String(Number(first) + place).padStart(4, '0')
    writeFileSync(join(resolve(folder), `${number}_${name}.sql`), sql)
  }
}

generate(process.argv.slice(2))
