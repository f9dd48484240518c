import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { applications } from '@ebkit/domain'
import { migrationFiles, tablesOf } from './migrationFiles'
import { schemaDifferences } from './schemaDifferences'
import { schemaFile } from './schemaFile'
import { schemaText } from './schemaText'

test('the reviewed tables equal those of the definitions', () => {
  const differences = schemaDifferences(readFileSync(schemaFile, 'utf8'), schemaText(tablesOf(applications)))
  const command = 'node --import tsx --conditions=source packages/gateway/src/database/tables/generate.ts'
  assert.deepEqual(differences, [], `Review these and run ${command}`)
})

test('a removed, new or changed column, index, policy or table is named', () => {
  const before = 'table a\n  x text\n  y text\n  key (x)\n\ntable b\n  z text\n'
  assert.deepEqual(schemaDifferences(before, before), [])
  const now = 'table a\n  x text required\n  y text\n  key (x)\n\ntable c\n  z text\n'
  assert.deepEqual(schemaDifferences(before, now), ['- a: x text', '+ a: x text required', '- b', '+ c'])
})

test('there is one migration for each application, and one for references', () => {
  const files = migrationFiles(applications)
  assert.deepEqual(
    files.map(({ name }) => name),
    ['text-pairs', ...applications.map(({ name }) => `tables-of-${name}`), 'references'],
  )
  const occurrences = (pattern: RegExp) => files.map(({ sql }) => sql.match(pattern)?.length ?? 0)
  const tables = [0, ...applications.map(({ resources }) => resources.length), 0]
  assert.deepEqual(occurrences(/^CREATE TABLE /gm), tables)
  assert.deepEqual(occurrences(/FORCE ROW LEVEL SECURITY/g), tables)
  assert.equal(files.at(-1)?.sql.match(/ FOREIGN KEY /g)?.length, 714)
})
