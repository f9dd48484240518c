import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Application, applications } from '@ebkit/domain'
import { servedReports } from '../../reports/servedReports'
import { type Declarations, declarationsOf } from './declarations'
import { written } from './written'

/** What no code implements yet, by application. */
export type Ledger = Readonly<Record<string, Declarations>>

/** The ledger as it was last written. */
export const ledgerFile = fileURLToPath(new URL('pending.json', import.meta.url))

export const readLedger = (): Ledger => JSON.parse(readFileSync(ledgerFile, 'utf8'))

const served: ReadonlySet<string> = new Set(servedReports())

/** A report's route may also be the route of a page with notes, so reports are looked up separately. */
const isDone = (kind: keyof Declarations, name: string) => (kind === 'reports' ? served : written).has(name)

function pendingOf(application: Application): Declarations {
  const entries = Object.entries(declarationsOf(application)) as [keyof Declarations, readonly string[]][]
  const left = entries.map(([kind, names]) => [kind, names.filter((name) => !isDone(kind, name)).toSorted()])
  return Object.fromEntries(left) as Declarations
}

/** What no code implements now. */
export const pending = (): Ledger =>
  Object.fromEntries(applications.map((application) => [application.name, pendingOf(application)]))

const namesOf = (ledger: Ledger) =>
  Object.values(ledger).flatMap((entries) =>
    Object.entries(entries).flatMap(([kind, names]) => names.map((name: string) => `${kind}: ${name}`)),
  )

/** Entries of one ledger that the other does not have. */
export function entriesOnlyIn(one: Ledger, other: Ledger): string[] {
  const known = new Set(namesOf(other))
  return namesOf(one).filter((name) => !known.has(name))
}
