import { existsSync, writeFileSync } from 'node:fs'
import { applications } from '@ebkit/domain'
import { type Declarations, declarationsOf } from './declarations'
import { entriesOnlyIn, ledgerFile, pending, readLedger } from './pending'

const kinds = ['effects', 'computed', 'automatic', 'reports', 'custom', 'notes'] as const

/** How much of each application is implemented: `done/declared`. */
function table(): string {
  const now = pending()
  const counts = applications.map((application) => {
    const all = declarationsOf(application)
    const left = now[application.name] as Declarations
    const of = (kind: (typeof kinds)[number]) => `${all[kind].length - left[kind].length}/${all[kind].length}`
    return [application.name, ...kinds.map(of)]
  })
  const lines = [['application', ...kinds], ...counts]
  return lines.map((line) => line.map((cell) => cell.padStart(12)).join('')).join('\n')
}

/**
 * Prints the counts of the ledger. `--write` writes it; entries may only be removed, and a new one, which a new
 * definition declares and no code implements yet, needs `--add`.
 */
function main(options: readonly string[]): void {
  console.log(table())
  if (!options.includes('--write')) return
  const now = pending()
  const added = existsSync(ledgerFile) ? entriesOnlyIn(now, readLedger()) : []
  if (added.length && !options.includes('--add')) {
    console.error(`The ledger may only shrink. New entries need --add:\n${added.join('\n')}`)
    process.exitCode = 1
    return
  }
  writeFileSync(ledgerFile, `${JSON.stringify(now, null, 2)}\n`)
}

main(process.argv.slice(2))
