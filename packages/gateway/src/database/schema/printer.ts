import { printer as definition } from '@ebkit/domain'
import { integer, text } from 'drizzle-orm/pg-core'
import { resourceTable } from './resourceTable'

/**
 * Printers. A device reports its state by heartbeats: `reportedState` and `lastOnlineAt`, which is `infinity` while
 * it holds a connection open.
 */
export const printer = resourceTable(definition, {
  columns: {
    reportedState: text().notNull().default('ONLINE'),
    pendingJobs: integer().notNull().default(0),
  },
})
