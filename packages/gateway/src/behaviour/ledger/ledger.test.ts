import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { columnName } from '../../database/columnName'
import { tableOf } from '../../database/tables/tableOf'
import { computations } from '../../resources/computed'
import { definitions } from '../../resources/definitions'
import { behaviours } from '../behaviours'
import { namedTests, testsOf, titlesOfPages } from '../testing/namedTests'
import { builtBehaviours } from './customPages'
import { entriesOnlyIn, pending, readLedger } from './pending'
import { writtenInBehaviours } from './written'
import { writtenNotes } from './writtenNotes'

describe('the ledger of what no code does yet', () => {
  test('is what the definitions declare and no code does; `npm run domain -- --write` writes it', () => {
    assert.deepEqual(entriesOnlyIn(readLedger(), pending()), [], 'has code now and may leave')
    assert.deepEqual(entriesOnlyIn(pending(), readLedger()), [], 'has no code and is not in the ledger')
  })

  test('what has left it has a test that is named after it', () => {
    const tests = namedTests()
    const missing = writtenInBehaviours.filter((name) => !testsOf(name, tests).length)
    assert.deepEqual(missing, [])
  })

  test('notes that have left it have a test of their page that is named after it', () => {
    const titles = titlesOfPages().map((title) => `${title} `)
    const missing = writtenNotes.filter(
      (route) => !titles.some((title) => title.includes(`notes of ${route} `)),
    )
    assert.deepEqual(missing, [])
  })

  test('each behaviour of a custom page that is built has a test of the pages that is named after it', () => {
    const titles = titlesOfPages()
    const missing = builtBehaviours.filter((name) => !titles.some((title) => title.startsWith(`${name}: `)))
    assert.deepEqual(missing, [])
  })

  test('what is copied, assigned or stored has a column', () => {
    for (const { resource, computed = {} } of behaviours) {
      const columns = new Set(tableOf(resource, definitions).columns.map(({ name }) => name))
      // A handmade table computes its own columns on reading.
      for (const [name, { kind }] of Object.entries(computed))
        if (kind !== 'live' && !computations[resource.name]?.[name])
          assert.ok(columns.has(columnName(name)), `${resource.name}.${name}`)
    }
  })
})
