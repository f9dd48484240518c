import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { jobTable } from '../support/jobTable'

const folder = import.meta.dirname

/** Names of the jobs in the files beside this one, as they stand there. */
const walked = readdirSync(folder)
  .filter((file) => file.endsWith('.e2e.ts'))
  .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/(?<=^ {4}name: ')[^']+/gm) ?? [])

test('each job that is walked has a row in the guide, and each row a job', () => {
  assert.deepEqual([...jobTable.keys()].toSorted(), walked.toSorted())
})

test('each row says the steps by mouse and by keyboard, and their sum is right', () => {
  for (const [name, cells] of jobTable) {
    assert.equal(cells.length, 2, name)
    for (const cell of cells) {
      const [whole, ...kinds] = cell.split(/[:,] /).map((part) => Number.parseInt(part, 10))
      assert.equal(
        kinds.reduce((sum, count) => sum + count, 0),
        whole,
        `${name}: ${cell}`,
      )
    }
  }
})
