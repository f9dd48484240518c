import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Rows of the table in the guide by their jobs: steps by mouse, steps by keyboard. */
export const jobTable: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(join(import.meta.dirname, '../../../../docs/guides/jobs.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Job'))
    .map((line) => {
      const [name = '', ...cells] = line.slice(2, -2).split(' | ')
      return [name, cells] as const
    }),
)
