import { findResource } from '@ebkit/domain'
import type { TrailEntry } from '@ebkit/protocol/calls/resourceActions'
import type { Transaction } from '../../database/tenant'
import { brandNames } from '../labels/brandNames'
import { wantedNames } from '../labels/wantedNames'

/** An entry as read, with the employee behind its user. */
export type ReadEntry = TrailEntry & { readonly employeeId: string | null }

/** Entries with the names of their users, including those who work for a store that the reader cannot see. */
export async function withActors(rows: Transaction, entries: readonly ReadEntry[]): Promise<TrailEntry[]> {
  const employee = findResource('employee')
  const wanted = wantedNames()
  for (const { userName, employeeId } of entries)
    if (employee && userName === null) wanted.add(employee, employeeId)
  const names = (await brandNames(rows, wanted.all)).get('employee')
  return entries.map(({ employeeId, ...entry }) => ({
    ...entry,
    userName: entry.userName ?? names?.get(employeeId ?? '') ?? null,
  }))
}
